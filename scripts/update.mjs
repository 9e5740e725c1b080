import { runCommand } from './setup/prepare.mjs'

// `npm run update -- [service|all|review] [--dry-run]`: facts from open registers as proposals, from a fresh clone on.

await runCommand('update/run-update.ts', process.argv.slice(2))
