import { parseArgs } from 'node:util'
import { findOldFacts } from './content/find-old-facts.ts'
import { readWrittenTexts } from './content/written-texts.ts'
import { reportToEditor } from './editor-report.ts'
import { listContentRules } from './list-content-rules.ts'
import { applyRules } from './rule.ts'

// The report for editors before publishing: `npm run check:content`, or with `-- --date 2027-12-01` what will be due then.
// Overdue facts are warnings here only, so that no build fails because time passes.

const { values } = parseArgs({ options: { date: { type: 'string' } } })
const today = values.date ?? new Date().toISOString().slice(0, 10)

if (/^\d{4}-\d\d-\d\d$/.test(today) && !Number.isNaN(Date.parse(today))) {
  const written = readWrittenTexts()
  const { rules } = applyRules(await listContentRules(), written)
  const report = reportToEditor(
    rules.flatMap(({ problems }) => problems),
    findOldFacts(written.content, today),
  )
  console.log(report.text)
  if (report.errors > 0) process.exitCode = 1
} else {
  console.error(`--date ${today} is no day. Write it like 2027-12-01.`)
  process.exitCode = 1
}
