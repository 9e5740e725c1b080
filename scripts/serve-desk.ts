import { join } from 'node:path'
import { dev } from 'astro'
import { serveDesk } from '#desk/server/serve-desk.ts'
import { readSettings } from '#server/settings.ts'

// `npm run desk`: the pages of development with the desk beside them, on this machine only (docs/owner.md).

const projectFolder = join(import.meta.dirname, '..')
const { PORT } = readSettings(process.env)
const server = await dev({
  // Never another address: the desk is for the browser of this machine.
  server: { host: '127.0.0.1', port: PORT },
  logLevel: 'warn',
  vite: {
    server: {
      // The bundler hands out files of the project. Names of persons in notes of calls are not for it, and no other origin reads anything here.
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', join(projectFolder, 'data/**')] },
      cors: false,
    },
  },
  integrations: [serveDesk(projectFolder, (address) => console.log(`The desk is ready. Open ${address}`))],
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit()))
}
