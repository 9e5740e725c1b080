import type { Cell, OwnerReport, Section, State, Table } from './report.ts'

const stateWords: Record<State, string> = {
  due: 'Needs you',
  open: 'Can be better',
  well: 'Well',
  missing: 'Cannot be told',
}

// The colours of site/styles/tokens.css; the page is opened from the disk and loads nothing.
const styles = `
:root { color-scheme: light dark;
  --paper: light-dark(#ffffff, #0e1a20); --ink: light-dark(#10222c, #e8eef0); --ink-2: light-dark(#41545d, #b3c2c8);
  --line: light-dark(#d3dcdf, #2c3f48); --sea: light-dark(#0d5873, #8fc7dc);
  --bad: light-dark(#a8321f, #f0927f); --warn: light-dark(#7a5300, #e3b95a); --ok: light-dark(#2b6140, #8cc6a0) }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 72rem; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.55 "Instrument Sans", system-ui, sans-serif }
h1, h2 { font-family: "Source Serif 4", Georgia, serif; font-weight: 400; line-height: 1.2 }
h1 { font-size: 2.25rem; margin: 0 0 1.5rem }
h2 { font-size: 1.625rem; margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { font-size: 1.0625rem; margin: 1.5rem 0 .25rem }
a { color: var(--sea); text-underline-offset: .2em }
a:focus-visible { outline: 2px solid var(--sea); outline-offset: 2px }
ul { list-style: none; margin: 0; padding: 0 }
li { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr); padding: .5rem 0; border-top: 1px solid var(--line) }
@media (max-width: 40rem) { li { grid-template-columns: none } }
.state { font-weight: 600 }
.due { color: var(--bad) } .open { color: var(--warn) } .well { color: var(--ok) } .missing { color: var(--ink-2) }
.table { overflow-x: auto }
table { border-collapse: collapse; font-size: .9375rem }
th { text-align: left; font-weight: 600; color: var(--ink-2) }
th, td { padding: .3rem 1.5rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }
@media print { body { max-width: none; padding: 0 } }
`

/** Returns the report as one self-contained HTML page. */
export function formatReportAsPage({ madeAt, sections }: OwnerReport): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>The guide on ${escapeText(madeAt)}</title>
<style>${styles}</style>
</head>
<body>
<h1>The guide on ${escapeText(madeAt)}</h1>
<ul>
${sections.map(formatOverview).join('\n')}
</ul>
${sections.map((section, index) => (section.tables.length > 0 ? formatSection(section, index) : '')).join('\n')}
</body>
</html>
`
}

function formatOverview({ title, state, summary, tables }: Section, index: number): string {
  const name = escapeText(title)
  const linked = tables.length > 0 ? `<a href="#section-${index}">${name}</a>` : name
  return `<li><span class="state ${state}">${stateWords[state]}</span> <span>${linked}. ${escapeText(summary)}</span></li>`
}

function formatSection({ title, tables }: Section, index: number): string {
  return `<section>
<h2 id="section-${index}">${escapeText(title)}</h2>
${tables.map(formatTable).join('\n')}
</section>`
}

function formatTable({ title, columns, rows }: Table): string {
  const head = columns.map((column) => `<th scope="col">${escapeText(column)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${formatCell(cell)}</td>`).join('')}</tr>`)
  return `<h3>${escapeText(title)} (${rows.length})</h3>
<div class="table"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table></div>`
}

function formatCell(cell: Cell): string {
  if (typeof cell === 'string') return escapeText(cell)
  // Only web addresses, because they come from content and responses.
  if (!/^https?:\/\//.test(cell.address)) return escapeText(cell.text)
  return `<a href="${escapeText(cell.address)}" rel="noreferrer">${escapeText(cell.text)}</a>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
