import { pinnedNode, prepareInstallation, projectFolder, runToTheEnd } from './setup/prepare.mjs'
import { runProgram } from './setup/run-program.mjs'

// `npm run owner`, or with `-- --outside` the links to others too: how the guide stands, from a fresh clone on.

await runToTheEnd(async () => {
  await prepareInstallation()
  return runProgram(pinnedNode, ['scripts/print-owner-report.ts', ...process.argv.slice(2)], { cwd: projectFolder })
})
