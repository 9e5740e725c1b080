import { pinnedNode, prepareInstallation, projectFolder, runToTheEnd } from './setup/prepare.mjs'
import { runProgram } from './setup/run-program.mjs'

// `npm run report:clicks -- --from 2026-11-01 --to 2026-11-30`: how often paying links were followed, from a fresh clone on.

await runToTheEnd(async () => {
  await prepareInstallation()
  return runProgram(pinnedNode, ['scripts/print-click-report.ts', ...process.argv.slice(2)], { cwd: projectFolder })
})
