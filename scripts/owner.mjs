import { runCommand } from './setup/prepare.mjs'

// `npm run owner`, or with `-- --outside` also checking outside links: the state of the guide, from a fresh clone on.

await runCommand('scripts/print-owner-report.ts', process.argv.slice(2))
