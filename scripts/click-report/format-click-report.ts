import type { ClickCount } from '#server/services/clicks/hold-clicks.ts'
import { type Count, hideSmallCounts, type ShownCount } from './hide-small-counts.ts'
import type { Period } from './read-period.ts'

const notes = `<5  fewer than five clicks, which are not shown to anybody: they could be one person's.
≥5  five or more, left out because the sum would give one of those away.
Where a sum stands without its parts, they are left out for the same reason.`

/** Returns the owner's report: clicks by month, then by partner, page and link. A link's number is its place on the page. */
export function formatClickReport({ from, to }: Period, counts: readonly ClickCount[]): string {
  if (counts.length === 0) return `No clicks on paying links from ${from} to ${to}.`
  const partners = sumUpClicks(counts)
  const months = hideSmallCounts(sumUp('All', counts, [({ day }) => day.slice(0, 7)]))
  const monthRows = months.parts.toSorted((first, second) => first.name.localeCompare(second.name))
  return [
    `Clicks on paying links from ${from} to ${to}: ${partners.shown}`,
    ...(monthRows.length > 1 ? [formatTable('Month', monthRows)] : []),
    ...(partners.parts.length > 0 ? [formatTable('Partner, page, link', partners.parts)] : []),
    notes,
  ].join('\n\n')
}

/** Returns the clicks by partner, page and link, largest first, small numbers hidden. */
export function sumUpClicks(counts: readonly ClickCount[]): ShownCount {
  return hideSmallCounts(
    sumUp('All', counts, [({ partner }) => partner, ({ page }) => page, ({ position }) => `link ${position}`]),
  )
}

function sumUp(
  name: string,
  rows: readonly ClickCount[],
  [namePart, ...deeper]: ((row: ClickCount) => string)[],
): Count {
  const groups = namePart ? Map.groupBy(rows, namePart) : new Map<string, ClickCount[]>()
  return {
    name,
    count: rows.reduce((sum, { count }) => sum + count, 0),
    parts: [...groups].map(([part, members]) => sumUp(part, members, deeper)),
  }
}

function formatTable(title: string, parts: ShownCount[]): string {
  const rows = [{ name: title, shown: 'Clicks' }, ...parts.flatMap((part) => listRows(part, 0))]
  const [names, numbers] = [rows.map(({ name }) => name.length), rows.map(({ shown }) => shown.length)]
  const [nameWidth, numberWidth] = [Math.max(...names), Math.max(...numbers)]
  return rows.map(({ name, shown }) => `${name.padEnd(nameWidth)}  ${shown.padStart(numberWidth)}`).join('\n')
}

function listRows({ name, shown, parts }: ShownCount, depth: number): { name: string; shown: string }[] {
  // A single part would repeat its sum.
  const listed = parts.length > 1 || depth === 0 ? parts : []
  return [{ name: '  '.repeat(depth) + name, shown }, ...listed.flatMap((part) => listRows(part, depth + 1))]
}
