import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { databaseIsGone, exampleClickCounts } from '#server/testing/example-click-counts.ts'
import { holdClicks } from './hold-clicks.ts'

const day = '2026-11-21'
const click = { partner: 'hotels', page: '/beste-rorbuer', position: 2 } as const
const other = { ...click, position: 3 }

function holdForTest(mostRows?: number) {
  const database = exampleClickCounts()
  const said: [string, object][] = []
  const say = (fields: object, message: string) => void said.push([message, fields])
  const { counts, close } = holdClicks({ counts: database, log: { info: say, warn: say, error: say }, mostRows })
  return { database, counts, close, said }
}

const soon = { timeout: 20_000, interval: 50 }

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
})

describe('holdClicks', () => {
  test('hands a click to the database while there is one', async () => {
    const { counts, database, said } = holdForTest()
    expect(await counts.add(day, click)).toBe('counted')
    expect(database.rows).toEqual([{ day, ...click, count: 1 }])
    expect(said).toEqual([])
  })

  test('holds clicks while the database is away, and counts each once when it is back', async () => {
    const holding = holdForTest()
    opened.push(holding)
    const { counts, database, said } = holding
    database.failure = databaseIsGone()
    expect(await counts.add(day, click)).toBe('held')
    expect(await counts.add(day, click)).toBe('held')
    expect(await counts.add(day, other)).toBe('held')
    expect(database.rows).toEqual([])
    database.failure = undefined
    expect(await counts.add(day, click)).toBe('counted')
    await expect.poll(() => said.at(-1)?.[0], soon).toBe('the clicks that waited are counted')
    expect(database.rows.map(({ position, count }) => [position, count])).toEqual([
      [2, 3],
      [3, 1],
    ])
    expect(said).toHaveLength(2)
  })

  test('folds old days with the first click of a day, and again when that did not work', async () => {
    const { counts, database, said } = holdForTest()
    await counts.add(day, click)
    await counts.add(day, other)
    expect(database.foldedOn).toEqual([day])
    const folding = vi.spyOn(database, 'foldOldDays').mockRejectedValueOnce(databaseIsGone())
    folding.mockRejectedValueOnce(new TypeError('a mistake of ours'))
    for (const next of ['2026-11-22', '2026-11-22', '2026-11-22', '2026-11-22']) {
      expect(await counts.add(next, click)).toBe('counted')
      await nextTurn()
    }
    expect(database.foldedOn).toEqual([day, '2026-11-22'])
    expect(said.map(([message]) => message)).toEqual(['old clicks could not be summed up by month'])
  })

  test('counts what it holds before it closes', async () => {
    const { counts, close, database } = holdForTest()
    database.failure = databaseIsGone()
    await counts.add(day, click)
    database.failure = undefined
    await close()
    expect(database.rows).toEqual([{ day, ...click, count: 1 }])
  })

  test('says how many are lost when it closes without a database, and nothing of who clicked where', async () => {
    const { counts, close, database, said } = holdForTest()
    database.failure = databaseIsGone()
    for (let clicks = 0; clicks < 3; clicks += 1) await counts.add(day, click)
    await close()
    expect(said.at(-1)).toEqual(['clicks on paying links are lost', { clicks: 3 }])
    expect(JSON.stringify(said)).not.toMatch(/hotels|rorbuer/)
    await expect(counts.add(day, click)).rejects.toThrow('cannot be reached')
  })

  test('says how many are under way when it closes, where the database neither takes nor refuses them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    const { counts, close, database, said } = holdForTest()
    database.failure = databaseIsGone()
    for (let clicks = 0; clicks < 3; clicks += 1) await counts.add(day, click)
    await counts.add(day, other)
    vi.spyOn(database, 'add').mockReturnValue(new Promise(() => undefined))
    const closing = close()
    await vi.advanceTimersByTimeAsync(5000)
    await closing
    vi.useRealTimers()
    expect(said.slice(-2)).toEqual([
      ['clicks on paying links are lost', { clicks: 1 }],
      ['the database has not confirmed clicks on paying links: they may be lost', { clicks: 3 }],
    ])
  })

  test('holds no more rows than it has room for, but every further click on those', async () => {
    const holding = holdForTest(1)
    opened.push(holding)
    const { counts, database } = holding
    database.failure = databaseIsGone()
    expect(await counts.add(day, click)).toBe('held')
    await expect(counts.add(day, other)).rejects.toThrow('cannot be reached')
    expect(await counts.add(day, click)).toBe('held')
  })

  test('takes no mistake of ours for a database that is gone', async () => {
    const { counts, database } = holdForTest()
    database.failure = new TypeError('rows is not iterable')
    await expect(counts.add(day, click)).rejects.toThrow(TypeError)
  })

  test('a click that the database never takes holds up no other', async () => {
    const holding = holdForTest()
    opened.push(holding)
    const { counts, database, said } = holding
    database.failure = databaseIsGone()
    await counts.add(day, click)
    await counts.add(day, other)
    const add = vi.spyOn(database, 'add').mockRejectedValueOnce(new TypeError('no such partner'))
    database.failure = undefined
    await expect.poll(() => said.at(-1)?.[0], soon).toBe('the clicks that waited are counted')
    expect(add).toHaveBeenCalledTimes(2)
    expect(database.rows).toEqual([{ day, ...other, count: 1 }])
    expect(said.map(([message]) => message)).toContain('clicks on paying links are lost')
  })
})
