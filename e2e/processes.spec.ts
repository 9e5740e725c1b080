import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { hotelSearchAnswer } from '#contract/hotels.ts'
import { defaultPublicKey } from '#contract/setting-schemas.ts'
import { startPostgresServer } from '#server/testing/postgres-server.ts'
import { partnerSettings } from '#stubs/expedia/partner-settings.ts'
import { startExpediaStub } from '#stubs/expedia/start-expedia-stub.ts'
import { startHotelPagesStub } from '#stubs/hotel-pages/start-hotel-pages-stub.ts'
import { type RunningGuide, startGuide } from './start-guide.ts'

// The server as an operator runs it, with settings and databases, without a browser. Details have unit tests.

const clicked = { partner: 'hotels', page: '/de/fischerhütten/svolvaer', position: 1 }

function clientOf({ url }: RunningGuide) {
  return createClient(url, defaultPublicKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

async function search(guide: RunningGuide) {
  const { data, error } = await clientOf(guide).functions.invoke('expedia-api', { body: { endpoint: 'search-hotels' } })
  if (error) throw error
  return hotelSearchAnswer.parse(data)
}

async function click({ url }: RunningGuide): Promise<number> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${url}/api/outbound-clicks`, { method: 'POST', headers, body: JSON.stringify(clicked) })
  return answer.status
}

test('two processes on one PostgreSQL ask the partner once; a third starts with their answer while the partner is away', async () => {
  const expedia = await startExpediaStub()
  const postgres = await startPostgresServer()
  const environment = {
    DATABASE_URL: await postgres.createDatabase(),
    ...partnerSettings,
    EXPEDIA_BASE_URL: expedia.url,
  }
  const guides: RunningGuide[] = []
  try {
    guides.push(...(await Promise.all([startGuide({ environment }), startGuide({ environment })])))
    const answers = await Promise.all([...guides, ...guides].map(search))
    expect(new Set(answers.map(({ fetchedAt }) => fetchedAt)).size).toBe(1)
    expect(answers[0]).toMatchObject({ total: 24, isSample: false, stale: false })
    expect(expedia.requests).toHaveLength(1)
    expect(await Promise.all(guides.map(click))).toEqual([204, 204])

    expedia.setFault({ kind: 'status', status: 503 })
    await guides.pop()?.kill()
    const third = await startGuide({ environment })
    guides.push(third)
    expect(await search(third)).toMatchObject({ fetchedAt: answers[0]?.fetchedAt, stale: false })
    expect(expedia.requests).toHaveLength(1)

    await postgres.stop()
    const isReady = async (): Promise<boolean> => (await fetch(`${third.url}/readyz`)).ok
    await expect.poll(isReady).toBe(false)
    expect(await search(third)).toMatchObject({ total: 24, stale: false })
    // It waits in memory.
    expect(await click(third)).toBe(202)
    await postgres.start()
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
    expect(await click(third)).toBe(204)
  } finally {
    await Promise.all(guides.map((guide) => guide.stop()))
    await postgres.remove()
    await expedia.close()
  }
})

test('pictures found on the page of an example hotel survive kill -9', async () => {
  const pages = await startHotelPagesStub()
  const dataFolder = await mkdtemp(join(tmpdir(), 'guide-data-'))
  const options = { dataFolder, environment: { IMAGE_CRAWLING: 'on', SAMPLE_HOTEL_PAGES: pages.url } }
  let guide = await startGuide(options)
  try {
    const { properties } = await search(guide)
    const hotel = properties.find(({ informationUrl }) => informationUrl !== null)
    const id = hotel?.id ?? ''
    const countPictures = async (): Promise<number | null> => {
      const counting = clientOf(guide).from('hotel_images').select('*', { count: 'exact', head: true })
      return (await counting.eq('hotel_id', id)).count
    }
    // The first use of the database creates it, which takes a while.
    await expect.poll(countPictures, { timeout: 90_000 }).toBe(0)
    const crawled = await clientOf(guide).functions.invoke('crawl-hotel-images', {
      body: { hotelId: id, url: hotel?.informationUrl },
    })
    expect(crawled).toMatchObject({ data: { success: true }, error: null })
    expect(await countPictures()).toBe(3)

    await guide.kill()
    guide = await startGuide(options)
    await expect.poll(countPictures, { timeout: 90_000 }).toBe(3)
    pages.requests.length = 0
    const picture = await fetch(`${guide.url}/api/hotel-images/${id}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(pages.requests.map(({ path }) => path)).toEqual([`/media/${id}-1.jpeg`])
  } finally {
    await guide.stop()
    await rm(dataFolder, { recursive: true })
    await pages.close()
  }
})
