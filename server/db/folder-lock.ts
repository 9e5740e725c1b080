import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, unlinkSync } from 'node:fs'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { DatabaseUnavailable } from './database-unavailable.ts'

export interface FolderLock {
  release: () => Promise<void>
}

interface Holder {
  pid: number
  /** When that process began, in the system's own count: a pid is given again, also after a restart of a container. */
  begunAt: string | null
  /** The machine and its space of pids; a pid says nothing outside it. */
  machine: string
  id: string
}

// A process whose pid we cannot ask about (another machine or container on the same disk) shows that it lives by touching the file.
const heartbeatMs = 5000
const longestSilenceMs = 4 * heartbeatMs
const attempts = 3

/**
 * Promises that this is the only process which uses a folder, by a lock file. A lock whose process is gone, also by
 * `kill -9`, is taken over. Throws `DatabaseUnavailable` when another process holds it.
 */
export async function lockFolder(lockFile: string): Promise<FolderLock> {
  const own: Holder = {
    pid: process.pid,
    begunAt: readBeginning(process.pid),
    machine: describeMachine(),
    id: randomUUID(),
  }
  const draft = `${lockFile}.${own.id}`
  await writeFile(draft, `${JSON.stringify(own)}\n`)
  try {
    await take(lockFile, draft)
    return keep(lockFile, own)
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Promises that a file holds what the draft holds, and that nobody else has taken it. A file whose holder is gone is replaced,
 * by whoever takes the claim on that very holder: so of many that find it, one replaces it, and nobody ever moves the file of
 * one that lives. A claim is taken in the same way, so that one whose process was killed in the middle stands in nobody's way.
 */
async function take(file: string, draft: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // A link appears with its whole content or not at all, and never replaces another.
    const taken = await link(draft, file).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw error
      },
    )
    if (taken) return
    const found = await readHolder(file)
    if (found?.isAlive) throw new DatabaseUnavailable(describeHolder(file, found.holder))
    if (!found) continue
    const claim = `${file}.${createHash('sha256').update(found.text).digest('hex').slice(0, 16)}`
    await take(claim, draft)
    try {
      // Between the look and the claim somebody may have replaced it, and given the claim back.
      if ((await readHolder(file))?.text === found.text) {
        const copy = `${draft}.${randomUUID()}`
        await link(draft, copy)
        await rename(copy, file)
        return
      }
    } finally {
      await rm(claim, { force: true })
    }
  }
  throw new DatabaseUnavailable(`The lock file ${file} could not be taken: other processes want it too.`)
}

function keep(lockFile: string, own: Holder): FolderLock {
  const heartbeat = setInterval(() => {
    const now = new Date()
    // A beat that fails is made up for by the next; a file that is gone has nothing to tell.
    utimes(lockFile, now, now).catch(() => undefined)
  }, heartbeatMs).unref()
  const removeAtExit = (): void => {
    try {
      if (readFileSync(lockFile, 'utf8').includes(own.id)) unlinkSync(lockFile)
    } catch {
      // Whatever stays behind is recognised as stale.
    }
  }
  process.once('exit', removeAtExit)
  return {
    async release() {
      clearInterval(heartbeat)
      process.off('exit', removeAtExit)
      const text = await readFile(lockFile, 'utf8').catch(() => '')
      if (text.includes(own.id)) await rm(lockFile, { force: true })
    },
  }
}

/** Promises who holds the lock and whether that process lives; null when the lock is gone. */
async function readHolder(lockFile: string): Promise<{ text: string; holder: Holder | null; isAlive: boolean } | null> {
  try {
    const text = await readFile(lockFile, 'utf8')
    const holder = parseHolder(text)
    const silenceMs = Date.now() - (await stat(lockFile)).mtimeMs
    const isAlive =
      holder?.machine === describeMachine()
        ? isRunning(holder)
        : silenceMs >= -longestSilenceMs && silenceMs < longestSilenceMs
    return { text, holder, isAlive }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, begunAt, machine, id } = JSON.parse(text) as Holder
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, begunAt, machine, id } : null
  } catch {
    return null
  }
}

function isRunning({ pid, begunAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process may not be signalled, but lives.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const beginning = readBeginning(pid)
  return beginning === null || begunAt === null || beginning === begunAt
}

/** Promises when a process began, in ticks since the machine started; null where the system has no /proc. */
function readBeginning(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name stands in brackets and may hold anything; the beginning is the 20th field after it.
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function describeMachine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

function describeHolder(lockFile: string, holder: Holder | null): string {
  const who = holder ? `process ${holder.pid} on ${holder.machine.split(' ')[0]}` : 'another process'
  return (
    `The embedded database is in use by ${who} (${lockFile}). ` +
    'Stop that process, give this one its own DATA_DIR, or let both share a PostgreSQL with DATABASE_URL.'
  )
}
