import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareTestDatabases } from '#server/testing/databases.ts'
import { keyOfForecast } from '#server/weather/kept-forecasts.ts'
import { createClickCounts } from './click-counts-repository.ts'
import type { Database } from './database.ts'
import { sql } from './drizzle.ts'
import { listForecastTimes } from './forecast-times-repository.ts'
import { createHotelImages } from './hotel-images-repository.ts'
import { createKeptAnswers } from './kept-answers-repository.ts'
import { upstreamAnswers, upstreamBudgets } from './schema.ts'

const databases = prepareTestDatabases()
afterAll(databases.clear)

const log = { warn: () => undefined, error: () => undefined }
const at = Date.parse('2026-11-21T09:20:00.123Z')
const hour = 3_600_000
// Would end a statement that was put together from text, or say more than one thing.
const injection = `x'); drop table hotel_images; --"\\ $1 {}`

describe.each(databases.kinds)('$name', ({ createPlace }) => {
  let database: Database
  let other: Database

  beforeAll(async () => {
    const place = await createPlace()
    database = await databases.openReady(place)
    // A second process where the database can have one.
    other = place.DATABASE_URL ? await databases.openReady(place) : database
  }, 240_000)

  describe('kept answers', () => {
    const kept = () => createKeptAnswers({ database, log, patienceMs: 30_000 })
    const keptElsewhere = () => createKeptAnswers({ database: other, log, patienceMs: 30_000 })

    test('are read as they were written, by every process', async () => {
      const body = { text: 'Å «æøå» 🐟', number: -1.5, none: null, list: [[], {}, true] }
      const answer = { body, version: 'Sat, 21 Nov 2026 09:00:00 GMT', fetchedAt: at, expiresAt: at + hour }
      await kept().write('exact', answer)
      expect(await keptElsewhere().read('exact')).toEqual(answer)
      expect(await kept().read('never written')).toBeNull()
    })

    test('are found under exactly their key', async () => {
      await kept().write(injection, { body: 1, version: null, fetchedAt: at, expiresAt: at })
      expect(await kept().read(injection)).toEqual({ body: 1, version: null, fetchedAt: at, expiresAt: at })
      expect(await kept().read(injection.toUpperCase())).toBeNull()
    })

    test('an older answer does not replace a newer one; one of the same time does', async () => {
      const answer = { version: null, expiresAt: at + hour }
      await kept().write('newest', { ...answer, body: 'new', fetchedAt: at })
      await keptElsewhere().write('newest', { ...answer, body: 'old', fetchedAt: at - 1 })
      expect(await kept().read('newest')).toMatchObject({ body: 'new', fetchedAt: at })
      await kept().write('newest', { ...answer, body: 'same time', fetchedAt: at })
      expect(await kept().read('newest')).toMatchObject({ body: 'same time' })
    })

    test('of forecasts tell when they were fetched, by place, and nothing of another source', async () => {
      const forecast = { body: {}, version: null }
      await kept().write(keyOfForecast('here', 'svolvaer'), { ...forecast, fetchedAt: at, expiresAt: at + hour })
      await kept().write(keyOfForecast('here', 'reine'), { ...forecast, fetchedAt: at - 1, expiresAt: at })
      await kept().write(keyOfForecast('stand-in', 'leknes'), { ...forecast, fetchedAt: at, expiresAt: at })
      await kept().claim(keyOfForecast('here', 'ballstad'), hour)
      expect(await listForecastTimes(other, 'here')).toEqual([
        { place: 'svolvaer', fetchedAt: at, expiresAt: at + hour },
        { place: 'reine', fetchedAt: at - 1, expiresAt: at },
      ])
    })

    test('one of many that claim at once may ask, also where nothing is kept yet', async () => {
      const processes = [kept(), keptElsewhere(), kept(), keptElsewhere()]
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, index) => processes[index % 4]?.claim('race', hour)),
      )
      expect(claims.filter(Boolean)).toHaveLength(1)
      expect(await kept().read('race')).toBeNull()
    })

    test('the right comes back by release, but only from its holder', async () => {
      const [holder, somebodyElse] = [kept(), keptElsewhere()]
      expect(await holder.claim('right', hour)).toBe(true)
      await somebodyElse.release('right')
      expect(await somebodyElse.claim('right', hour)).toBe(false)
      await holder.release('right')
      expect(await somebodyElse.claim('right', hour)).toBe(true)
    })

    test('the right of a process that has died ends by itself', async () => {
      expect(await kept().claim('died', 1)).toBe(true)
      await expect.poll(() => keptElsewhere().claim('died', hour)).toBe(true)
    })

    test('a claim leaves the answer alone, and a new answer leaves the claim alone', async () => {
      const answer = { body: 'kept', version: 'v1', fetchedAt: at, expiresAt: at + hour }
      await kept().write('both', answer)
      await kept().claim('both', hour)
      expect(await kept().read('both')).toEqual(answer)
      await kept().write('both', { ...answer, body: 'newer' })
      expect(await keptElsewhere().claim('both', hour)).toBe(false)
    })

    test('a budget is granted exactly once over all processes', async () => {
      const processes = [kept(), keptElsewhere()]
      const spent = await Promise.all(
        Array.from({ length: 60 }, (_, index) => processes[index % 2]?.spend('partner', 7)),
      )
      const granted = spent.filter(Boolean).length
      const rows = await database.use((statements) =>
        statements.select().from(upstreamBudgets).where(sql`upstream = 'partner'`),
      )
      // A second row only where a minute began meanwhile.
      for (const row of rows) expect(row.count).toBeLessThanOrEqual(7)
      expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(granted)
      expect(granted).toBeGreaterThanOrEqual(7)
      expect(await kept().spend('nothing allowed', 0)).toBe(false)
    })

    test('what is old is swept away; what is younger, or being asked for, stays', async () => {
      const day = 24 * hour
      const row = (key: string, age: number, leaseUntil: Date | null = null) => {
        const time = new Date(Date.now() - age)
        return { key, body: {}, fetchedAt: time, expiresAt: time, leaseUntil }
      }
      await database.use(async (statements) => {
        await statements
          .insert(upstreamAnswers)
          .values([
            row('sweep old', 3 * day),
            row('sweep young', day),
            row('sweep claimed', 3 * day, new Date(Date.now() + hour)),
          ])
        const minute = (age: number) => new Date(Math.floor((Date.now() - age) / 60_000) * 60_000)
        await statements.insert(upstreamBudgets).values([
          { upstream: 'sweep old', minute: minute(3 * day), count: 1 },
          { upstream: 'sweep young', minute: minute(day), count: 1 },
        ])
      })
      await kept().write('sweep now', { body: {}, version: null, fetchedAt: Date.now(), expiresAt: Date.now() })
      const [answers, budgets] = await database.use(async (statements) => [
        await statements.select().from(upstreamAnswers).where(sql`key like 'sweep%'`).orderBy(upstreamAnswers.key),
        await statements.select().from(upstreamBudgets).where(sql`upstream like 'sweep%'`),
      ])
      expect(answers.map(({ key }) => key)).toEqual(['sweep claimed', 'sweep now', 'sweep young'])
      expect(budgets.map(({ upstream }) => upstream)).toEqual(['sweep young'])
    })
  })

  test('of very many answers the newest thousand stay, so that nobody fills the disk with ever new questions', async () => {
    await database.use(async (statements) => {
      await statements.insert(upstreamAnswers).values(
        Array.from({ length: 1005 }, (_, age) => {
          const time = new Date(Date.now() - (age + 1) * 1000)
          return { key: `many ${String(age).padStart(4, '0')}`, body: {}, fetchedAt: time, expiresAt: time }
        }),
      )
    })
    await createKeptAnswers({ database, log }).write('many now', {
      body: {},
      version: null,
      fetchedAt: Date.now(),
      expiresAt: Date.now(),
    })
    // Others of this file may stand among them.
    const rows = await database.use((statements) =>
      statements.select().from(upstreamAnswers).where(sql`key like 'many%'`),
    )
    expect(rows.length).toBeGreaterThan(980)
    expect(rows.length).toBeLessThanOrEqual(1000)
    expect(rows.some(({ key }) => key === 'many now')).toBe(true)
    expect(rows.some(({ key }) => key === 'many 1004')).toBe(false)
    await database.use((statements) => statements.delete(upstreamAnswers).where(sql`key like 'many%'`))
  })

  describe('a database that is slow', () => {
    // Stands in the way of every statement on this table until it is told to go on.
    async function block(): Promise<() => Promise<void>> {
      const blocked = Promise.withResolvers<void>()
      const mayGoOn = Promise.withResolvers<void>()
      const blocking = other.transact(async (statements) => {
        await statements.execute('lock table upstream_answers in access exclusive mode')
        blocked.resolve()
        await mayGoOn.promise
      })
      await blocked.promise
      return async () => {
        mayGoOn.resolve()
        await blocking
      }
    }

    test('keeps a visitor waiting once, and what was to be written is written after all', async () => {
      const warnings: string[] = []
      const impatient = createKeptAnswers({
        database,
        log: { warn: (_fields, message) => warnings.push(message), error: () => undefined },
        patienceMs: 50,
        steadyClock: () => 0,
      })
      const goOn = await block()
      expect(await impatient.read('slow')).toBeNull()
      expect(await impatient.read('slow')).toBeNull()
      expect(await impatient.claim('slow', hour)).toBe(true)
      const answer = { body: 'late', version: null, fetchedAt: at, expiresAt: at + hour }
      await impatient.write('slow', answer)
      expect(warnings).toEqual(['the database takes too long'])
      await goOn()
      await expect.poll(() => createKeptAnswers({ database, log, patienceMs: 30_000 }).read('slow')).toEqual(answer)
    })

    test('a right that comes too late is given back', async () => {
      const goOn = await block()
      const late = createKeptAnswers({ database, log, patienceMs: 50 })
      expect(await late.claim('late', hour)).toBe(true)
      await goOn()
      await expect.poll(() => createKeptAnswers({ database, log, patienceMs: 30_000 }).claim('late', hour)).toBe(true)
    })
  })

  describe('pictures of hotels', () => {
    const images = () => createHotelImages(database)
    const picture = (hotelId: string, url: string) => ({
      hotelId,
      url,
      pageUrl: 'https://hotels.example/nyvagar',
      foundAt: at,
    })

    test('are listed and counted as they stood on the page', async () => {
      const found = ['c', 'a', 'b'].map((name) => picture('nyvagar', `https://img.example/${name}.jpg`))
      await images().replace('nyvagar', found)
      expect(await images().list('nyvagar')).toEqual(found)
      expect(await images().count('nyvagar')).toBe(3)
      expect(await images().list('none')).toEqual([])
      expect(await images().count('none')).toBe(0)
    })

    test('are replaced as a whole; a picture that stands twice counts once, at its first place', async () => {
      await images().replace('twice', [picture('twice', 'old')])
      await images().replace(
        'twice',
        ['b', 'a', 'b'].map((url) => picture('twice', url)),
      )
      expect((await images().list('twice')).map(({ url }) => url)).toEqual(['b', 'a'])
      await images().replace('twice', [])
      expect(await images().count('twice')).toBe(0)
    })

    test('stay as they were when the new ones cannot be written', async () => {
      await images().replace('kept', [picture('kept', 'good')])
      await expect(images().replace('kept', [picture('kept', 'new'), picture('kept', 'nought \0')])).rejects.toThrow(
        /invalid byte sequence/,
      )
      expect((await images().list('kept')).map(({ url }) => url)).toEqual(['good'])
    })

    test('of two that replace at once, one whole list remains', async () => {
      const lists = ['one', 'two', 'three', 'four'].map((name) =>
        Array.from({ length: 20 }, (_, index) => picture('race', `${name} ${index}`)),
      )
      await Promise.all(
        lists.map((list, index) => createHotelImages(index % 2 ? database : other).replace('race', list)),
      )
      const left = await images().list('race')
      expect(lists.map((list) => JSON.stringify(list))).toContain(JSON.stringify(left))
    })

    test('hotels with a picture are told from those without', async () => {
      await images().replace('with', [picture('with', 'a'), picture('with', 'b')])
      expect(await images().filterWithImages(['with', 'without', injection])).toEqual(new Set(['with']))
      expect(await images().filterWithImages([])).toEqual(new Set())
    })

    test('the last picture that the partner named is known', async () => {
      await images().rememberPartnerPictures([
        { hotelId: 'named', url: 'first' },
        { hotelId: 'other', url: 'other' },
        { hotelId: 'named', url: 'second' },
      ])
      expect(await images().findPartnerPicture('named')).toBe('second')
      await images().rememberPartnerPictures([{ hotelId: 'named', url: 'third' }])
      expect(await images().findPartnerPicture('named')).toBe('third')
      expect(await images().findPartnerPicture('other')).toBe('other')
      expect(await images().findPartnerPicture('never named')).toBeNull()
      await images().rememberPartnerPictures([])
    })

    test('processes that name the same pictures in another order do not block each other', async () => {
      const pictures = Array.from({ length: 30 }, (_, index) => ({ hotelId: `block ${index}`, url: 'a' }))
      const rounds = Array.from({ length: 10 }, (_, index) =>
        createHotelImages(index % 2 ? database : other).rememberPartnerPictures(
          (index % 2 ? pictures : pictures.toReversed()).map((named) => ({ ...named, url: String(index) })),
        ),
      )
      await expect(Promise.all(rounds)).resolves.toHaveLength(10)
    })

    test('an id that looks like SQL is only an id', async () => {
      await images().replace(injection, [picture(injection, injection)])
      expect(await images().list(injection)).toEqual([picture(injection, injection)])
      expect(await images().count('nyvagar')).toBe(3)
    })
  })

  describe('counts of clicks', () => {
    test('no click is lost when many come at once', async () => {
      const click = { partner: 'tours', page: '/sommer', position: 2 } as const
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          createClickCounts(index % 2 ? database : other).add('2026-11-21', click),
        ),
      )
      expect(await createClickCounts(database).list('2026-11-21', '2026-11-21')).toEqual([
        { day: '2026-11-21', ...click, count: 100 },
      ])
    })

    test('are listed for the days asked for, by day, page and position', async () => {
      const clicks = createClickCounts(database)
      const add = (day: string, page: string, position: number) =>
        clicks.add(day, { partner: 'hotels', page, position })
      await add('2026-01-02', '/ø', 1)
      await add('2026-01-02', '/Å', 1)
      await add('2026-01-02', '/a', 10)
      await add('2026-01-02', '/a', 9)
      await add('2026-01-01', '/z', 1)
      await add('2026-01-03', injection, 1)
      await add('2025-12-31', '/a', 1)
      const listed = await clicks.list('2026-01-01', '2026-01-03')
      expect(listed.map(({ day, page, position }) => [day, page, position])).toEqual([
        ['2026-01-01', '/z', 1],
        ['2026-01-02', '/a', 9],
        ['2026-01-02', '/a', 10],
        ['2026-01-02', '/Å', 1],
        ['2026-01-02', '/ø', 1],
        ['2026-01-03', injection, 1],
      ])
    })
  })
})
