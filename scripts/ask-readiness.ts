import { setTimeout as wait } from 'node:timers/promises'
import { readSettings } from '#server/settings.ts'

// Asks the server that runs with these settings whether it wants visitors, and ends with 0 when it does: the health check of
// the container, and what a start waits for. `node scripts/ask-readiness.ts --wait 60` asks again for that many seconds.

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

/** A server that listens on every address of the machine is asked on this machine's own. */
function addressOfServer(): string {
  const { HOST, PORT } = readSettings(process.env)
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
