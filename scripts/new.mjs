import { pinnedNode, prepareInstallation, projectFolder, runToTheEnd } from './setup/prepare.mjs'
import { runProgram } from './setup/run-program.mjs'

// `npm run new -- <kind> <id>`: writes the files of a new entry for an editor to fill in, from a fresh clone on.

await runToTheEnd(async () => {
  await prepareInstallation()
  return runProgram(pinnedNode, ['scripts/write-new-entry.ts', ...process.argv.slice(2)], { cwd: projectFolder })
})
