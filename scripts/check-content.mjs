import { pinnedNode, prepareInstallation, projectFolder, runToTheEnd } from './setup/prepare.mjs'
import { runProgram } from './setup/run-program.mjs'

// `npm run check:content`: what is wrong in the content and what is due for another look, file by file, from a fresh clone on.

await runToTheEnd(async () => {
  await prepareInstallation()
  return runProgram(pinnedNode, ['checks/run-editor-checks.ts', ...process.argv.slice(2)], { cwd: projectFolder })
})
