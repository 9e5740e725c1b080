import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { PlanningCopy } from '#site/content/model/pages/planning-copy.ts'
import { seasons } from '#site/content/model/season-queries.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import type { YearBar } from '#site/domain/calendar/year-bar.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import { YearBars } from '#site/ui/YearBars.tsx'
import '#site/ui/accordion.css'
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
      <ul className="plan-seasons accordion">
        {seasons.list(language).map((season) => (
          <li key={season.id}>
            <details>
              <summary>
                <span>
                  {season.name} <small>{season.months}</small>
                </span>
                <Icon svg={caretDown} />
              </summary>
              <div>
                <RichText as="p" html={renderInlineMarkdown(copy.seasons[season.id])} />
                <MoreLink href={linkToEntry('seasons', season.id, language)}>{season.name}</MoreLink>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
