import { yearBarsOf } from '#site/content/model/format-facts.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { mapAddressOf } from '#site/domain/geography/outside-maps.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import { Notice } from '#site/ui/Notice.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import { YearBars } from '#site/ui/YearBars.tsx'
import { PlaceFacts, type PlaceProps } from './PlaceFacts.tsx'
import './PlaceArticle.css'

export function PlaceArticle({ place, language }: PlaceProps) {
  const translate = translator(language)
  const { facts, words } = place
  const bars = yearBarsOf(place, language)
  return (
    <section className="section place">
      <div className="wrap">
        <div className="full split">
          <div>
            <RichText as="div" className="prose" html={place.bodyHtml} />
            <section className="place-year">
              <h2>{translate('place.bestTime')}</h2>
              <RichText as="p" html={renderInlineMarkdown(words.bestTime)} />
              {bars.length > 0 ? <YearBars bars={bars} monthInitials={translate('month.initials').split(' ')} /> : null}
            </section>
            <blockquote className="quote">
              <RichText as="p" html={renderInlineMarkdown(words.advice)} />
              <footer>{translate('place.advice')}</footer>
            </blockquote>
          </div>
          <aside className="stack">
            <PlaceFacts place={place} language={language} />
            {words.notice ? (
              <Notice title={words.notice.title}>
                <RichText html={renderInlineMarkdown(words.notice.text)} />
              </Notice>
            ) : null}
            <ul className="place-links">
              <li>
                <a className="link" href={mapAddressOf(facts.coordinates)} target="_blank" rel="noopener">
                  <Icon svg={arrowUpRight} />
                  {translate('place.map')}
                </a>
              </li>
            </ul>
          </aside>
        </div>
      </div>
    </section>
  )
}
