import { languages } from '#contract/languages.ts'
import { sumReviews } from '#site/content/model/evidence.ts'
import { countBasis, type Ranking } from '#site/content/model/ranking-queries.ts'
import { type PictureId, wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { Scene } from '#site/content/pictures/Scene.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { translator } from '#site/i18n/translate.ts'
import { EntryPicture } from '#site/media/photos/EntryPicture.tsx'
import type { Photo } from '#site/media/photos/photo-of.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { crumbsFor } from '#site/page-list/name-of-page.ts'
import { Crumbs } from '#site/ui/Crumbs.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { calendarCheck, sealCheck, star } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import './RankingHead.css'
import './ranking.css'

interface Props {
  page: GuidePage
  ranking: Ranking
  scene: PictureId
  photo?: Photo | undefined
}

export function RankingHead({ page, ranking, scene, photo }: Props) {
  const { language } = page
  const translate = translator(language)
  const reviews = sumReviews([...ranking.ranked, ...ranking.also].map(({ entry }) => entry))
  return (
    <section className={`rank-head rank-${ranking.id}`}>
      <div className="wrap">
        <div className="words">
          <Crumbs crumbs={crumbsFor(page)} label={translate('layout.crumbs')} />
          <h1>{ranking.words.heading}</h1>
          <RichText as="p" className="lead" html={renderInlineMarkdown(ranking.words.lead)} />
          <ul className="badges">
            <li>
              <Icon svg={sealCheck} />
              {translate('ranking.independent')}
            </li>
            <li>
              <Icon svg={star} />
              {translate('ranking.basis', countBasis(ranking, language))}
            </li>
            {reviews ? (
              <li data-evidence={reviews.isSample ? 'sample' : 'verified'}>
                <Icon svg={star} />
                <span>
                  {translate('ranking.basisOfGuests', {
                    count: formatNumber(reviews.value, languages[language].locale),
                  })}
                </span>
                {reviews.isSample ? <SampleMark language={language} /> : null}
              </li>
            ) : null}
            <li>
              <Icon svg={calendarCheck} />
              <span>{translate('ranking.updated', { date: formatDate(ranking.updatedOn, language) })}</span>
            </li>
          </ul>
        </div>
        <EntryPicture photo={photo} language={language} use="head" loading="eager">
          <Scene scene={scene} alt={wordsOfPicture(scene, language).alt} loading="eager" />
        </EntryPicture>
      </div>
    </section>
  )
}
