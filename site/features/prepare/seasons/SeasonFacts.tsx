import type { Language } from '#contract/languages.ts'
import { readClimate } from '#site/content/model/pages/weather-copy.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { formatTemperatureRange, type Season } from '#site/content/model/season-queries.ts'
import { formatDate, formatMonth } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Facts } from '#site/ui/Facts.tsx'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Notice } from '#site/ui/Notice.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import './SeasonItems.css'

/** Returns what each month of a season is usually like in Svolvær: «mars −2 til 2 °C, april …». */
function describeTemperatures({ openMonths }: Season, language: Language): string {
  const { low, high } = readClimate()
  const months = openMonths.map((month) => {
    const range = { low: low[month - 1] as number, high: high[month - 1] as number }
    return `${formatMonth(month, language)} ${formatTemperatureRange(range, language)}`
  })
  return months.join(', ')
}

export function SeasonFacts({ season, language }: { season: Season; language: Language }) {
  const translate = translator(language)
  const render = (text: string) => renderTextLine(text, language, `content/seasons/${season.id}/${language}.md`)
  const rows = [
    { name: translate('season.calendar'), value: season.months },
    { name: translate('season.temperature'), value: describeTemperatures(season, language) },
    ...season.facts,
  ]
  return (
    <aside className="stack">
      <div>
        <Facts facts={rows.map(({ name, value }) => ({ name, valueHtml: render(value) }))} />
        <p className="caption season-checked">
          {translate('season.sources')} {translate('season.checked', { date: formatDate(season.checkedOn, language) })}
        </p>
      </div>
      <Notice title={season.notice.name}>
        <RichText as="p" html={render(season.notice.text)} />
      </Notice>
      <p>
        <MoreLink href={`${hrefFor('packingList', language)}?season=${season.id}`}>{season.packing}</MoreLink>
      </p>
    </aside>
  )
}
