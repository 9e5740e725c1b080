import { runCommand } from './setup/prepare.mjs'

// `npm test`: the same checks as CI, from a fresh clone on.

await runCommand('scripts/verify.ts')
