import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#server/testing/find-free-port.ts'
import { servicesOff } from '#server/testing/services-off.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'

const projectFolder = join(import.meta.dirname, '..')

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('The guide is ready')) resolve()
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)))
  })
}

export interface RunningGuide {
  url: string
  met: Awaited<ReturnType<typeof startMetStub>>
  /** Everything the server has written so far. */
  log: () => string
  stop: () => Promise<void>
  /** Ends it with `kill -9`. */
  kill: () => Promise<void>
}

interface GuideOptions {
  /** Additional settings. */
  environment?: Record<string, string>
  /** Where it keeps its data; a temporary folder by default. */
  dataFolder?: string
  /** Another built copy of the project, to be compared with this one. */
  builtFolder?: string
}

/**
 * Starts the built guide as a process, with a stub of MET Norway as its weather source. Needs `npm run build` first.
 */
export async function startGuide({
  environment = {},
  dataFolder,
  builtFolder = projectFolder,
}: GuideOptions = {}): Promise<RunningGuide> {
  const met = await startMetStub()
  const port = await findFreePort()
  // A database of its own: each worker starts a guide.
  const ownFolder = dataFolder === undefined ? await mkdtemp(join(tmpdir(), 'guide-data-')) : null
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: builtFolder,
    env: {
      ...process.env,
      ...servicesOff,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder ?? ownFolder ?? '',
      MET_BASE_URL: met.url,
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  server.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  await waitUntilReady(server)
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
    await met.close()
    if (ownFolder) await rm(ownFolder, { recursive: true })
  }
  return {
    url: `http://127.0.0.1:${port}`,
    met,
    log: () => log,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
