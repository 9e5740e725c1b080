import { join } from 'node:path'
import type { TextFile } from '#checks/content/written-texts.ts'
import { readOsloClock } from '#contract/service-day.ts'
import type { CallList } from '#desk/contract.ts'
import { type Period, readPeriod } from '#scripts/click-report/read-period.ts'
import { ServerCannotTell } from '#scripts/running-server/ask-running-server.ts'
import { hasDatabase, readClickCounts, readForecastTimes } from '#scripts/running-server/ask-server-or-database.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { resolvePath } from '#server/http/pages/resolve-path.ts'
import { countDays, shiftDay } from '#server/services/calendar/oslo-calendar.ts'
import type { Settings } from '#server/settings.ts'
import { listPartnerHosts } from '#site/content/model/partners.ts'
import { describeCalls } from './describe-calls.ts'
import { describeClicks } from './describe-clicks.ts'
import { describeOldFacts } from './describe-old-facts.ts'
import { describePhotos } from './describe-photos.ts'
import { describeSamples } from './describe-samples.ts'
import { createAskHost } from './links/ask-host.ts'
import { type AskHost, askOutsideLinks } from './links/ask-outside-links.ts'
import { type CrawledSite, crawlSite } from './links/crawl-site.ts'
import { describeInsideLinks, describeOutsideLinks } from './links/describe-links.ts'
import { learnFromAnswers } from './links/judge-outside-links.ts'
import { findVanished, readLinkMemory, writeLinkMemory } from './links/link-memory.ts'
import { type BuiltSiteOnDisk, readCrawledSite, SiteCannotBeRead } from './links/read-crawled-site.ts'
import { listPhotosOfKinds } from './list-photos-of-kinds.ts'
import { describeMissing, formatTime, formatWhy, type OwnerReport, type Section } from './report.ts'
import { describeWeather, weatherTitle } from './weather/describe-weather.ts'
import { askForUpstreamFigures } from './weather/read-upstream-figures.ts'

interface ReportParts {
  distFolder: string
  contentFolder: string
  content: readonly TextFile[]
  /** Where the report keeps its state. */
  memoryFolder: string
  settings: Settings
  version: string
  /** Whether outside links are requested. */
  asksOutside: boolean
  /** Whether vanished addresses are meant to be gone. */
  acceptsVanished: boolean
  /** Milliseconds since 1970. */
  now: number
  /** Resolves with the desk's call list on a day (`YYYY-MM-DD`). */
  listCalls: (today: string) => Promise<CallList>
  /** Reports progress. */
  say: (sentence: string) => void
  /** Replaces network requests in tests. */
  ask?: AskHost
}

interface Collected {
  report: OwnerReport
  failures: unknown[]
}

const outsideTimeLimitMs = 10 * 60_000
const noDatabase =
  'There is no database yet: the server has not kept anything here. Is DATA_DIR or DATABASE_URL that of the server?'

/** Resolves with the whole report. A section whose source is missing says so. */
export async function collectReport(parts: ReportParts): Promise<Collected> {
  const { distFolder, contentFolder, content, settings, now, listCalls } = parts
  const failures: unknown[] = []

  /** Resolves with the sections of `work`, or with one that explains its failure. */
  async function collect(title: string, work: () => Promise<Section[]>): Promise<Section[]> {
    try {
      return await work()
    } catch (error) {
      if (isForOwner(error)) return [describeMissing(title, formatWhy(error))]
      failures.push(error)
      return [describeMissing(title, `This part of the report failed: ${String(error)}`)]
    }
  }

  let built: BuiltSiteOnDisk | null = null
  const links = await collect('Links', async () => {
    built = await readCrawledSite(distFolder, listPartnerHosts())
    return collectLinks(built, parts)
  })
  const { date: today } = readOsloClock(now)
  const sections = [
    links,
    await collect('Whom to ring', async () => [describeCalls(await listCalls(today))]),
    await collect('Facts past their review date', async () => [describeOldFacts(content, today)]),
    await collect('Sample figures in use', async () => [
      describeSamples({ content, pages: listPagesWithSamples(built), hotelSource: settings.HOTEL_SOURCE }),
    ]),
    await collect('Missing photos', async () => [describePhotos(listPhotosOfKinds(contentFolder))]),
    // Sequentially, because only one process or connection can open the embedded database.
    await collect('Clicks by partner', async () => [await collectClicks(settings, today)]),
    await collect(weatherTitle, async () => [await collectWeather(settings, now)]),
  ]
  return { report: { madeAt: formatTime(now), sections: sections.flat() }, failures }
}

async function collectLinks({ site, builtAt, contact }: BuiltSiteOnDisk, parts: ReportParts): Promise<Section[]> {
  const { memoryFolder, version, asksOutside, acceptsVanished, now, say } = parts
  const userAgent = `lofoten-guide-links/${version} (${contact})`
  const { ask = createAskHost({ userAgent }) } = parts
  const memoryFile = join(memoryFolder, 'links.json')
  const memory = await readLinkMemory(memoryFile)
  const crawl = crawlSite(site)
  // Redirected addresses stay known: without the redirect they would have vanished.
  const known = acceptsVanished ? memory.paths.filter((path) => isAnswered(site, path)) : memory.paths
  const vanished = findVanished(known, (path) => isAnswered(site, path))
  const outside = await askOutside()
  await writeLinkMemory(memoryFile, {
    version: 1,
    crawledAt: now,
    paths: [...new Set([...crawl.paths, ...known])].sort(),
    outside: outside.memory,
  })
  return [
    describeInsideLinks({ crawl, origin: site.origin, builtAt, lastCrawlAt: memory.crawledAt, vanished }),
    describeOutsideLinks({ crawl, origin: site.origin, ...outside }),
  ]

  async function askOutside(): Promise<
    Pick<Parameters<typeof describeOutsideLinks>[0], 'memory' | 'changes' | 'asked'>
  > {
    const linked = crawl.outside.map(({ address }) => address)
    if (!asksOutside) {
      const { outside } = learnFromAnswers(memory.outside, linked, [], now)
      return { memory: outside, changes: [], asked: 'no' }
    }
    say(`Asking ${linked.length} addresses of others, one at a time and host …`)
    const askedAt = (address: string) => memory.outside[address]?.askedAt ?? 0
    const results = await askOutsideLinks(
      // Those not reached in time last time come first.
      linked.toSorted((one, other) => askedAt(one) - askedAt(other)),
      {
        ask,
        userAgent,
        partnerHosts: site.partnerHosts,
        timeLimitMs: outsideTimeLimitMs,
      },
    )
    const { outside, changes, isWithoutNetwork } = learnFromAnswers(memory.outside, linked, results, now)
    return { memory: outside, changes, asked: isWithoutNetwork ? 'no network' : 'yes' }
  }
}

function isAnswered({ files, redirects }: CrawledSite, path: string): boolean {
  const known = { hasPage: (each: string) => files.has(each), redirectTarget: (each: string) => redirects[each] }
  return resolvePath(encodeURI(path), known).kind !== 'unknown'
}

function listPagesWithSamples(built: BuiltSiteOnDisk | null): string[] | null {
  if (!built) return null
  return [...built.site.pages]
    .filter(([, root]) => root.querySelector('[data-evidence="sample"]'))
    .map(([path]) => path)
}

async function collectClicks(settings: Settings, today: string): Promise<Section> {
  if (!hasDatabase(settings)) return describeMissing('Clicks by partner', noDatabase)
  const period = readPeriod([], today)
  const days = countDays(period.from, period.to) + 1
  const before: Period = { from: shiftDay(period.from, -days), to: shiftDay(period.to, -days) }
  const counts = await readClickCounts(settings, { from: before.from, to: period.to })
  const within = ({ from, to }: Period) => counts.filter(({ day }) => day >= from && day <= to)
  return describeClicks({ period, counts: within(period) }, { period: before, counts: within(before) })
}

async function collectWeather(settings: Settings, now: number): Promise<Section> {
  const kept = hasDatabase(settings)
    ? await readForecastTimes(settings).catch((error: unknown) => {
        if (isForOwner(error)) return formatWhy(error)
        throw error
      })
    : noDatabase
  return describeWeather({ kept, figures: await askForUpstreamFigures(settings), source: settings.MET_BASE_URL, now })
}

function isForOwner(error: unknown): error is Error {
  return [SiteCannotBeRead, ServerCannotTell, DatabaseUnavailable].some((kind) => error instanceof kind)
}
