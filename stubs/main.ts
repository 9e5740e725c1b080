import { startMetStub } from './met-norway/start-met-stub.ts'

// Starts every stand-in on its fixed port; the guide finds them through its settings.

const metPort = 3101

const met = await startMetStub({ port: metPort })
console.log(`MET Norway stand-in: MET_BASE_URL=${met.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void met.close())
}
