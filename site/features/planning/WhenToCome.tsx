import type { PlanningCopy } from '#site/editorial/pages/planning-copy.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { seasons } from '#site/editorial/season-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Words } from '#site/ui/Words.tsx'
import { type YearBar, YearBars } from '#site/ui/YearBars.tsx'
import './plan-rows.css'

interface Props {
  bars: YearBar[]
  copy: PlanningCopy['when']
  language: Language
}

/** The year in one drawing, and one sentence for each season. */
export function WhenToCome({ bars, copy, language }: Props) {
  return (
    <>
      <YearBars bars={bars} monthInitials={translator(language)('month.initials').split(' ')} />
      <dl className="plan-seasons">
        {seasons.list(language).map((season) => (
          <div key={season.id}>
            <dt>
              <a href={hrefFor('season', language, { season: season.id })}>{season.name}</a>
              <small>{season.months}</small>
            </dt>
            <Words as="dd" html={renderInlineMarkdown(copy.seasons[season.id])} />
          </div>
        ))}
      </dl>
    </>
  )
}
