import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import {
  type DatabasePlace,
  killHard,
  type LoggedLine,
  prepareTestDatabases,
  startDatabaseProcess,
} from '#server/testing/databases.ts'
import { createClickCounts } from './click-counts-repository.ts'
import type { Database } from './database.ts'
import { createHotelImages } from './hotel-images-repository.ts'
import { embeddedFileIn } from './open-embedded-database.ts'
import { createUpstreamStore } from './upstream-store-repository.ts'

// Starting processes is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

// What starts a PostgreSQL again and again takes a minute and waits for a release.
const isForRelease = process.env.VERIFY === 'all'
const rounds = isForRelease ? 3 : 1
const embeddedRounds = isForRelease ? 36 : 4

const databases = prepareTestDatabases({ ownServer: true })
afterEach(databases.close)
afterAll(databases.clear)

const silent = { warn: () => undefined, error: () => undefined }
const day = '2026-11-21'
const answer = { value: 'stored', version: null, fetchedAt: Date.now(), expiresAt: Date.now() }
// The backoff of a lost database is up to half a minute.
const recovery = { timeout: 90_000, interval: 200 }

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}

/** Resolves with the row numbers written by `count-clicks`. */
async function listRows(place: DatabasePlace): Promise<number[]> {
  const database = await databases.openReady(place)
  const counted = await createClickCounts(database).list(day, day)
  await database.close()
  expect(counted.every((row) => row.count === 1)).toBe(true)
  return counted.map(({ page }) => Number(page.replace('/row-', ''))).sort((a, b) => a - b)
}

/** Expects every confirmed row, and at most the pending one in addition. */
function expectNothingLost(stored: number[], lastHeard: number): void {
  expect(stored).toEqual(count(stored.length))
  expect(stored.length).toBeGreaterThanOrEqual(lastHeard + 1)
  expect(stored.length).toBeLessThanOrEqual(lastHeard + 2)
}

/** Expects the store's fallbacks without a database, and errors from everything else. */
async function expectToStandAlone(database: Database, logged: readonly LoggedLine[]): Promise<void> {
  const store = createUpstreamStore({ database, log: silent })
  expect(await store.read('away')).toBeNull()
  expect(await store.acquireLease('away', 60_000)).toBe(true)
  expect(await store.acquireLease('away', 60_000)).toBe(true)
  expect(await store.consumeBudget('partner', 3)).toBeNull()
  await store.write('away', answer)
  await store.releaseLease('away')
  await expect(createHotelImages(database).count('a')).rejects.toThrow(DatabaseUnavailable)
  await expect(createHotelImages(database).replace('a', [])).rejects.toThrow(DatabaseUnavailable)
  await expect(createClickCounts(database).list(day, day)).rejects.toThrow(DatabaseUnavailable)
  expect(await database.isReachable()).toBe(false)
  expect(logged.map(({ message }) => message)).toEqual(['the database cannot be reached'])
}

async function expectToRecover(database: Database, logged: readonly LoggedLine[]): Promise<void> {
  const store = createUpstreamStore({ database, log: silent })
  await expect.poll(() => store.read('away'), recovery).toEqual(answer)
  expect(logged.at(-1)).toEqual({ level: 'info', message: 'the database is back' })
  await expect.poll(() => database.isReachable(), recovery).toBe(true)
}

describe.each(databases.kinds)('$name', ({ name, createPlace, server }) => {
  // On every change where the file is the guide's own care.
  const isKilled = isForRelease || name === 'SQLite'
  test.runIf(isKilled)('a process that is killed while it writes loses no row that was written', async () => {
    const place = await createPlace()
    let written = 0
    for (let round = 0; round < (server() ? rounds : embeddedRounds); round += 1) {
      const writer = startDatabaseProcess(place, ['count-clicks', String(written)])
      let heard = Number(await writer.nextLine())
      const enough = heard + randomInt(20, 60)
      while (heard < enough) heard = Number(await writer.nextLine())
      await killHard(writer)
      const last = (await writer.remainingLines()).at(-1)
      const stored = await listRows(place)
      expectNothingLost(stored, Number(last ?? heard))
      written = stored.length
    }
  })

  test('a full disk is said clearly, loses no row, and is over when there is space again', async () => {
    const place = await createPlace()
    // A file size limit fails like a full disk and needs no privileges.
    await server()?.stop()
    await server()?.start({ longestFile: 16_000 })
    const writer = startDatabaseProcess(place, ['fill-the-disk'], server() ? {} : { longestFile: 16_000 })
    const said = await writer.remainingLines()
    const end = said.splice(said.findIndex((line) => line.startsWith('DatabaseUnavailable')))
    expect(end[0]).toMatch(
      /^DatabaseUnavailable: The database refuses\. < (?:could not extend file .*: File too large|disk I\/O error)$/,
    )
    // The embedded database writes first into a log, which may not grow either.
    if (server()) expect(end[1]).toBe('read and wrote a little after it')
    expect(said.map(Number)).toEqual(count(said.length))
    expect(said.length).toBeGreaterThan(10)

    await server()?.stop()
    await server()?.start()
    const images = createHotelImages(await databases.openReady(place))
    for (const row of count(said.length)) expect(await images.findPartnerPicture(`row-${row}`)).toHaveLength(266_668)
    await images.rememberPartnerPictures([{ hotelId: 'new', url: 'there is space again' }])
    expect(await images.findPartnerPicture('new')).toBe('there is space again')
  })
})

describe('PostgreSQL', () => {
  const { createPlace, server } = databases.postgresql

  test('while the server is away answers go on without it, and it is used again when it is back', async () => {
    const { database, logged } = databases.open(await createPlace())
    await createUpstreamStore({ database, log: silent }).write('away', answer)
    await server()?.stop()
    await expectToStandAlone(database, logged)
    await server()?.start()
    await expectToRecover(database, logged)
  })

  test('a server that is killed while rows are written loses none', async () => {
    const place = await createPlace()
    const database = await databases.openReady(place)
    const clicks = createClickCounts(database)
    let written = 0
    for (let round = 0; round < rounds; round += 1) {
      const enough = written + randomInt(20, 100)
      let killing: Promise<void> | undefined
      for (;;) {
        const click = { partner: 'tours', page: `/row-${written}`, position: 1 } as const
        const isWritten = await clicks.add(day, click).then(
          () => true,
          () => false,
        )
        if (!isWritten) break
        written += 1
        if (written === enough) killing = server()?.kill()
      }
      await killing
      expect(written).toBeGreaterThanOrEqual(enough)
      await server()?.start()
      const stored = await listRows(place)
      expectNothingLost(stored, written - 1)
      written = stored.length
      await expect.poll(() => clicks.list(day, day).catch(() => []), recovery).toHaveLength(written)
    }
  })

  test('of two processes that want a lease at the same moment, one gets it', async () => {
    const place = await createPlace()
    for (const key of ['first', 'second', 'third'].slice(0, rounds)) {
      const racers = [
        startDatabaseProcess(place, ['acquire-lease', key]),
        startDatabaseProcess(place, ['acquire-lease', key]),
      ]
      expect(await Promise.all(racers.map(({ nextLine }) => nextLine()))).toEqual(['ready', 'ready'])
      for (const { process: child } of racers) child.stdin?.end('now\n')
      const claims = await Promise.all(racers.map(({ nextLine }) => nextLine()))
      expect(claims.sort()).toEqual(['false', 'true'])
      await Promise.all(racers.map(({ remainingLines }) => remainingLines()))
    }
  })
})

describe('SQLite', () => {
  const { createPlace } = databases.embedded

  test('while another process has the file answers go on without it, and it is used when it is free', async () => {
    const place = await createPlace()
    const first = await databases.openReady(place)
    await createUpstreamStore({ database: first, log: silent }).write('away', answer)
    await first.close()
    const other = startDatabaseProcess(place, ['open'])
    expect(await other.nextLine()).toBe('open')
    const { database, logged } = databases.open(place)
    await expectToStandAlone(database, logged)
    other.process.stdin?.end()
    await other.remainingLines()
    await expectToRecover(database, logged)
  })

  test('a process that is killed while it makes the database leaves nothing in the way', async () => {
    const DATA_DIR = await databases.createFolder()
    for (let round = 0; round < 12; round += 1) {
      const creator = startDatabaseProcess({ DATA_DIR }, ['open'])
      await wait(randomInt(100, 600))
      await killHard(creator)
      if (round % 4 === 3) await rm(embeddedFileIn(DATA_DIR), { force: true })
    }
    await createClickCounts(await databases.openReady({ DATA_DIR })).add(day, {
      partner: 'tours',
      page: '/',
      position: 1,
    })
  })
})
