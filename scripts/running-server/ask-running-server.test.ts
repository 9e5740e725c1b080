import { once } from 'node:events'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createOwnerShare, ownerSocketIn } from '#server/operator/owner/share-with-owner.ts'
import { databaseIsGone, exampleClickCounts } from '#server/testing/example-click-counts.ts'
import { askRunningServer, ServerCannotTell } from './ask-running-server.ts'

const period = { from: '2026-11-01', to: '2026-11-21' }
const rows = [
  { day: '2026-10-31', partner: 'tours', page: '/', position: 1, count: 9 },
  { day: '2026-11-21', partner: 'hotels', page: '/de/fischerhütten', position: 2, count: 5 },
] as const
const log = { warn: vi.fn(), error: vi.fn() }
const stops: (() => Promise<void>)[] = []
const times = [{ place: 'reine', fetchedAt: 1_795_000_000_000, expiresAt: 1_795_001_800_000 }] as const
const listForecastTimes = async () => [...times]
let dataFolder = ''

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'clicks-'))
})

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await rm(dataFolder, { recursive: true })
  vi.clearAllMocks()
})

async function share(counts = exampleClickCounts([...rows]), folder = dataFolder): Promise<void> {
  const { start, stop } = createOwnerShare({ counts, listForecastTimes, dataFolder: folder, log })
  stops.push(stop)
  await start()
}

describe('askRunningServer', () => {
  test('hears the counts of the period from the server that holds the database', async () => {
    await share()
    expect(await askRunningServer(dataFolder, '/clicks', period)).toEqual([rows[1]])
  })

  test('hears when the forecasts were fetched that are kept, and nothing under another path', async () => {
    await share()
    expect(await askRunningServer(dataFolder, '/forecasts')).toEqual(times)
    await expect(askRunningServer(dataFolder, '/constructor')).rejects.toThrow(ServerCannotTell)
  })

  test('finds nobody where no server runs', async () => {
    expect(await askRunningServer(dataFolder, '/clicks', period)).toBeNull()
    await share()
    for (const stop of stops.splice(0)) await stop()
    expect(await askRunningServer(dataFolder, '/clicks', period)).toBeNull()
  })

  test('says why a server cannot tell', async () => {
    const counts = exampleClickCounts()
    counts.failure = databaseIsGone()
    await share(counts)
    await expect(askRunningServer(dataFolder, '/clicks', period)).rejects.toThrow(
      new ServerCannotTell(counts.failure.message),
    )
    counts.failure = new TypeError('rows is not iterable')
    await expect(askRunningServer(dataFolder, '/clicks', period)).rejects.toThrow('its log says why')
    expect(log.error).toHaveBeenCalledOnce()
  })

  test('hears nothing of a period that is none', async () => {
    await share()
    await expect(askRunningServer(dataFolder, '/clicks', { from: "1' or 1=1", to: '2026-11-21' })).rejects.toThrow(
      ServerCannotTell,
    )
  })
})

describe('createOwnerShare', () => {
  test.skipIf(process.platform === 'win32')('lets nobody but its own user ask', async () => {
    await share()
    expect((await stat(ownerSocketIn(dataFolder))).mode & 0o777).toBe(0o600)
  })

  test('takes over from a server that was killed', async () => {
    // A server deletes its socket file on exit; renamed, it stays as after a kill.
    const killed = createServer().listen(join(dataFolder, 'first.sock'))
    await once(killed, 'listening')
    await rename(join(dataFolder, 'first.sock'), ownerSocketIn(dataFolder))
    killed.close()
    expect(await askRunningServer(dataFolder, '/clicks', period)).toBeNull()
    await share()
    expect(await askRunningServer(dataFolder, '/clicks', period)).toEqual([rows[1]])
  })

  test('leaves another server alone that is already asked, and says so', async () => {
    await share()
    await share(exampleClickCounts())
    expect(log.warn).toHaveBeenCalledOnce()
    expect(await askRunningServer(dataFolder, '/clicks', period)).toEqual([rows[1]])
  })

  test('keeps no server from its work where there can be no file', async () => {
    await share(undefined, join(dataFolder, 'nowhere'))
    expect(log.warn).toHaveBeenCalledOnce()
  })
})
