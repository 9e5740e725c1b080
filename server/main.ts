import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { type Logger, pino } from 'pino'
import { WrongSetting } from '#contract/read-settings.ts'
import { buildApp } from '#server/app.ts'
import { loadSite, SiteNotBuilt } from '#server/http/pages/load-site.ts'
import type { Observers } from '#server/operator/metrics/observers.ts'
import { startMetrics } from '#server/operator/metrics/start-metrics.ts'
import { createOwnerShare } from '#server/operator/owner/share-with-owner.ts'
import { holdClicks } from '#server/services/clicks/hold-clicks.ts'
import { createHotelService } from '#server/services/hotels/hotel-service.ts'
import type { HotelSource } from '#server/services/hotels/hotel-source.ts'
import { sampleHotels } from '#server/services/hotels/sample-hotels.ts'
import { createImageServices } from '#server/services/images/create-image-services.ts'
import { mayCrawlImages } from '#server/services/images/image-settings.ts'
import { createToday, type EverySource } from '#server/services/today/create-today.ts'
import { createWeatherService, weatherOff } from '#server/services/weather/weather-service.ts'
import { chooseDatabase } from '#server/store/choose-database.ts'
import { createClickCounts } from '#server/store/click-counts-repository.ts'
import { type Database, waitUntilOpen } from '#server/store/database.ts'
import { listForecastTimes } from '#server/store/forecast-times-repository.ts'
import { createHotelImages } from '#server/store/hotel-images-repository.ts'
import { embeddedFileIn } from '#server/store/open-embedded-database.ts'
import { createUpstreamStore } from '#server/store/upstream-store-repository.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { dataSecurityHeaders } from './http/security-headers.ts'
import { endsWithin, waitAtMost } from './limits/wait-at-most.ts'
import { loadAssistant } from './mcp/load-assistant.ts'
import { createFaultFinder, type Readiness } from './operator/health/health-routes.ts'
import { type CrawlService, crawlingOff } from './services/images/hotel-images.ts'
import { readSettings, type Settings } from './settings.ts'
import type { ServiceOptions } from './upstream/ask-service.ts'
import { avinor } from './upstream/avinor/avinor.ts'
import { entur, enturClientName } from './upstream/entur/entur.ts'
import { expedia } from './upstream/expedia/expedia.ts'
import { kartverketTide } from './upstream/kartverket-tide/kartverket-tide.ts'
import { type MetNorway, metNorway } from './upstream/met-norway/met-norway.ts'
import { noaa } from './upstream/noaa/noaa.ts'
import { nobil } from './upstream/nobil/nobil.ts'
import { nobilLive } from './upstream/nobil/nobil-live.ts'
import { nve } from './upstream/nve/nve.ts'
import { vegvesen, vegvesenWeather } from './upstream/vegvesen/vegvesen.ts'

const projectFolder = join(import.meta.dirname, '..')

// Less than the fifteen seconds that systemd and containers give it (deploy/).
const longestStopMs = 14_000
// For requests under way; the steps that follow, which keep the clicks, have to have their time.
const longestRequestsMs = 6000
// A running database server answers sooner; without it the guide starts all the same.
const longestWaitForDatabaseMs = 2000

try {
  await start(readSettings(process.env))
} catch (error) {
  if (!isForOperator(error)) throw error
  console.error(error.message)
  // A graceful stop would exit with code 0.
  process.exit(1)
}

async function start(settings: Settings): Promise<void> {
  const log = pino({ level: settings.LOG_LEVEL, base: null })
  const readiness: Readiness = { state: 'starting' }
  // A server is checked from the start, the embedded database only once it is open.
  let isDatabaseNeeded = settings.DATABASE_URL !== undefined
  const database = chooseDatabase(settings, log, () => {
    isDatabaseNeeded = true
    void ownerShare.start()
  })
  // Connects while the site is loaded.
  const reaching = settings.DATABASE_URL ? database.isReachable() : null
  const site = await loadSite(join(projectFolder, 'dist/serving.json'), settings, log)
  const guide = settings.MCP === 'on' ? await loadAssistant(join(projectFolder, 'dist/assistant')) : null
  const { observers, requests, ...metrics } = await startMetrics({
    settings,
    buildId: site.buildId,
    // A check would open the embedded database.
    isDatabaseReachable: async () =>
      isDatabaseNeeded || database.findFault() !== null ? database.isReachable() : null,
    log,
  })
  const heldClicks = holdClicks({ counts: createClickCounts(database), log })
  const clickCounts = observers.clickCounts(heldClicks.counts)
  const ownerShare = createOwnerShare({
    counts: clickCounts,
    listForecastTimes: async () =>
      settings.MET_BASE_URL === null ? [] : listForecastTimes(database, settings.MET_BASE_URL),
    dataFolder: settings.DATA_DIR,
    log,
  })
  const images = createHotelImages(database)
  const store = createUpstreamStore({ database, log })
  const version = await readVersion()
  const userAgent = `lofoten-guide/${version} ${settings.MET_CONTACT ?? site.contact}`
  const met =
    settings.MET_BASE_URL === null
      ? null
      : metNorway({ baseUrl: settings.MET_BASE_URL, userAgent, clock: Date.now, log })
  const weather = met
    ? createWeatherService({
        source: observers.source('met', met.forecasts),
        clock: Date.now,
        random: Math.random,
        log,
        headers: dataSecurityHeaders(settings),
        store,
      })
    : weatherOff
  const charging = chooseChargingSource(settings, Object.values(site.chargingStations), { userAgent, observers, log })
  const { today, departures } = createToday({
    sources: { ...chooseTodaySources(settings, userAgent, { met, observers, log }), charging },
    weather: met ? weather : null,
    stops: site.stops,
    chargingStations: site.chargingStations,
    clock: Date.now,
    random: Math.random,
    log,
    headers: dataSecurityHeaders(settings),
    store,
  })
  const hotels = createHotelService({
    source: observers.hotelSource(chooseHotelSource(settings, log)),
    store,
    images,
    crawlsImages: mayCrawlImages(settings),
    clock: Date.now,
    random: Math.random,
    log,
    headers: dataSecurityHeaders(settings),
  })
  const imageParts = { settings, images, userAgent, clock: Date.now, log, observers }
  const hotelImages = createImageServices({ ...imageParts, crawls: await chooseCrawls(imageParts) })
  const app = buildApp({
    settings,
    site,
    weather: observers.weather(weather),
    today: observers.today(today),
    departures: observers.departures(departures),
    clickCounts,
    hotels: observers.hotels(hotels),
    hotelImages,
    clock: Date.now,
    readiness,
    log,
    requests,
    assistant: guide && { guide, version, count: observers.countTool },
  })

  closeWithGrace({ delay: longestStopMs, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'an error nobody caught')
    readiness.state = 'stopping'
    const closing = app.close()
    if (!(await endsWithin(closing, longestRequestsMs))) {
      log.warn('requests that take too long are cut off by the stop')
      app.server.closeAllConnections()
      await closing
    }
    charging?.status?.stop()
    await heldClicks.close()
    await ownerShare.stop()
    await metrics.stop()
    await database.close()
  })
  // So that the first visitors get stored answers and no upstream is requested again.
  if (reaching) await waitAtMost(reaching, longestWaitForDatabaseMs)
  await app.listen({ host: settings.HOST, port: settings.PORT })
  readiness.findDatabaseFault = createFaultFinder(database, { isServer: settings.DATABASE_URL !== undefined })
  readiness.state = 'ready'
  // So that one that is broken is known before the first visitor needs it.
  if (!settings.DATABASE_URL && existsSync(embeddedFileIn(settings.DATA_DIR))) openEarly(database)
  // Writes NODE_COMPILE_CACHE now; by default only at exit, which may never come.
  flushCompileCache()
  console.log(`The guide is ready on ${describeAddress(app.server.address(), settings)}`)
}

/** Opens the database without waiting for it; what goes wrong is logged by the database. */
function openEarly(database: Database): void {
  waitUntilOpen(database).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error
  })
}

function chooseHotelSource(settings: Settings, log: Logger): HotelSource {
  const { EXPEDIA_API_KEY: key, EXPEDIA_API_PASSWORD: password } = settings
  // Settings validation requires key and password for this source.
  if (settings.HOTEL_SOURCE === 'sample' || key === undefined || password === undefined) {
    return sampleHotels({ pagesBaseUrl: settings.SAMPLE_HOTEL_PAGES ?? null })
  }
  return expedia({
    baseUrl: settings.EXPEDIA_BASE_URL,
    key,
    password,
    requestsPerMinute: settings.EXPEDIA_REQUESTS_PER_MINUTE,
    clock: Date.now,
    log,
  })
}

/** Returns the services of today, without those that the owner switched off. */
function chooseTodaySources(
  settings: Settings,
  userAgent: string,
  { met, observers: { source }, log }: { met: MetNorway | null; observers: Observers; log: Logger },
): Omit<EverySource, 'charging'> {
  function at<Source>(baseUrl: string | null, connect: (options: ServiceOptions) => Source): Source | null {
    return baseUrl === null ? null : connect({ baseUrl, userAgent, clock: Date.now, log })
  }
  const hazards = at(settings.NVE_BASE_URL, nve)
  return {
    warnings: met && source('met', met.warnings),
    ...(hazards
      ? {
          floods: source('nve', hazards.floods),
          landslides: source('nve', hazards.landslides),
          avalanche: source('nve', hazards.avalanches),
        }
      : { floods: null, landslides: null, avalanche: null }),
    ocean: met && source('met', met.ocean),
    aurora: at(settings.NOAA_BASE_URL, (options) => {
      const { kp, oval } = noaa(options)
      return { kp: source('noaa', kp), oval: source('noaa', oval) }
    }),
    departures: at(settings.ENTUR_BASE_URL, (options) => {
      const { departures, ways } = entur({ ...options, clientName: enturClientName })
      return { departures: source('entur', departures), ways: source('entur', ways) }
    }),
    flights: at(settings.AVINOR_BASE_URL, (options) => source('avinor', avinor(options))),
    road: at(settings.ROAD_BASE_URL, (options) => source('road', vegvesen(options))),
    roadWeather: at(settings.ROAD_BASE_URL, (options) => source('road', vegvesenWeather(options))),
    tide: at(settings.TIDE_BASE_URL, (options) => source('tide', kartverketTide(options))),
  }
}

/** Returns the register of charging stations, and who tells their status; null without a key, or where no station has a number. */
function chooseChargingSource(
  settings: Settings,
  stationIds: readonly string[],
  { userAgent, observers, log }: { userAgent: string; observers: Observers; log: Logger },
): EverySource['charging'] {
  const { NOBIL_BASE_URL, NOBIL_LIVE_BASE_URL, NOBIL_API_KEY, NOBIL_LIVE_API_KEY = NOBIL_API_KEY } = settings
  if (NOBIL_BASE_URL === null || NOBIL_API_KEY === undefined || stationIds.length === 0) return null
  const wanted = new Set(stationIds)
  const shared = { userAgent, clock: Date.now, log }
  return {
    register: observers.source('nobil', nobil({ ...shared, baseUrl: NOBIL_BASE_URL, key: NOBIL_API_KEY })),
    status:
      NOBIL_LIVE_BASE_URL === null || NOBIL_LIVE_API_KEY === undefined
        ? null
        : nobilLive({
            ...shared,
            baseUrl: NOBIL_LIVE_BASE_URL,
            key: NOBIL_LIVE_API_KEY,
            isWanted: (id) => wanted.has(id),
          }),
  }
}

/** What reads pages of others is not even loaded unless the owner asks for it. */
async function chooseCrawls(
  parts: Parameters<typeof import('#server/services/crawling/create-crawls.ts').createCrawls>[0],
): Promise<CrawlService> {
  if (!mayCrawlImages(parts.settings)) return crawlingOff
  const { createCrawls } = await import('#server/services/crawling/create-crawls.ts')
  return createCrawls(parts)
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8')) as { version: string }
  return version
}

function describeAddress(bound: ReturnType<Server['address']>, { HOST, PORT }: Settings): string {
  const host = HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${host}:${typeof bound === 'object' ? (bound?.port ?? PORT) : PORT}`
}

/** Operator mistakes are reported in one sentence; other errors keep their stack. */
function isForOperator(error: unknown): error is Error {
  if (error instanceof WrongSetting || error instanceof SiteNotBuilt) return true
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  return code === 'EADDRINUSE' || code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'
}
