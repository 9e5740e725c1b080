import { runCommand } from './setup/prepare.mjs'

// `npm run report:clicks -- --from 2026-11-01 --to 2026-11-30`: clicks on paying links, from a fresh clone on.

await runCommand('scripts/print-click-report.ts', process.argv.slice(2))
