import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { Season } from '#site/editorial/season-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Facts } from '#site/ui/Facts.tsx'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Notice } from '#site/ui/Notice.tsx'
import { Words } from '#site/ui/Words.tsx'
import './SeasonFacts.css'

/** The figures of a season beside the text: calendar, temperature, dates, rules, what must not be overlooked, the packing list. */
export function SeasonFacts({ season, language }: { season: Season; language: Language }) {
  const translate = translator(language)
  const rows = [
    { name: translate('season.calendar'), value: season.months },
    { name: translate('season.span'), value: season.monthsHome },
    { name: translate('season.temperature'), value: season.temperature },
    ...season.facts,
  ]
  return (
    <aside className="stack">
      <div>
        <Facts facts={rows.map(({ name, value }) => ({ name, valueHtml: renderInlineMarkdown(value) }))} />
        <p className="cap season-checked">
          {translate('season.sources')} {translate('season.checked', { date: sayDate(season.checkedOn, language) })}
        </p>
      </div>
      <Notice title={season.notice.name}>
        <Words as="p" html={renderInlineMarkdown(season.notice.text)} />
      </Notice>
      <p>
        <MoreLink href={`${hrefFor('packingList', language)}?season=${season.id}`}>{season.packing}</MoreLink>
      </p>
    </aside>
  )
}
