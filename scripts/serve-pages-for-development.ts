import { dev } from 'astro'
import { readSettings } from '#server/settings.ts'

const { HOST, PORT } = readSettings(process.env)
const server = await dev({ server: { host: HOST, port: PORT }, logLevel: 'warn' })
console.log(`The guide is ready on http://${HOST}:${server.address.port}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit()))
}
