import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'

let folder: string
let lockFile: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-lock-'))
  lockFile = join(folder, 'postgres.lock')
})
afterEach(() => rm(folder, { recursive: true }))

/** Writes the lock of another process. */
async function leaveLock(changes: object, age = 0): Promise<void> {
  const own = await lockFolder(lockFile)
  const holder = { ...JSON.parse(await readFile(lockFile, 'utf8')), id: 'somebody else', ...changes }
  await own.release()
  await writeFile(lockFile, JSON.stringify(holder))
  const time = new Date(Date.now() - age)
  await utimes(lockFile, time, time)
}

test('a folder is locked for one, and free again after that one', async () => {
  const lock = await lockFolder(lockFile)
  await expect(lockFolder(lockFile)).rejects.toThrow(DatabaseUnavailable)
  await expect(lockFolder(lockFile)).rejects.toThrow(`in use by process ${process.pid}`)
  await lock.release()
  await (await lockFolder(lockFile)).release()
  expect(await readdir(folder)).toEqual([])
})

test('one of many that want it at once gets it', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(lockFile)))
  const locks = results.filter((result): result is PromiseFulfilledResult<FolderLock> => result.status === 'fulfilled')
  expect(locks).toHaveLength(1)
  await locks[0]?.value.release()
  expect(await readdir(folder)).toEqual([])
})

test('one of many takes over the lock of a process that was killed', async () => {
  const dead = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  await once(dead, 'spawn')
  await leaveLock({ pid: dead.pid, begunAt: null })
  await expect(lockFolder(lockFile)).rejects.toThrow(`in use by process ${dead.pid}`)
  const ended = once(dead, 'exit')
  dead.kill('SIGKILL')
  await ended
  const left = await readFile(lockFile)
  // Repeated, because a race depends on timing.
  for (let round = 0; round < 50; round += 1) {
    await writeFile(lockFile, left)
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(lockFile)))
    const locks = results.filter(
      (result): result is PromiseFulfilledResult<FolderLock> => result.status === 'fulfilled',
    )
    expect(locks).toHaveLength(1)
    await locks[0]?.value.release()
    expect(await readdir(folder)).toEqual([])
  }
})

test('a process that was killed while it took over a lock stands in nobody’s way', async () => {
  const dead = spawn(process.execPath, ['--eval', ''], { stdio: 'ignore' })
  await once(dead, 'exit')
  await leaveLock({ pid: dead.pid, begunAt: null })
  const left = await readFile(lockFile)
  // Left between claim and replacement; found by letting another process run into it.
  const claim = `${lockFile}.${createHash('sha256').update(left).digest('hex').slice(0, 16)}`
  await writeFile(claim, JSON.stringify({ ...JSON.parse(left.toString()), id: 'who took over' }))
  await (await lockFolder(lockFile)).release()
  expect(await readdir(folder)).toEqual([])
})

test.runIf(process.platform === 'linux')('a pid that was given again does not keep a lock', async () => {
  await leaveLock({ pid: process.pid, begunAt: '1' })
  await (await lockFolder(lockFile)).release()
})

test('a process of another machine keeps its lock as long as it shows that it lives', async () => {
  const elsewhere = { machine: 'elsewhere pid:[1]', pid: 1 }
  await leaveLock(elsewhere)
  await expect(lockFolder(lockFile)).rejects.toThrow('in use by process 1 on elsewhere')
  await leaveLock(elsewhere, 60_000).catch(() => undefined)
  const time = new Date(Date.now() - 60_000)
  await utimes(lockFile, time, time)
  await (await lockFolder(lockFile)).release()
})

test('a lock file that says nothing is taken over when nobody touches it', async () => {
  await writeFile(lockFile, 'half a')
  await expect(lockFolder(lockFile)).rejects.toThrow('in use by another process')
  const time = new Date(Date.now() - 60_000)
  await utimes(lockFile, time, time)
  await (await lockFolder(lockFile)).release()
})
