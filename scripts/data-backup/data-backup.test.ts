import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { HotelImage } from '#server/services/images/hotel-images.ts'
import { createClickCounts } from '#server/store/click-counts-repository.ts'
import type { Database } from '#server/store/database.ts'
import { createHotelImages } from '#server/store/hotel-images-repository.ts'
import { createUpstreamStore } from '#server/store/upstream-store-repository.ts'
import { type DatabasePlace, prepareTestDatabases } from '#server/testing/databases.ts'
import { tables } from './backup-format.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const databases = prepareTestDatabases()
const [embedded, postgresql] = [databases.embedded, databases.postgresql]
const folders: string[] = []

afterEach(databases.close)
afterAll(async () => {
  await databases.clear()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const takenAt = Date.UTC(2026, 10, 21, 3, 30)
const click = { partner: 'hotels', page: '/de/fischerhütten/svolvaer', position: 3 } as const

function imageOf(hotelId: string, number: number): HotelImage {
  const url = `https://images.trvl-media.com/${number}.jpg`
  return { hotelId, url, pageUrl: `https://www.expedia.no/${hotelId}`, foundAt: takenAt }
}

/** Writes rows into every table. */
async function fill(database: Database): Promise<void> {
  const clicks = createClickCounts(database)
  for (let count = 0; count < 3; count += 1) await clicks.add('2026-11-20', click)
  await clicks.add('2026-11-21', { ...click, page: '/en/trips/reinebringen' })
  const store = createUpstreamStore({ database, log: silent, patienceMs: 60_000 })
  const value = { words: 'Å, "quoted", line\nbreak, \u{1f3d4}', none: null, exact: 0.1, list: [1, { deep: true }] }
  // The database removes answers older than two days by its own clock.
  const fetchedAt = Date.now()
  await store.write('weather reine', { value, version: null, fetchedAt, expiresAt: fetchedAt + 1 })
  await store.consumeBudget('expedia', 30)
  const images = createHotelImages(database)
  await images.replace('hotel-1', [imageOf('hotel-1', 1), imageOf('hotel-1', 2)])
  await images.rememberPartnerPictures([{ hotelId: 'hotel-1', url: 'https://images.trvl-media.com/3.jpg' }])
}

/** Resolves with all rows by table, in one order, without the numbers that each database gives by itself. */
async function readEverything(database: Database): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {}
  // PostgreSQL puts the keys of a body into an order of its own.
  const name = (row: object) => JSON.stringify({ ...row, body: null })
  for (const [table, columns] of tables) {
    const rows = await database.use((statements) => statements.select().from(columns))
    found[table] = rows.map(({ id: _, ...row }): object => row).sort((one, other) => (name(one) < name(other) ? -1 : 1))
  }
  return found
}

async function backUp(database: Database): Promise<Buffer> {
  const target = new PassThrough()
  const [bytes] = await Promise.all([buffer(target), writeBackup(database, target, takenAt)])
  return bytes
}

function restore(database: Database, bytes: Buffer, replace = false): Promise<number> {
  return restoreBackup(database, Readable.from([bytes]), { replace })
}

function edit(bytes: Buffer, change: (lines: string[]) => string[]): Buffer {
  const lines = gunzipSync(bytes).toString('utf8').split('\n').filter(Boolean)
  return gzipSync(`${change(lines).join('\n')}\n`)
}

const ways = databases.kinds.flatMap((from) => databases.kinds.map((to) => ({ from, to })))

describe.each(ways)('from $from.name to $to.name', ({ from, to }) => {
  test('what was backed up is there again, to the last digit, and numbers go on after it', async () => {
    const source = await databases.openReady(await from.createPlace())
    await fill(source)
    const before = await readEverything(source)
    expect(Object.values(before).map((rows) => rows.length)).not.toContain(0)
    const bytes = await backUp(source)

    const target = await databases.openReady(await to.createPlace())
    expect(await restore(target, bytes)).toBe(Object.values(before).flat().length)
    expect(await readEverything(target)).toEqual(before)

    await createClickCounts(target).add('2026-11-20', click)
    expect(await createClickCounts(target).list('2026-11-20', '2026-11-20')).toMatchObject([{ count: 4 }])
    await createHotelImages(target).replace('hotel-2', [imageOf('hotel-2', 3)])
    expect((await readEverything(target)).hotel_images).toHaveLength(3)
  })
})

test('a database with rows is left alone, unless they may be replaced', async () => {
  const database = await databases.openReady(await postgresql.createPlace())
  await fill(database)
  const bytes = await backUp(database)
  const before = await readEverything(database)
  await createClickCounts(database).add('2026-11-22', click)
  await expect(restore(database, bytes)).rejects.toThrow('is not empty')
  expect(await createClickCounts(database).list('2026-11-22', '2026-11-22')).toHaveLength(1)
  await restore(database, bytes, true)
  expect(await readEverything(database)).toEqual(before)
})

const spoilt: [what: string, spoil: (bytes: Buffer) => Buffer, message: string][] = [
  ['cut off', (bytes) => bytes.subarray(0, bytes.length - 20), 'cannot be read'],
  ['cut off between two rows', (bytes) => edit(bytes, (lines) => lines.slice(0, -2)), 'its last line is missing'],
  ['without a row', (bytes) => edit(bytes, (lines) => lines.toSpliced(3, 1)), 'rows and has'],
  ['with a broken row', (bytes) => edit(bytes, (lines) => lines.with(3, '{"table":')), 'neither a row nor'],
  [
    'of a table that we do not have',
    (bytes) => edit(bytes, (lines) => lines.with(2, '{"table":"pg_authid","row":{}}')),
    'no table pg_authid',
  ],
  [
    'of a newer release',
    (bytes) => edit(bytes, ([first = '', ...rest]) => [first.replace(/\d+\}$/, '9999999999999}'), ...rest]),
    'newer release',
  ],
  ['of something else', () => gzipSync('{"rows":0}\n'), 'no backup of the guide'],
  ['not packed', () => Buffer.from('hello'), 'cannot be read'],
  ['empty', () => Buffer.alloc(0), 'cannot be read'],
]

test('a corrupt backup changes nothing and is reported', async () => {
  const database = await databases.openReady(await postgresql.createPlace())
  await fill(database)
  const before = await readEverything(database)
  const bytes = await backUp(database)
  for (const [what, spoil, message] of spoilt) {
    await expect(restore(database, spoil(bytes), true), what).rejects.toThrow(message)
    expect(await readEverything(database), what).toEqual(before)
  }
})

test('a full disk is reported as such', async () => {
  const database = await databases.openReady(await postgresql.createPlace())
  await fill(database)
  const full = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('ENOSPC: no space left'), { syscall: 'write' })),
  })
  await expect(writeBackup(database, full, takenAt)).rejects.toThrow('The backup cannot be written.')
  expect(await readEverything(database)).toMatchObject({ outbound_clicks: expect.any(Array) })
})

interface CommandResult {
  code: number
  output: string
  errors: string
}

async function run(script: string, args: string[], place: DatabasePlace): Promise<CommandResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', script), ...args], {
    env: { ...process.env, ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output, errors }
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-backups-'))
  folders.push(folder)
  return folder
}

test.each(databases.kinds)('by the commands: backed up, destroyed, restored ($name)', async (kind) => {
  const place = await kind.createPlace()
  const database = await databases.openReady(place)
  await fill(database)
  const before = await readEverything(database)
  await databases.close()

  const file = join(await createFolder(), 'today.ndjson.gz')
  expect(await run('back-up.ts', [file], place)).toMatchObject({ code: 0, errors: '' })

  if (kind === embedded) await rm(place.DATA_DIR, { recursive: true })
  const newPlace = await kind.createPlace()
  expect(await run('restore.ts', [file], newPlace)).toMatchObject({ code: 0, errors: '' })
  expect(await readEverything(await databases.openReady(newPlace))).toEqual(before)
})

test('the folder of backups keeps the newest, and nothing of others', async () => {
  const place = await postgresql.createPlace()
  const folder = join(await createFolder(), 'backups')
  await mkdir(folder)
  const older = ['2026-11-01', '2026-11-02'].map((day) => `lofoten-guide-${day}T03-30-00Z.ndjson.gz`)
  for (const name of [...older, 'notes.txt']) await writeFile(join(folder, name), '')
  expect(await run('back-up.ts', ['--folder', folder, '--keep', '2'], place)).toMatchObject({ code: 0 })
  const names = (await readdir(folder)).sort()
  expect(names).toHaveLength(3)
  expect(names).toEqual([older[1], expect.stringMatching(/^lofoten-guide-20.*Z\.ndjson\.gz$/), 'notes.txt'])
  expect(gunzipSync(await readFile(join(folder, names[1] ?? ''))).toString()).toContain('{"rows":0}')
})

test('a broken embedded database is set aside for a backup with --replace, and is back in its place when that is none', async () => {
  const source = await databases.openReady(await postgresql.createPlace())
  await fill(source)
  const before = await readEverything(source)
  const folder = await createFolder()
  const [file, wrong] = [join(folder, 'today.ndjson.gz'), join(folder, 'wrong.ndjson.gz')]
  await writeFile(file, await backUp(source))
  await writeFile(wrong, gzipSync('{"rows":0}\n'))
  const place = await embedded.createPlace()
  await writeFile(join(place.DATA_DIR, 'guide.sqlite'), 'x'.repeat(8192))

  const refused = await run('restore.ts', [file], place)
  expect([refused.code, refused.output]).toEqual([1, ''])
  expect(refused.errors).toMatch(/^The embedded database .* is broken .*npm run restore -- <file> --replace.*\n$/)
  const isNone = await run('restore.ts', [wrong, '--replace'], place)
  expect([isNone.code, isNone.errors]).toEqual([1, 'This is no backup of the guide, or one of another version.\n'])
  expect(await readdir(place.DATA_DIR)).toEqual(['guide.sqlite'])

  const { code, output, errors } = await run('restore.ts', [file, '--replace'], place)
  expect([code, errors]).toEqual([0, ''])
  expect(output).toMatch(
    /^\d+ rows are back\.\nThe broken database lies in .*\/guide\.sqlite\.broken-2.*Z; nothing needs it any more\.\n$/,
  )
  expect(await readEverything(await databases.openReady(place))).toEqual(before)
})

const wrongCommands: [script: string, args: string[], sentence: string][] = [
  ['back-up.ts', ['--folder', 'x', '--keep', '0'], 'Say where to'],
  ['back-up.ts', ['never.gz'], 'There is nothing to back up'],
  ['restore.ts', ['x', '--force'], 'Say what'],
]

test.each(wrongCommands)('%s %j tells what is wrong in one sentence', async (script, args, sentence) => {
  const { code, errors } = await run(script, args, { DATA_DIR: join(await createFolder(), 'data') })
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toEqual([expect.stringContaining(sentence)])
})

test('while the server has the embedded database, the backup says so', async () => {
  const place = await embedded.createPlace()
  await databases.openReady(place)
  const { code, errors } = await run('back-up.ts', [join(await createFolder(), 'today.ndjson.gz')], place)
  expect([code, errors]).toEqual([1, expect.stringContaining('is in use by another process')])
})
