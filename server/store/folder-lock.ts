import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, unlinkSync } from 'node:fs'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'

export interface FolderLock {
  release: () => Promise<void>
}

interface Holder {
  pid: number
  /** Start time of the process in clock ticks: pids are reused, also after a container restart. */
  begunAt: string | null
  /** Host name and pid namespace; a pid means nothing elsewhere. */
  machine: string
  id: string
}

// A holder on another machine or in another container cannot be checked by pid, so it touches the file.
const heartbeatMs = 5000
const longestSilenceMs = 4 * heartbeatMs
const attempts = 3

/** Resolves with an exclusive lock; locks of dead processes are taken over. Throws `DatabaseUnavailable`. */
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
 * Links the draft to `file`, so that only one process has it. A file of a dead holder is replaced by the process that
 * takes a claim on exactly that holder, so no file of a living one is replaced. Claims are taken the same way.
 */
async function take(file: string, draft: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // A link appears complete or not at all and never replaces a file.
    const taken = await link(draft, file).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw error
      },
    )
    if (taken) return
    const found = await readHolder(file)
    if (found?.isAlive) throw new DatabaseUnavailable(describeHolder(file, found.holder), { fault: 'in-use' })
    if (!found) continue
    const claim = `${file}.${createHash('sha256').update(found.text).digest('hex').slice(0, 16)}`
    await take(claim, draft)
    try {
      // Between reading and claiming, another process may have replaced it and released its claim.
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
  throw new DatabaseUnavailable(`The lock file ${file} could not be taken: other processes want it too.`, {
    fault: 'in-use',
  })
}

function keep(lockFile: string, own: Holder): FolderLock {
  const heartbeat = setInterval(() => {
    const now = new Date()
    // A failed beat is made up for by the next one.
    utimes(lockFile, now, now).catch(() => undefined)
  }, heartbeatMs).unref()
  const removeAtExit = (): void => {
    try {
      if (readFileSync(lockFile, 'utf8').includes(own.id)) unlinkSync(lockFile)
    } catch {
      // A file left behind is recognised as stale.
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

/** Resolves with the lock's content and whether its process is alive; null without a lock file. */
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
    // EPERM: the process belongs to another user, but is alive.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const beginning = readBeginning(pid)
  return beginning === null || begunAt === null || beginning === begunAt
}

/** Returns a process's start time in ticks since boot; null without /proc. */
function readBeginning(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name is in brackets and may contain anything; the start time is the 20th field after it.
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
