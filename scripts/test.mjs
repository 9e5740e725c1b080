import { pinnedNode, prepareInstallation, projectFolder, runToTheEnd } from './setup/prepare.mjs'
import { runProgram } from './setup/run-program.mjs'

// `npm test`: everything that CI checks, from a fresh clone on.

await runToTheEnd(async () => {
  await prepareInstallation()
  return runProgram(pinnedNode, ['scripts/verify.ts'], { cwd: projectFolder })
})
