import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { createDatabase, type Database, type OpenedDatabase } from './database.ts'
import { drizzle } from './drizzle.ts'

let now: number
let openings: number
let openNext: () => Promise<OpenedDatabase>
let logged: string[]
let closed: number
let database: Database

/** A fake database; the tests are about when it is used. */
function exampleOpened(): OpenedDatabase {
  const close = async (): Promise<void> => {
    closed += 1
  }
  const statements = drizzle(new pg.Pool())
  statements.execute = (async () => ({})) as never
  return { statements, transact: (work) => work(statements), close }
}

/** An error of SQLite, as Node throws it. */
const sqliteError = (errcode: number): Error =>
  Object.assign(new Error('on purpose'), { code: 'ERR_SQLITE_ERROR', errcode })

function databaseError(code: string): Error {
  const error = new pg.DatabaseError('on purpose', 0, 'error')
  error.code = code
  return error
}

const refused = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }))
const answer = async (): Promise<string> => 'answer'

beforeEach(() => {
  now = 0
  openings = 0
  closed = 0
  openNext = async () => exampleOpened()
  logged = []
  const write = (_fields: object, message: string): void => void logged.push(message)
  database = createDatabase({
    open: () => {
      openings += 1
      return openNext()
    },
    log: { info: write, warn: write, error: write },
    clock: () => now,
    random: () => 1,
  })
})

describe('opening', () => {
  test('happens when the database is first needed, once for all who come meanwhile', async () => {
    expect(openings).toBe(0)
    expect(await Promise.all([database.use(answer), database.use(answer)])).toEqual(['answer', 'answer'])
    await database.use(answer)
    expect(openings).toBe(1)
  })

  test('is tried again after growing waits, by one caller at a time', async () => {
    openNext = refused
    const attemptedAt: number[] = []
    for (; now < 120_000; now += 500) {
      const before = openings
      await Promise.allSettled(Array.from({ length: 50 }, () => database.use(answer)))
      if (openings > before) attemptedAt.push(now)
    }
    expect(openings).toBe(attemptedAt.length)
    expect(attemptedAt).toEqual([0, 1000, 3000, 7000, 15_000, 31_000, 61_000, 91_000])
    expect(logged).toEqual(['the database cannot be reached', 'the database cannot be reached'])
  })

  test('says why it failed, and that the database is back', async () => {
    openNext = refused
    await expect(database.use(answer)).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      cause: { code: 'ECONNREFUSED' },
    })
    await expect(database.use(answer)).rejects.toThrow('The database is gone.')
    now += 1000
    openNext = async () => exampleOpened()
    expect(await database.use(answer)).toBe('answer')
    expect(logged).toEqual(['the database cannot be reached', 'the database is back'])
  })

  test('a missing right while opening is a database that cannot be used, not an error of a visitor', async () => {
    openNext = () => Promise.reject(databaseError('42501'))
    await expect(database.use(answer)).rejects.toThrow(DatabaseUnavailable)
    await expect(database.use(answer)).rejects.toThrow('The database is gone.')
    expect(openings).toBe(1)
  })
})

describe('errors', () => {
  test.each([
    ['the server shuts down', databaseError('57P01')],
    ['there are too many connections', databaseError('53300')],
    ['the password is wrong', databaseError('28P01')],
    ['nothing comes back', new Error('Query read timeout')],
    ['no connection is free in time', new Error('timeout exceeded when trying to connect')],
    ['the connection breaks', new Error('Connection terminated unexpectedly')],
  ])('the next callers are kept away when %s', async (_what, error) => {
    await expect(database.use(() => Promise.reject(error))).rejects.toThrow(DatabaseUnavailable)
    await expect(database.use(answer)).rejects.toThrow('The database is gone.')
  })

  test.each([
    ['the disk is full', databaseError('53100')],
    ['the statement takes too long', databaseError('57014')],
    ['the disk fails', databaseError('58030')],
    ['the disk of the embedded database is full', sqliteError(13)],
  ])('the next callers may try when %s', async (_what, error) => {
    await expect(database.use(() => Promise.reject(error))).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      cause: error,
    })
    expect(await database.use(answer)).toBe('answer')
    expect(logged).toEqual(['the database refuses'])
  })

  test.each([
    ['a wrong statement', databaseError('42601')],
    ['wrong data', databaseError('22021')],
    ['a broken constraint', databaseError('23505')],
    ['a wrong statement to the embedded database', sqliteError(1)],
    ['a broken constraint of the embedded database', sqliteError(1299)],
    ['a bug', new TypeError('a bug')],
  ])('%s stays what it is', async (_what, error) => {
    await expect(database.use(() => Promise.reject(error))).rejects.toBe(error)
    expect(await database.use(answer)).toBe('answer')
    expect(logged).toEqual([])
  })

  test('a statement and its values are in no error', async () => {
    const cause = databaseError('53100')
    const thrown = Object.assign(new Error('Failed query: insert … params: secret'), { cause })
    const error = await database.use(() => Promise.reject(thrown)).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ cause })
    expect(String((error as Error).message)).not.toContain('secret')
  })
})

describe('what is wrong', () => {
  test('is known once somebody has met it, and forgotten when it is over', async () => {
    expect(database.findFault()).toBeNull()
    openNext = () => Promise.reject(new DatabaseUnavailable('on purpose', { fault: 'in-use' }))
    await expect(database.use(answer)).rejects.toMatchObject({ fault: 'in-use' })
    // Those who are kept away hear the same.
    await expect(database.use(answer)).rejects.toMatchObject({ message: 'The database is gone.', fault: 'in-use' })
    expect(database.findFault()).toBe('in-use')
    openNext = async () => exampleOpened()
    now += 1000
    await database.use(answer)
    expect(database.findFault()).toBeNull()
  })

  test.each([
    ['a full disk', databaseError('53100'), 'no-space'],
    ['a disk that fails', databaseError('58030'), 'broken'],
    ['a damaged table', databaseError('XX001'), 'broken'],
    ['a damaged index', databaseError('XX002'), 'broken'],
    ['a statement that takes too long', databaseError('57014'), null],
    ['wrong data', databaseError('22021'), null],
    ['a full disk, embedded', sqliteError(13), 'no-space'],
    ['a quota, embedded', sqliteError(778), 'no-space'],
    ['a disk that cannot be read, embedded', sqliteError(266), 'broken'],
    ['a damaged file, embedded', sqliteError(11), 'broken'],
    ['a disk that became read-only, embedded', sqliteError(776), 'not-writable'],
    ['another process, embedded', sqliteError(5), 'in-use'],
    ['a missing value, embedded', sqliteError(1299), null],
  ])('%s is told by the answer to a statement, for ten seconds after the last', async (_what, error, fault) => {
    await expect(database.use(() => Promise.reject(error))).rejects.toThrow()
    expect(database.findFault()).toBe(fault)
    now += 9000
    await database.use(answer)
    expect(database.findFault()).toBe(fault)
    now += 1000
    expect(database.findFault()).toBeNull()
  })

  test('a full disk that ends the session is one all the same', async () => {
    const error = Object.assign(databaseError('53100'), { severity: 'FATAL' })
    await expect(database.use(() => Promise.reject(error))).rejects.toMatchObject({ fault: 'no-space' })
    expect(database.findFault()).toBe('no-space')
  })
})

describe('readiness', () => {
  test('the database is asked at most every three seconds', async () => {
    openNext = refused
    expect(await database.isReachable()).toBe(false)
    openNext = async () => exampleOpened()
    now += 2000
    expect(await database.isReachable()).toBe(false)
    expect(openings).toBe(1)
    now += 1000
    expect(await Promise.all([database.isReachable(), database.isReachable()])).toEqual([true, true])
    expect(openings).toBe(2)
  })
})

test('a database that was found gone does not count as reachable any more', async () => {
  openNext = async () => exampleOpened()
  expect(await database.isReachable()).toBe(true)
  await database.use(() => Promise.reject(databaseError('57P01'))).catch(() => undefined)
  expect(await database.isReachable()).toBe(false)
})

describe('closing', () => {
  test('ends what is open, and nothing is opened after it', async () => {
    await database.use(answer)
    await database.close()
    expect(closed).toBe(1)
    await expect(database.use(answer)).rejects.toThrow('The database is closed.')
    expect(openings).toBe(1)
  })

  test('a database that nobody needed is not opened to be closed', async () => {
    await database.close()
    expect(openings).toBe(0)
  })

  test('waits for an opening that is under way', async () => {
    const opening = Promise.withResolvers<OpenedDatabase>()
    openNext = () => opening.promise
    const first = database.use(answer)
    const closing = database.close()
    opening.resolve(exampleOpened())
    await closing
    expect(closed).toBe(1)
    await first.catch(() => undefined)
  })
})
