import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkSettings, pinnedNode, prepareInstallation, projectFolder, runToTheEnd } from './setup/prepare.mjs'
import { runService } from './setup/run-program.mjs'

// `npm run desk`: the owner's desk beside the pages of development (docs/owner.md).

await runToTheEnd(async () => {
  if (process.env.HOST && !['127.0.0.1', 'localhost'].includes(process.env.HOST)) {
    console.error(`The desk serves this machine only and not HOST=${process.env.HOST}. Leave HOST out.`)
    return 1
  }
  await prepareInstallation()
  await checkSettings()
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  const before = existsSync(join(projectFolder, '.cache/desk')) ? '' : ' The first time it takes a minute.'
  console.log(`The desk is being opened.${before}`)
  return runService(pinnedNode, ['scripts/serve-desk.ts'], { cwd: projectFolder, env })
})
