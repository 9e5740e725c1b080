import {
  checkSettings,
  pinnedNode,
  prepareInstallation,
  prepareSite,
  projectFolder,
  runToTheEnd,
} from './setup/prepare.mjs'
import { runService } from './setup/run-program.mjs'

// `npm start`: from a fresh clone to the running guide. Does again only what is needed.

await runToTheEnd(async () => {
  await prepareInstallation()
  await checkSettings()
  await prepareSite()
  return runService(pinnedNode, ['server/main.ts'], { cwd: projectFolder })
})
