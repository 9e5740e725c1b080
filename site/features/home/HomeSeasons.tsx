import type { HomeCopy } from '#site/editorial/pages/home-copy.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { Season } from '#site/editorial/season-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { picturesWords } from '#site/pictures/picture-words.ts'
import { Scene } from '#site/pictures/Scene.tsx'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { Words } from '#site/ui/Words.tsx'
import { YearBars } from '#site/ui/YearBars.tsx'

interface Props {
  seasons: Season[]
  copy: HomeCopy['seasons']
  language: Language
}

/** The four seasons behind tabs, winter first: what each is like, what there is to do, and when in the year it happens. */
export function HomeSeasons({ seasons, copy, language }: Props) {
  const translate = translator(language)
  const tabs = seasons.map((season) => ({
    id: season.id,
    label: season.name,
    content: (
      <div className="season">
        <Scene scene={season.scene} alt={picturesWords(season.scene, language).alt} />
        <div className="txt">
          <p className="small muted">{season.monthsHome}</p>
          <h3>{season.title}</h3>
          <Words as="p" className="season-text" html={renderInlineMarkdown(season.description)} />
          <ul className="do small">
            {season.activities.map((activity) => (
              <li key={activity}>{activity}</li>
            ))}
          </ul>
          <YearBars bars={season.yearBars} monthInitials={translate('month.initials').split(' ')} />
          <MoreLink href={hrefFor('season', language, { season: season.id })}>{copy.more[season.id]}</MoreLink>
        </div>
      </div>
    ),
  }))
  return <Tabs id="season" label={copy.tabsLabel} tabs={tabs} initial="winter" />
}
