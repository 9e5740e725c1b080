import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { DatabaseFault } from '#server/database-unavailable.ts'
import { createFaultFinder } from '#server/operator/health/find-database-fault.ts'
import { prepareTestDatabases } from '#server/testing/databases.ts'
import { chooseDatabase } from './choose-database.ts'
import { createClickCounts } from './click-counts-repository.ts'
import { waitUntilOpen } from './database.ts'
import { sql } from './drizzle.ts'

// Opening PGlite is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

// Each opening of PGlite takes a second or more; describe-embedded-trouble.test.ts has the words of all of these.
const isForRelease = process.env.VERIFY === 'all'

const databases = prepareTestDatabases()
afterEach(databases.close)
afterAll(databases.clear)

const day = '2026-11-21'
const click = { partner: 'tours', page: '/', position: 1 } as const

function openNoting(DATA_DIR: string) {
  const logged: string[] = []
  const write = (fields: object, message: string) => void logged.push(`${message} ${describe(fields)}`)
  const database = chooseDatabase({ DATA_DIR }, { info: write, warn: write, error: write })
  return { database, logged, findFault: createFaultFinder(database, { isServer: false }) }
}

/** All that the log has of the fields. */
function describe(fields: { err?: Error; toDo?: string }): string {
  return [fields.err?.message, (fields.err?.cause as Error | undefined)?.message, fields.toDo].filter(Boolean).join(' ')
}

const damages: [string, (folder: string) => Promise<void>, DatabaseFault][] = [
  [
    'a log of zeros',
    async (folder) => {
      const logs = join(folder, 'pg_wal')
      for (const name of (await readdir(logs)).filter((each) => /^[\dA-F]{24}$/.test(each))) {
        const { length } = await readFile(join(logs, name))
        await writeFile(join(logs, name), Buffer.alloc(length))
      }
    },
    'broken',
  ],
  ['a folder without its version', (folder) => rm(join(folder, 'PG_VERSION')), 'broken'],
  [
    'a file in place of the folder',
    async (folder) => {
      await rm(folder, { recursive: true })
      await writeFile(folder, '')
    },
    'not-writable',
  ],
]

if (isForRelease) {
  damages.push(
    ['a control file that is cut', (folder) => truncate(join(folder, 'global/pg_control'), 0), 'broken'],
    ['a file that is missing', (folder) => rm(join(folder, 'global/pg_filenode.map')), 'broken'],
  )
}

test.each(damages)(
  '%s is noticed, said in words, and told to whoever asks whether all is well',
  async (_, damage, fault) => {
    const { DATA_DIR } = await databases.embedded.createPlace()
    await damage(join(DATA_DIR, 'postgres'))
    const { database, logged, findFault } = openNoting(DATA_DIR)
    expect(await findFault()).toBeNull()
    await expect(waitUntilOpen(database)).rejects.toMatchObject({ name: 'DatabaseUnavailable', fault })
    // As a click does, and as monitoring does.
    await expect(createClickCounts(database).add(day, click)).rejects.toMatchObject({ fault })
    expect(await findFault()).toBe(fault)
    expect(logged).toEqual([expect.stringContaining(join(DATA_DIR, 'postgres'))])
    expect(logged[0]).toMatch(/npm run restore|goes on by itself/)
    expect(logged[0]).not.toMatch(/sASSERTIONS|\[object/)
    await database.close()
    expect((await readdir(DATA_DIR)).sort()).toEqual(['postgres'])
  },
)

test('a damaged table in a database that opens is noticed with the first click', async () => {
  const place = await databases.embedded.createPlace()
  const whole = await databases.openReady(place)
  await createClickCounts(whole).add(day, click)
  const { rows } = await whole.use((statements) =>
    statements.execute<{ path: string }>(sql`select pg_relation_filepath('outbound_clicks') as path`),
  )
  await whole.close()
  await writeFile(join(place.DATA_DIR, 'postgres', rows[0]?.path ?? ''), Buffer.alloc(8192, 'x'))
  const { database, logged, findFault } = openNoting(place.DATA_DIR)
  await waitUntilOpen(database)
  expect(await findFault()).toBeNull()
  await expect(createClickCounts(database).list(day, day)).rejects.toMatchObject({ fault: 'broken' })
  expect(await findFault()).toBe('broken')
  expect(logged).toEqual([expect.stringMatching(/the database refuses .*invalid page.*npm run restore/)])
  await database.close()
})

test('a folder that is made whole again is used again, and nobody hears of the fault any more', async () => {
  const { DATA_DIR } = await databases.embedded.createPlace()
  const version = join(DATA_DIR, 'postgres/PG_VERSION')
  const words = await readFile(version)
  await rm(version)
  const { database, findFault } = openNoting(DATA_DIR)
  await expect(waitUntilOpen(database)).rejects.toMatchObject({ fault: 'broken' })
  await writeFile(version, words)
  // Nobody but monitoring asks.
  await expect.poll(findFault, { timeout: 60_000, interval: 200 }).toBeNull()
  expect(await createClickCounts(database).add(day, click)).toBe('counted')
  await database.close()
})

test.runIf(isForRelease)('an empty folder is filled, as a volume of a container is', async () => {
  const DATA_DIR = await databases.createFolder()
  await mkdir(join(DATA_DIR, 'postgres'))
  const { database } = openNoting(DATA_DIR)
  await waitUntilOpen(database)
  expect(await createClickCounts(database).add(day, click)).toBe('counted')
  await database.close()
})
