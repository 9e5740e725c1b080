import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { type DatabasePlace, prepareTestDatabases, startDatabaseProcess } from '#server/testing/databases.ts'
import type { Database } from './database.ts'
import { sql } from './drizzle.ts'
import * as schema from './schema.ts'

// The `require` build, as in drizzle.ts: both must be the same Drizzle.
const kit = createRequire(import.meta.url)('drizzle-kit/api') as typeof import('drizzle-kit/api')

const databases = prepareTestDatabases()
// Starting processes is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

afterEach(databases.close)
afterAll(databases.clear)

const migrationsFolder = join(import.meta.dirname, 'migrations')

test('the newest migration knows the whole schema: nobody forgot `npm run generate:migration`', async () => {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const number = String(journal.entries.length - 1).padStart(4, '0')
  const snapshot = JSON.parse(await readFile(join(migrationsFolder, `meta/${number}_snapshot.json`), 'utf8'))
  expect(await kit.generateMigration(snapshot, kit.generateDrizzleJson(schema))).toEqual([])
})

/** Resolves with the database's own description of all tables. */
async function describeTables(database: Database): Promise<unknown> {
  const questions = [
    sql`select table_name, column_name, data_type, datetime_precision, is_nullable, column_default, is_identity
        from information_schema.columns where table_schema = 'public' order by 1, 2`,
    sql`select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
        from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    sql`select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
  ]
  return database.use(async (statements) => {
    const answers: unknown[] = []
    for (const question of questions) answers.push((await statements.execute(question)).rows)
    return answers
  })
}

describe('on PostgreSQL', () => {
  const { createPlace } = databases.postgresql

  test('the migrations make exactly the tables of the schema', async () => {
    const database = await databases.openReady(await createPlace())
    const migrated = await describeTables(database)
    const fromNothing = await kit.generateMigration(kit.generateDrizzleJson({}), kit.generateDrizzleJson(schema))
    await database.use(async (statements) => {
      await statements.execute('drop schema public cascade; create schema public')
      for (const statement of fromNothing) await statements.execute(statement)
    })
    expect(migrated).toEqual(await describeTables(database))
    expect(JSON.stringify(migrated)).toContain('"hotel_images"')
  })

  test('they are applied once, however often the database is opened', async () => {
    const place = await createPlace()
    for (let opening = 0; opening < 2; opening += 1) {
      const database = await databases.openReady(place)
      const applied = await database.use((statements) =>
        statements.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`),
      )
      expect(applied.rows).toEqual([{ count: 1 }])
      await database.close()
    }
  })
})

async function openAtOnce(place: DatabasePlace, count: number): Promise<(string | null)[]> {
  const processes = Array.from({ length: count }, () => startDatabaseProcess(place, ['open']))
  const said = await Promise.all(processes.map(({ nextLine }) => nextLine()))
  for (const { process: child } of processes) child.stdin?.end()
  await Promise.all(processes.map(({ remainingLines }) => remainingLines()))
  return said
}

test('many processes can start at once on one PostgreSQL', async () => {
  expect(await openAtOnce(await databases.postgresql.createPlace(), 4)).toEqual(['open', 'open', 'open', 'open'])
})

test('of two processes on one folder, one gets it and the other says that it is taken', async () => {
  const said = await openAtOnce(await databases.embedded.createPlace(), 2)
  expect(said, said.join(' | ')).toContain('open')
  expect(said.find((line) => line !== 'open')).toMatch(
    /^DatabaseUnavailable: The embedded database .*guide\.sqlite is in use by another process\. .* share a PostgreSQL with DATABASE_URL\.$/,
  )
})
