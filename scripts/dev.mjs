import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkSettings,
  pinnedNode,
  prepareInstallation,
  prepareSite,
  projectFolder,
  runToTheEnd,
} from './setup/prepare.mjs'
import { runService } from './setup/run-program.mjs'

// `npm run dev`: the pages from Astro with hot reload, what is live from our own server, which restarts when it changes.
// Astro passes what is live on to the server (astro.config.ts), so there is one address to open.

await runToTheEnd(async () => {
  await prepareInstallation()
  await checkSettings()
  // The server does not start without a built site; in development nobody looks at that one, so an old one will do.
  if (!existsSync(join(projectFolder, 'dist/serving.json'))) await prepareSite()
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  return Promise.race([
    runService(pinnedNode, ['scripts/serve-pages-for-development.ts'], { cwd: projectFolder, env }),
    runService(pinnedNode, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
      cwd: projectFolder,
      env: { ...env, HOST: '127.0.0.1', PORT: '3001', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
      stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
      // Its own address would only lead astray.
      showsLine: (line) => !line.startsWith('The guide is ready'),
    }),
  ])
})
