import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { PlanningCopy } from '#site/content/model/pages/planning-copy.ts'
import { seasons } from '#site/content/model/season-queries.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import type { YearBar } from '#site/domain/calendar/year-bar.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { YearBars } from '#site/ui/YearBars.tsx'
import './plan-rows.css'

interface Props {
  bars: YearBar[]
  copy: PlanningCopy['when']
  language: Language
}

export function WhenToCome({ bars, copy, language }: Props) {
  return (
    <>
      <YearBars bars={bars} monthInitials={translator(language)('month.initials').split(' ')} />
      <dl className="plan-seasons rows">
        {seasons.list(language).map((season) => (
          <div key={season.id}>
            <dt>
              <a href={linkToEntry('seasons', season.id, language)}>{season.name}</a>
              <small>{season.months}</small>
            </dt>
            <RichText as="dd" html={renderInlineMarkdown(copy.seasons[season.id])} />
          </div>
        ))}
      </dl>
    </>
  )
}
