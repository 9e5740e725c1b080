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

// `npm run dev`: pages from Astro with hot reload, and our server, restarted on changes. Astro proxies live requests to it
// (astro.config.ts).

await runToTheEnd(async () => {
  await prepareInstallation()
  await checkSettings()
  // The server needs a built site to start; in development an old one will do.
  if (!existsSync(join(projectFolder, 'dist/serving.json'))) await prepareSite()
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  return Promise.race([
    runService(pinnedNode, ['scripts/serve-pages-for-development.ts'], { cwd: projectFolder, env }),
    runService(pinnedNode, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
      cwd: projectFolder,
      env: { ...env, HOST: '127.0.0.1', PORT: '3001', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
      stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
      // Its own address would be misleading.
      showsLine: (line) => !line.startsWith('The guide is ready'),
    }),
  ])
})
