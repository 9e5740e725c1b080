import { findOldFacts } from '#checks/content/find-old-facts.ts'
import type { TextFile } from '#checks/content/written-texts.ts'
import { shiftDay } from '#server/services/calendar/oslo-calendar.ts'
import { asSentence, count, keepFilled, type Section } from './report.ts'

const daysAhead = 60

/** Returns the section on facts due for review on a day (`2026-11-21`), and soon after. */
export function describeOldFacts(content: readonly TextFile[], today: string): Section {
  const due = findOldFacts(content, today)
  const known = new Set(due.map(({ file }) => file))
  const soon = findOldFacts(content, shiftDay(today, daysAhead)).filter(({ file }) => !known.has(file))
  const words = due.length > 0 ? `${count(due.length, 'fact')} to compare with the source again` : 'none past its day'
  return {
    title: 'Facts past their review date',
    state: due.length > 0 ? 'due' : 'well',
    summary: asSentence(`${words}; ${count(soon.length, 'more falls', 'more fall')} due within ${daysAhead} days`),
    tables: keepFilled(
      [
        { title: 'Due', facts: due },
        { title: `Due within ${daysAhead} days`, facts: soon },
      ].map(({ title, facts }) => ({
        title,
        columns: ['File and line', 'What to do'],
        rows: facts.map(({ file, fix }) => [file, fix]),
      })),
    ),
  }
}
