import type { Cell, OwnerReport, Section, State, Table } from './report.ts'

const marks: Record<State, string> = { due: '✗', open: '·', well: '✓', missing: '?' }

// The page has all rows.
const shownRows = 15
const widestTable = 118

/** Returns the report as text for a terminal: an overview, then each section, long tables cut. */
export function formatReportAsText({ madeAt, sections }: OwnerReport): string {
  return [
    `The guide on ${madeAt}`,
    sections.map(({ state, title, summary }) => `${marks[state]} ${title}: ${summary}`).join('\n'),
    ...sections.filter(({ tables }) => tables.length > 0).map(formatSection),
    '✗ needs you   · can be better   ✓ well   ? cannot be told now',
  ].join('\n\n')
}

function formatSection({ title, tables }: Section): string {
  return [`${title}\n${'─'.repeat(title.length)}`, ...tables.map(formatTable)].join('\n\n')
}

function formatTable({ title, columns, rows }: Table): string {
  const shown = rows.slice(0, shownRows).map((cells) => cells.map(formatCell))
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...shown.map((cells) => cells[index]?.length ?? 0)),
  )
  const isWide = widths.reduce((sum, width) => sum + width + 2, 0) > widestTable
  const lines = isWide ? shown.map(formatAsList) : [columns, ...shown].map((cells) => formatInColumns(cells, widths))
  const more = rows.length > shownRows ? [`  … and ${rows.length - shownRows} more, on the page`] : []
  return [`${title} (${rows.length})`, ...lines, ...more].join('\n')
}

function formatInColumns(cells: readonly string[], widths: readonly number[]): string {
  return `  ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd()
}

/** Returns a row that is too wide for columns: the first cell, and the others below. */
function formatAsList([first = '', ...others]: readonly string[]): string {
  return [`  ${first}`, `      ${others.filter((cell) => cell !== '').join(' · ')}`].join('\n')
}

function formatCell(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text
}
