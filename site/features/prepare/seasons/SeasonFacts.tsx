import type { Language } from '#contract/languages.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import type { Season } from '#site/content/model/season-queries.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Facts } from '#site/ui/Facts.tsx'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Notice } from '#site/ui/Notice.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import './SeasonItems.css'

export function SeasonFacts({ season, language }: { season: Season; language: Language }) {
  const translate = translator(language)
  const render = (text: string) => renderTextLine(text, language, `content/seasons/${season.id}/${language}.md`)
  const rows = [
    { name: translate('season.calendar'), value: season.months },
    { name: translate('season.span'), value: season.monthsHome },
    { name: translate('season.temperature'), value: season.temperature },
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
