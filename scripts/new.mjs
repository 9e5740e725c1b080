import { runCommand } from './setup/prepare.mjs'

// `npm run new -- <kind> <id>`: writes the files of a new entry, from a fresh clone on.

await runCommand('scripts/write-new-entry.ts', process.argv.slice(2))
