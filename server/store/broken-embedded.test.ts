import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { DatabaseFault } from '#server/database-unavailable.ts'
import { createFaultFinder } from '#server/operator/health/health-routes.ts'
import { prepareTestDatabases } from '#server/testing/databases.ts'
import { chooseDatabase } from './choose-database.ts'
import { createClickCounts } from './click-counts-repository.ts'
import { waitUntilOpen } from './database.ts'
import { sql } from './drizzle.ts'
import { embeddedFileIn } from './open-embedded-database.ts'

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

/** Resolves with a data folder whose database has a thousand clicks in many pages of its file. */
async function createFilledFolder(): Promise<string> {
  const place = await databases.embedded.createPlace()
  const database = await databases.openReady(place)
  await database.use((statements) =>
    statements.execute(
      sql`with recursive n(n) as (select 1 union all select n + 1 from n where n < 1000)
        insert into outbound_clicks select '2026-11-21', 'tours', '/a/rather/long/address/of/a/page/' || n, 1, 1 from n`,
    ),
  )
  await database.close()
  return place.DATA_DIR
}

async function overwrite(file: string, from: number, length: number): Promise<void> {
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill('x', from, from + length))
}

const damages: [string, (file: string) => Promise<void>, DatabaseFault][] = [
  ['a file of something else', (file) => writeFile(file, 'x'.repeat(8192)), 'broken'],
  ['a first page that is overwritten', (file) => overwrite(file, 0, 4096), 'broken'],
  ['a list of tables that is overwritten', (file) => overwrite(file, 100, 3000), 'broken'],
  ['a file that is cut', (file) => truncate(file, 5000), 'broken'],
  [
    'a folder in place of the file',
    async (file) => {
      await rm(file)
      await mkdir(file)
    },
    'not-writable',
  ],
]

test.each(damages)(
  '%s is noticed, said in words, and told to whoever asks whether all is well',
  async (_, damage, fault) => {
    const DATA_DIR = await createFilledFolder()
    const file = embeddedFileIn(DATA_DIR)
    await damage(file)
    const { database, logged, findFault } = openNoting(DATA_DIR)
    expect(await findFault()).toBeNull()
    await expect(waitUntilOpen(database)).rejects.toMatchObject({ name: 'DatabaseUnavailable', fault })
    // As a click does, and as monitoring does.
    await expect(createClickCounts(database).add(day, click)).rejects.toMatchObject({ fault })
    expect(await findFault()).toBe(fault)
    expect(logged).toEqual([expect.stringContaining(file)])
    expect(logged[0]).toMatch(/npm run restore|goes on by itself/)
    await database.close()
  },
)

test('a file in place of the data folder is one that cannot be written', async () => {
  const DATA_DIR = join(await databases.createFolder(), 'data')
  await writeFile(DATA_DIR, '')
  await expect(waitUntilOpen(openNoting(DATA_DIR).database)).rejects.toMatchObject({ fault: 'not-writable' })
})

test('a damaged table in a database that opens is noticed with the first who needs it', async () => {
  const DATA_DIR = await createFilledFolder()
  const file = embeddedFileIn(DATA_DIR)
  const { size } = await stat(file)
  await overwrite(file, size / 2, size / 2)
  const { database, logged, findFault } = openNoting(DATA_DIR)
  await waitUntilOpen(database)
  expect(await findFault()).toBeNull()
  await expect(createClickCounts(database).list(day, day)).rejects.toMatchObject({ fault: 'broken' })
  expect(await findFault()).toBe('broken')
  expect(logged).toEqual([expect.stringMatching(/the database refuses .*malformed.*npm run restore/)])
  await database.close()
})

test('a file that is made whole again is used again, and nobody hears of the fault any more', async () => {
  const DATA_DIR = await createFilledFolder()
  const file = embeddedFileIn(DATA_DIR)
  const whole = await readFile(file)
  await writeFile(file, 'x'.repeat(8192))
  const { database, findFault } = openNoting(DATA_DIR)
  await expect(waitUntilOpen(database)).rejects.toMatchObject({ fault: 'broken' })
  await writeFile(file, whole)
  // Nobody but monitoring asks.
  await expect.poll(findFault, { timeout: 60_000, interval: 200 }).toBeNull()
  expect(await createClickCounts(database).add(day, click)).toBe('counted')
  await database.close()
})

test('only its own user reads it, and each commit is on the disk before it is told', async () => {
  const { DATA_DIR } = await databases.embedded.createPlace()
  const database = await databases.openReady({ DATA_DIR })
  await createClickCounts(database).add(day, click)
  const modes = await Promise.all(
    (await readdir(DATA_DIR)).map(async (name) => (await stat(join(DATA_DIR, name))).mode),
  )
  expect(modes.map((mode) => mode & 0o077)).toEqual([0, 0])
  const asked = await database.use(async (statements) => [
    ...(await statements.execute('pragma synchronous')).rows,
    ...(await statements.execute('pragma journal_mode')).rows,
  ])
  // 2 is `full`: an fsync of the log with each commit.
  expect(asked).toEqual([{ synchronous: 2 }, { journal_mode: 'wal' }])
})

test('what is asked during a transaction waits for its end, and is not undone with it', async () => {
  const database = await databases.openReady(await databases.embedded.createPlace())
  const clicks = createClickCounts(database)
  const begun = Promise.withResolvers<void>()
  const failing = database.transact(async (statements) => {
    await statements.execute(sql`insert into outbound_clicks values ('2026-11-20', 'tours', '/undone', 1, 1)`)
    begun.resolve()
    await new Promise((resolve) => setTimeout(resolve, 30))
    throw new Error('on purpose')
  })
  await begun.promise
  const adding = clicks.add(day, click)
  await expect(failing).rejects.toThrow('on purpose')
  await adding
  expect(await clicks.list('2026-11-20', day)).toEqual([{ day, ...click, count: 1 }])
})

test('a column that a newer release added is there after the next opening', async () => {
  const { DATA_DIR } = await databases.embedded.createPlace()
  const before = await databases.openReady({ DATA_DIR })
  await before.use((statements) => statements.execute('alter table upstream_answers drop column version'))
  await before.close()
  const after = await databases.openReady({ DATA_DIR })
  const { rows } = await after.use((statements) => statements.execute('pragma table_info(upstream_answers)'))
  expect(rows.map(({ name }) => name)).toContain('version')
})

test('the folder of an earlier release is left alone, and the log says how to bring its counts along', async () => {
  const DATA_DIR = await databases.createFolder()
  await mkdir(join(DATA_DIR, 'postgres'))
  await writeFile(join(DATA_DIR, 'postgres/PG_VERSION'), '18\n')
  const { database, logged } = openNoting(DATA_DIR)
  await waitUntilOpen(database)
  expect(logged).toEqual([expect.stringMatching(/earlier release.*npm run backup.*npm run restore/)])
  expect(await readdir(join(DATA_DIR, 'postgres'))).toEqual(['PG_VERSION'])
  await database.close()
})
