import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServingManifest } from '#contract/serving-manifest.ts'
import { defaultTileAddress } from '#contract/tile-address.ts'
import { addEarlierFiles, buildManifest } from '#scripts/serving-manifest/build-manifest.ts'
import { setEarlierFilesAside } from '#scripts/serving-manifest/earlier-files.ts'
import { writeManifest } from '#scripts/serving-manifest/write-manifest.ts'
import { findFreePort } from '#server/testing/find-free-port.ts'
import { servicesOff } from '#server/testing/services-off.ts'

// Releases and replicas as docs/deploy.md sets them up.

const projectFolder = join(import.meta.dirname, '../..')

/** Creates a release: this server over a small site; `files` are added, by their names in `dist/site`. */
export async function createRelease(
  folder: string,
  files: Record<string, string>,
  stops: ServingManifest['stops'] = {},
): Promise<void> {
  for (const name of ['server', 'contract']) {
    await cp(join(projectFolder, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    })
  }
  await cp(join(projectFolder, 'package.json'), join(folder, 'package.json'))
  await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  const pages = { '404.html': '404', 'en/404.html': '404', 'de/404.html': '404' }
  for (const [name, content] of Object.entries({ ...pages, ...files })) {
    await mkdir(dirname(join(folder, 'dist/site', name)), { recursive: true })
    await writeFile(join(folder, 'dist/site', name), content)
  }
  const manifest = await buildManifest({
    distFolder: join(folder, 'dist'),
    redirects: { '/old': '/steder' },
    contact: 'post@guide.example',
    tileAddress: defaultTileAddress,
    stops,
    chargingStations: {},
    now: Date.now(),
  })
  await writeFile(join(folder, 'dist/serving.json'), JSON.stringify(manifest))
}

/** Adds the hashed files of another release, as `npm run carry:files` does. */
export async function carryFiles(from: string, to: string): Promise<void> {
  const distFolder = join(to, 'dist')
  const now = Date.now()
  await setEarlierFilesAside({ from: join(from, 'dist'), to: distFolder, now })
  const { default: manifest } = await import(join(distFolder, 'serving.json'), { with: { type: 'json' } })
  await writeManifest(distFolder, await addEarlierFiles(manifest, distFolder, now))
}

export interface Replica {
  port: number
  url: string
  /** Undefined if not running. */
  pid: () => number | undefined
  /** Resolves with the exit code. */
  stop: () => Promise<number | null>
  /** `kill -9`. */
  kill: () => Promise<void>
  /** Starts a release on the replica's port; resolves when it is ready. */
  start: (releaseFolder: string) => Promise<void>
}

/** Returns a replica on a free port, not yet running. */
export async function prepareReplica(environment: Record<string, string>): Promise<Replica> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  let server: ChildProcess | null = null

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return null
    const ended = once(server, 'exit')
    server.kill(signal)
    const [code] = await ended
    return code
  }

  return {
    port,
    url,
    pid: () => server?.pid,
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL')
    },
    async start(releaseFolder) {
      const started = spawn(process.execPath, ['server/main.ts'], {
        cwd: releaseFolder,
        env: {
          ...process.env,
          ...servicesOff,
          // The small site of a release has nothing for assistants.
          MCP: 'off',
          LOG_LEVEL: 'warn',
          ...environment,
          HOST: '127.0.0.1',
          PORT: String(port),
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      server = started
      let errors = ''
      started.stderr.on('data', (chunk: Buffer) => {
        errors += chunk.toString()
      })
      while (!(await isReady(url))) {
        if (started.exitCode !== null) throw new Error(`The replica ended with ${started.exitCode}: ${errors}`)
        await wait(50)
      }
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
