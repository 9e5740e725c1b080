import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { partnerSettings } from '#stubs/expedia/partner-settings.ts'
import { startExpediaStub } from '#stubs/expedia/start-expedia-stub.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'
import { sendColdVisitors, steps } from './cold-visitors.ts'
import { createRelease, prepareReplica } from './releases.ts'

// Many concurrent visitors without any cached data and with slow upstreams wait no longer than one would.
// bench/many-visitors.ts sends two thousand to the whole guide.

const visitors = 300
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cold-visitors-'))
  await createRelease(join(folder, 'release'), {
    'steder.html': `<!doctype html><title>Steder</title><script src="/_assets/map.first.js"></script>${'<p>Reine</p>'.repeat(900)}`,
    '_assets/map.first.js': 'export const boat = 1\n'.repeat(60),
  })
})

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

test(`${visitors} visitors at once to a guide that knows nothing yet are all answered, for one question about each thing`, async () => {
  const [expedia, met] = await Promise.all([startExpediaStub(), startMetStub()])
  expedia.setFault({ kind: 'slow', delayMs: 500 })
  met.setFault({ kind: 'slow', delayMs: 500 })
  const replica = await prepareReplica({
    ...{ DATA_DIR: join(folder, 'data'), TRUST_PROXY: 'true', MET_BASE_URL: met.url },
    ...{ ...partnerSettings, EXPEDIA_BASE_URL: expedia.url },
  })
  try {
    await replica.start(join(folder, 'release'))
    const { times, failures } = await sendColdVisitors({
      ...{ url: replica.url, visitors, pages: ['/steder'], files: ['/_assets/map.first.js'] },
    })
    expect(failures).toEqual({})
    for (const step of steps) expect(times[step]).toHaveLength(visitors)
    expect(met.requests).toHaveLength(weatherPlaceKeys.length)
    expect(expedia.requests).toHaveLength(1)
  } finally {
    await replica.stop()
    await Promise.all([expedia.close(), met.close()])
  }
})
