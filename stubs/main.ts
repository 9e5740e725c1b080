import { startMetStub } from './met-norway/start-met-stub.ts'

// Starts every stand-in on its fixed port; the guide finds them through its settings.

const metPort = 3101

try {
  const met = await startMetStub({ port: metPort })
  console.log(`MET Norway stand-in: MET_BASE_URL=${met.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void met.close())
  }
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  console.error(`The stand-in of MET Norway needs the port ${metPort}, which is taken: another demo may be running.`)
  process.exit(1)
}
