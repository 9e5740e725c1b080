import { sumUpClicks } from '#scripts/click-report/format-click-report.ts'
import type { ShownCount } from '#scripts/click-report/hide-small-counts.ts'
import type { Period } from '#scripts/click-report/read-period.ts'
import type { ClickCount } from '#server/services/clicks/hold-clicks.ts'
import { keepFilled, type Section } from './report.ts'

interface CountedPeriod {
  period: Period
  counts: readonly ClickCount[]
}

const mostPages = 20

/** Returns the section on clicks by partner and page, compared with the same number of days before. Small counts are hidden. */
export function describeClicks(present: CountedPeriod, before: CountedPeriod): Section {
  const [now, then] = [sumUpClicks(present.counts), sumUpClicks(before.counts)]
  const { from, to } = present.period
  const pages = now.parts.flatMap((partner) => partner.parts.map((page) => ({ partner: partner.name, ...page })))
  const shownThen = (name: string) => {
    const shown = then.parts.find((part) => part.name === name)?.shown
    return shown ?? (before.counts.some(({ partner }) => partner === name) ? 'hidden' : '0')
  }
  return {
    title: 'Clicks by partner',
    state: 'well',
    summary:
      `Clicks on paying links from ${from} to ${to}: ${formatCount(now, present.counts)}; ` +
      `in as many days before: ${formatCount(then, before.counts)}. ` +
      'Numbers under five are not shown (<5, ≥5): see «npm run report:clicks», which tells every link.',
    tables: keepFilled([
      {
        title: 'By partner',
        columns: ['Partner', 'Clicks', 'Before'],
        rows: now.parts.map(({ name, shown }) => [name, shown, shownThen(name)]),
      },
      {
        title: 'Most followed from',
        columns: ['Page', 'Partner', 'Clicks'],
        rows: pages
          // Hidden counts have no number and come last.
          .toSorted((one, other) => (Number(other.shown) || 0) - (Number(one.shown) || 0))
          .slice(0, mostPages)
          .map(({ name, partner, shown }) => [name, partner, shown]),
      },
    ]),
  }
}

function formatCount({ shown }: ShownCount, counts: readonly ClickCount[]): string {
  return counts.length === 0 ? 'none' : shown
}
