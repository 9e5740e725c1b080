import { setTimeout as wait } from 'node:timers/promises'
import { readSettings } from '#server/settings.ts'

// Exits with 0 when the server of these settings is ready: the container's health check, also used at start.
// `node scripts/ask-readiness.ts --wait 60` retries for that many seconds.

const answerMs = 2500
const pauseMs = 200

const seconds = process.argv[2] === '--wait' ? Number(process.argv[3]) : 0
const until = performance.now() + seconds * 1000
let answer = await ask()
while (answer !== 'ready' && performance.now() < until) {
  await wait(pauseMs)
  answer = await ask()
}
if (answer !== 'ready') {
  console.error(answer)
  process.exitCode = 1
}

async function ask(): Promise<string> {
  try {
    const response = await fetch(`${addressOfServer()}/readyz`, { signal: AbortSignal.timeout(answerMs) })
    if (response.ok) return 'ready'
    return `The server does not want visitors: ${await response.text()}`
  } catch (error) {
    const { cause } = error as Error
    return `The server does not answer: ${(cause instanceof Error ? cause : (error as Error)).message}`
  }
}

/** Returns the address to ask; a server that listens on all addresses is asked on the loopback one. */
function addressOfServer(): string {
  const { HOST, PORT } = readSettings(process.env)
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
