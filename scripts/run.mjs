import { runCommand } from './setup/prepare.mjs'

// `node scripts/run.mjs <script> …`: runs a script on the pinned Node, from a fresh clone on.

const [script = '', ...parameters] = process.argv.slice(2)
await runCommand(script, parameters)
