import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameForecast } from '#server/services/weather/stored-forecast.ts'
import { prepareTestDatabases } from '#server/testing/databases.ts'
import { createClickCounts } from './click-counts-repository.ts'
import type { Database } from './database.ts'
import { eq, fromNow, sql } from './drizzle.ts'
import { listForecastTimes } from './forecast-times-repository.ts'
import { createHotelImages } from './hotel-images-repository.ts'
import { outboundClicks, partnerPictures, upstreamAnswers, upstreamBudgets } from './schema.ts'
import { createUpstreamStore } from './upstream-store-repository.ts'

const databases = prepareTestDatabases()
afterAll(databases.clear)

const log = { warn: () => undefined, error: () => undefined }
// Now, because the database forgets what ended days ago by its own clock; with milliseconds, which must not get lost.
const at = Math.floor(Date.now() / 1000) * 1000 - 877
const hour = 3_600_000
// Would break a statement built from strings.
const injection = `x'); drop table hotel_images; --"\\ $1 {}`

describe.each(databases.kinds)('$name', ({ createPlace }) => {
  let database: Database
  let other: Database

  beforeAll(async () => {
    const place = await createPlace()
    database = await databases.openReady(place)
    // A second process, where the database allows one.
    other = place.DATABASE_URL ? await databases.openReady(place) : database
  }, 240_000)

  describe('records of upstreams', () => {
    const here = () => createUpstreamStore({ database, log, patienceMs: 30_000 })
    const elsewhere = () => createUpstreamStore({ database: other, log, patienceMs: 30_000 })

    test('are read as they were written, by every process', async () => {
      const value = { text: 'Å «æøå» 🐟', number: -1.5, none: null, list: [[], {}, true] }
      const answer = { value, version: 'Sat, 21 Nov 2026 09:00:00 GMT', fetchedAt: at, expiresAt: at + hour }
      await here().write('exact', answer)
      expect(await elsewhere().read('exact')).toEqual(answer)
      expect(await here().read('never written')).toBeNull()
    })

    test('are found under exactly their key', async () => {
      await here().write(injection, { value: 1, version: null, fetchedAt: at, expiresAt: at })
      expect(await here().read(injection)).toEqual({ value: 1, version: null, fetchedAt: at, expiresAt: at })
      expect(await here().read(injection.toUpperCase())).toBeNull()
    })

    test('an older answer does not replace a newer one; one of the same time does', async () => {
      const answer = { version: null, expiresAt: at + hour }
      await here().write('newest', { ...answer, value: 'new', fetchedAt: at })
      await elsewhere().write('newest', { ...answer, value: 'old', fetchedAt: at - 1 })
      expect(await here().read('newest')).toMatchObject({ value: 'new', fetchedAt: at })
      await here().write('newest', { ...answer, value: 'same time', fetchedAt: at })
      expect(await here().read('newest')).toMatchObject({ value: 'same time' })
    })

    test('of forecasts tell when they were fetched, by place, and nothing of another source', async () => {
      const forecast = { value: {}, version: null }
      await here().write(nameForecast('here', 'svolvaer'), { ...forecast, fetchedAt: at, expiresAt: at + hour })
      await here().write(nameForecast('here', 'reine'), { ...forecast, fetchedAt: at - 1, expiresAt: at })
      await here().write(nameForecast('stand-in', 'leknes'), { ...forecast, fetchedAt: at, expiresAt: at })
      await here().acquireLease(nameForecast('here', 'ballstad'), hour)
      expect(await listForecastTimes(other, 'here')).toEqual([
        { place: 'svolvaer', fetchedAt: at, expiresAt: at + hour },
        { place: 'reine', fetchedAt: at - 1, expiresAt: at },
      ])
    })

    test('one of many that want a lease at once gets it, also where nothing is stored yet', async () => {
      const processes = [here(), elsewhere(), here(), elsewhere()]
      const leases = await Promise.all(
        Array.from({ length: 20 }, (_, index) => processes[index % 4]?.acquireLease('race', hour)),
      )
      expect(leases.filter(Boolean)).toHaveLength(1)
      expect(await here().read('race')).toBeNull()
    })

    test('a lease is given back, but only by its holder', async () => {
      const [holder, somebodyElse] = [here(), elsewhere()]
      expect(await holder.acquireLease('right', hour)).toBe(true)
      await somebodyElse.releaseLease('right')
      expect(await somebodyElse.acquireLease('right', hour)).toBe(false)
      await holder.releaseLease('right')
      expect(await somebodyElse.acquireLease('right', hour)).toBe(true)
    })

    test('the lease of a process that has died ends by itself', async () => {
      expect(await here().acquireLease('died', 1)).toBe(true)
      await expect.poll(() => elsewhere().acquireLease('died', hour)).toBe(true)
    })

    test('a lease leaves the record alone, and a new record leaves the lease alone', async () => {
      const answer = { value: 'stored', version: 'v1', fetchedAt: at, expiresAt: at + hour }
      await here().write('both', answer)
      await here().acquireLease('both', hour)
      expect(await here().read('both')).toEqual(answer)
      await here().write('both', { ...answer, value: 'newer' })
      expect(await elsewhere().acquireLease('both', hour)).toBe(false)
    })

    test('a budget is granted exactly once over all processes', async () => {
      const processes = [here(), elsewhere()]
      const spent = await Promise.all(
        Array.from({ length: 60 }, (_, index) => processes[index % 2]?.consumeBudget('partner', 7)),
      )
      const granted = spent.filter(Boolean).length
      const rows = await database.use((statements) =>
        statements.select().from(upstreamBudgets).where(sql`upstream = 'partner'`),
      )
      // A second row only if a new minute began meanwhile.
      for (const row of rows) expect(row.count).toBeLessThanOrEqual(7)
      expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(granted)
      expect(granted).toBeGreaterThanOrEqual(7)
      expect(await here().consumeBudget('nothing allowed', 0)).toBe(false)
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
            row('sweep leased', 3 * day, new Date(Date.now() + hour)),
          ])
        const minute = (age: number) => new Date(Math.floor((Date.now() - age) / 60_000) * 60_000)
        await statements.insert(upstreamBudgets).values([
          { upstream: 'sweep old', minute: minute(3 * day), count: 1 },
          { upstream: 'sweep young', minute: minute(day), count: 1 },
        ])
      })
      await here().write('sweep now', { value: {}, version: null, fetchedAt: Date.now(), expiresAt: Date.now() })
      const [answers, budgets] = await database.use(async (statements) => [
        await statements.select().from(upstreamAnswers).where(sql`key like 'sweep%'`).orderBy(upstreamAnswers.key),
        await statements.select().from(upstreamBudgets).where(sql`upstream like 'sweep%'`),
      ])
      expect(answers.map(({ key }) => key)).toEqual(['sweep leased', 'sweep now', 'sweep young'])
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
    await createUpstreamStore({ database, log }).write('many now', {
      value: {},
      version: null,
      fetchedAt: Date.now(),
      expiresAt: Date.now(),
    })
    // Rows of other tests may be among them.
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
    // Locks the table until released.
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
      const impatient = createUpstreamStore({
        database,
        log: { warn: (_fields, message) => warnings.push(message), error: () => undefined },
        patienceMs: 50,
        steadyClock: () => 0,
      })
      const goOn = await block()
      expect(await impatient.read('slow')).toBeNull()
      expect(await impatient.read('slow')).toBeNull()
      expect(await impatient.acquireLease('slow', hour)).toBe(true)
      const answer = { value: 'late', version: null, fetchedAt: at, expiresAt: at + hour }
      await impatient.write('slow', answer)
      expect(warnings).toEqual(['the database takes too long'])
      await goOn()
      await expect.poll(() => createUpstreamStore({ database, log, patienceMs: 30_000 }).read('slow')).toEqual(answer)
    })

    test('a lease that comes too late is given back', async () => {
      const goOn = await block()
      const late = createUpstreamStore({ database, log, patienceMs: 50 })
      expect(await late.acquireLease('late', hour)).toBe(true)
      await goOn()
      await expect
        .poll(() => createUpstreamStore({ database, log, patienceMs: 30_000 }).acquireLease('late', hour))
        .toBe(true)
    })
  })

  describe('pictures of hotels', () => {
    const images = () => createHotelImages(database)
    const foundAt = Date.now()
    const picture = (hotelId: string, url: string) => ({
      hotelId,
      url,
      pageUrl: 'https://hotels.example/nyvagar',
      foundAt,
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
      const withoutPage = { ...picture('kept', 'other'), pageUrl: null as never }
      await expect(images().replace('kept', [picture('kept', 'new'), withoutPage])).rejects.toThrow(/not.null/i)
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

    test('are forgotten after thirty days', async () => {
      const daysAgo = (days: number) => Date.now() - days * 24 * hour
      await images().replace('seen', [{ ...picture('seen', 'a'), foundAt: daysAgo(29) }])
      await images().replace('gone', [{ ...picture('gone', 'a'), foundAt: daysAgo(31) }])
      expect([await images().count('seen'), await images().count('gone')]).toEqual([1, 0])
      expect([(await images().list('seen')).length, (await images().list('gone')).length]).toEqual([1, 0])
      expect(await images().filterWithImages(['seen', 'gone'])).toEqual(new Set(['seen']))
      const named = ['named long ago', 'named lately']
      await images().rememberPartnerPictures(named.map((hotelId) => ({ hotelId, url: 'a' })))
      await database.use(async (statements) => {
        const moment = fromNow(-31 * 24 * hour)
        await statements
          .update(partnerPictures)
          .set({ seenAt: moment })
          .where(eq(partnerPictures.hotelId, 'named long ago'))
      })
      expect(await Promise.all(named.map((hotelId) => images().findPartnerPicture(hotelId)))).toEqual([null, 'a'])
      await images().rememberPartnerPictures([{ hotelId: 'another', url: 'a' }])
      expect(await database.use((statements) => statements.select().from(partnerPictures))).not.toContainEqual(
        expect.objectContaining({ hotelId: 'named long ago' }),
      )
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

    test('of months long past are folded, each link by itself, and none is lost', async () => {
      const clicks = createClickCounts(database)
      const page = '/folded'
      const add = (day: string, position: number, times: number) =>
        clicks.add(day, { partner: 'hotels', page, position }, times)
      await add('2024-01-01', 1, 1)
      await add('2024-01-31', 1, 10)
      await add('2024-01-31', 2, 100)
      await add('2024-02-29', 1, 1000)
      await add('2024-03-31', 1, 5)
      // 400 days before is 1 March 2024.
      const list = async () =>
        (await clicks.list('2024-01-01', '2024-12-31'))
          .filter((row) => row.page === page)
          .map(({ day, position, count }) => [day, position, count])
      await Promise.all([clicks, createClickCounts(other)].map((each) => each.foldOldDays('2025-04-05')))
      const folded = [
        ['2024-01-01', 1, 11],
        ['2024-01-01', 2, 100],
        ['2024-02-01', 1, 1000],
        ['2024-03-31', 1, 5],
      ]
      expect(await list()).toEqual(folded)
      // A click that was held for long comes later.
      await add('2024-01-15', 1, 4)
      await clicks.foldOldDays('2025-04-05')
      expect(await list()).toEqual([['2024-01-01', 1, 15], ...folded.slice(1)])
    })

    test('of four years take a row for each day of the last and one for each month before', async () => {
      const clicks = createClickCounts(database)
      const click = { partner: 'tours', page: '/bounded', position: 1 } as const
      const days = Array.from({ length: 1461 }, (_, index) =>
        new Date(Date.UTC(2030, 0, 1 + index)).toISOString().slice(0, 10),
      )
      const counted = days.map((day) => ({ day, ...click, count: 1 }))
      await database.use((statements) => statements.insert(outboundClicks).values(counted))
      await clicks.foldOldDays('2034-01-01')
      const rows = (await clicks.list('2030-01-01', '2034-01-01')).filter(({ page }) => page === click.page)
      expect(rows.length).toBeLessThan(430 + 36)
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(1461)
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
