import { runCommand } from './setup/prepare.mjs'

// `npm run check:content`: faults and overdue facts of the content by file, from a fresh clone on.

await runCommand('checks/run-editor-checks.ts', process.argv.slice(2))
