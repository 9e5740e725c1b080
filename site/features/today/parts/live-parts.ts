import { languageOfPath, languages } from '#contract/languages.ts'
import type { TodayAnswer, TodayParts } from '#contract/today.ts'
import { defaultWeatherPlace, isWeatherPlace, type WeatherPlace, weatherPlaceKeys } from '#contract/weather-places.ts'
import { readRoadTable } from '#site/domain/geography/road-table.ts'
import { findStorage } from '#site/ui/find-storage.ts'
import { readKeptPlace } from '#site/ui/kept-place.ts'
import { now } from '#site/ui/live-clock.ts'
import { ageParts } from './age-parts.ts'
import { describeStation } from './describe-station.ts'
import { describeWalk } from './describe-walk.ts'
import { readKeptToday } from './fetch-today.ts'
import { fetchLineWords } from './fetch-unchecked-today.ts'
import { fillReach } from './fill-reach.ts'
import { keepShowing } from './keep-showing.ts'
import type { LineWords } from './line-words.ts'
import type { StationStatusWords } from './StationStatusMark.tsx'
import { findNewestFetch, type OfflineWords, sayOffline } from './say-offline.ts'
import { sayOnTheWay } from './say-on-the-way.ts'
import type { Saying } from './say-part.ts'

// Loaded by `LiveParts.astro` when the first `data-live-part` of a page comes near.

/** Fills each part of the page that is live; what nobody could say stays as the page was built: with whom to ask. */
export async function fillLiveParts(
  root: ParentNode,
  answer: TodayAnswer,
  lineWords: LineWords,
  now: number,
): Promise<void> {
  const language = languageOfPath(location.pathname)
  const aged = ageParts(answer, now)
  const saying: Saying = { words: lineWords.words, language, locale: languages[language].locale, now }
  fillStationStatus(root, aged.parts.charging, saying)
  const chosen = root.querySelector<HTMLSelectElement>('[data-chosen-place]')?.value
  const visited = chosen || (readKeptPlace(findStorage()) ?? defaultWeatherPlace)
  const roads = readRoadTable(lineWords.wind.roads)
  const isWindyAt = (place: WeatherPlace) => isStormComing(aged.parts.forecast, place, lineWords.wind.stormFrom, now)
  // Wherever it is: a list names sites of all the islands.
  const isGale = weatherPlaceKeys.some(isWindyAt)
  const windy = lineWords.wind.bridges.filter(({ judgedBy }) => judgedBy.some(isWindyAt))
  const drawn: HTMLElement[] = []
  for (const element of root.querySelectorAll<HTMLElement>('[data-live-part]')) {
    const { livePart, place = '' } = element.dataset
    if (livePart === 'departures' || livePart === 'bulletin') drawn.push(element)
    if (livePart === 'way')
      fillText(element, sayOnTheWay(element.dataset.way ?? '', aged.parts.road.data ?? [], visited, roads, saying))
    if (livePart === 'reach' && isWeatherPlace(visited))
      fillReach(element, visited, { roads, messages: aged.parts.road.data ?? [], now, isGale, windy })
    if (livePart === 'gale') tellGale(element, isGale)
    if (livePart === 'walk' && isWeatherPlace(place))
      fillText(element, describeWalk(place, aged.parts.forecast, saying, lineWords.wind))
  }
  if (drawn.length === 0) return
  const { drawLivePart } = await import('./draw-live-part.tsx')
  for (const element of drawn) drawLivePart(element, aged, lineWords, saying)
}

const dayMs = 24 * 3_600_000

/** Returns whether gusts are forecast for a place within a day that may shut bridges. */
function isStormComing(
  { state, data }: TodayParts['forecast'],
  place: string,
  stormFrom: number,
  now: number,
): boolean {
  const hours = state === 'fresh' ? data?.find((each) => each.place === place)?.hours : undefined
  const isSoon = (time: string) => Date.parse(time) + dayMs / 24 > now && Date.parse(time) < now + dayMs
  return hours?.some(({ time, gust }) => isSoon(time) && (gust ?? 0) >= stormFrom) ?? false
}

/** Shows what changes in a gale, and tells the script that orders lists by it, which wakes for that. */
function tellGale(element: HTMLElement, isGale: boolean): void {
  const root = document.documentElement
  element.hidden = !isGale
  if (root.hasAttribute('data-gale') === isGale) return
  root.toggleAttribute('data-gale', isGale)
  document.querySelector('[data-chosen-place]')?.dispatchEvent(new Event('focusin'))
  document.dispatchEvent(new Event('gale'))
}

/** Shows a sentence in its place, or hides the place without one. */
function fillText(element: HTMLElement, sentence: string | null): void {
  element.hidden = sentence === null
  // What says the same stays as it is: somebody may be marking it.
  if (element.textContent !== sentence) element.textContent = sentence
}

/** What stood there when the page came, for stations that stop reporting. */
const asBuilt = new WeakMap<HTMLElement, StationStatusWords>()

/** Writes into every `StationStatusMark` of a page how many of its points are free; what no source reports stays as the page was built. */
function fillStationStatus(root: ParentNode, part: TodayParts['charging'], saying: Saying): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-station-status]')) {
    const text = element.querySelector(':scope > span > span')
    const age = element.querySelector(':scope > span > small')
    if (!text || !age) continue
    const built = asBuilt.get(element) ?? {
      status: element.dataset.status as StationStatusWords['status'],
      text: text.textContent,
      age: age.textContent.trim() || undefined,
    }
    asBuilt.set(element, built)
    const live = describeStation(part, element.dataset.stationStatus ?? '', saying)
    const shown = live ?? built
    // The day on which the guide last looked is old beside it.
    element.toggleAttribute('data-reported', live !== null)
    element.dataset.status = shown.status
    text.textContent = shown.text
    age.textContent = shown.age ? ` ${shown.age}` : ''
  }
}

/** Says on a page with `OfflineNotice.tsx` how old the answer is that is shown without a network, or hides that with one. */
function showOffline(root: ParentNode, isOffline: boolean, answer: TodayAnswer | null): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-live-part=offline]')) {
    const { locale } = languages[languageOfPath(location.pathname)]
    const words: OfflineWords = JSON.parse(element.dataset.offlineNotice ?? '')
    const newest = answer ? findNewestFetch(answer) : undefined
    fillText(element, isOffline ? sayOffline(newest, words, { now: now(), locale }) : null)
  }
}

/**
 * Keeps the live parts of the page up to date while it is seen, and with where one says to be (`data-chosen-place`); without a network with what
 * was fetched before, which it says.
 */
export function keepLivePartsNew(): void {
  let kept: TodayAnswer | null = null
  let last: TodayAnswer | undefined
  const show = async (answer: TodayAnswer) => {
    last = answer
    showOffline(document, answer === kept, answer)
    await fillLiveParts(document, answer, await fetchLineWords(languageOfPath(location.pathname)), now())
  }
  keepShowing(show, async (held) => {
    kept = held ?? (await readKeptToday(findStorage()))
    // A service that does not answer is no lost network: its parts say so themselves.
    if (!kept && !navigator.onLine) showOffline(document, true, null)
    return kept
  })
  const choice = document.querySelector('[data-chosen-place]')
  // What goes by the place wakes where one is kept.
  if (choice && readKeptPlace(findStorage())) choice.dispatchEvent(new Event('focusin'))
  document.addEventListener('change', ({ target }) => {
    if (!last || !(target instanceof Element && target.matches('[data-chosen-place]'))) return
    // Where the words cannot be fetched, what stands there stays.
    show(last).catch(() => undefined)
  })
}
