import { languageOfPath, languages } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { defaultWeatherPlace, type WeatherPlace, weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import type { DinnerVillage } from '#site/content/model/dinner-queries.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { ageParts, keepShowing, type LineWords, mayHold, readKeptPlace, sayRoad } from '#site/features/today/index.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { findStorage } from '#site/ui/find-storage.ts'
import { now } from '#site/ui/live-clock.ts'

// Loaded by `tonight-behaviour.ts`.

/** The place of a closure is that of its sign, and a stretch goes on: kilometres that a way passes it by. */
const closureReach = 4
const dinnerMs = 3 * 3_600_000
/** The E10 runs from east to west, and other roads lead off it: a closure of one concerns houses so near, in kilometres. */
const sideRoad = 12
const degreesAround = 0.03

interface Roads {
  ways: Record<string, DinnerVillage>
  /** With {place} and {closure}. */
  onTheWay: string
}

interface Saying extends Roads {
  words: LineWords['words']
  place: WeatherPlace
  /** ms since 1970. */
  now: number
  dinner: number
}

/** Says beside each house which road is closed between the visitor’s place and its village at dinner; nothing where none is known to be. */
export function sayRoads(root: HTMLElement, answer: TodayAnswer, saying: Saying): void {
  const { words, place, ways, onTheWay, dinner } = saying
  const language = languageOfPath(location.pathname)
  const closed = (ageParts(answer, saying.now).parts.road.data ?? []).filter(
    (each) => (each.kind === 'closed' || each.kind === 'convoy') && mayHold(each, dinner, dinner + dinnerMs),
  )
  const from = weatherPlaces[place]
  for (const row of root.querySelectorAll<HTMLElement>('[data-dinner]')) {
    const [latitude, longitude, ...kilometres] = ways[row.dataset.village ?? ''] ?? []
    const line = row.querySelector<HTMLElement>('[data-dinner-road]')
    if (!line || latitude === undefined || longitude === undefined) continue
    const far = (kilometres[weatherPlaceKeys.indexOf(place)] ?? 0) + closureReach
    const house = { latitude, longitude }
    const found = closed.find(
      (each) =>
        distanceBetween(from, each) + distanceBetween(each, house) <= far &&
        (each.road === 'E10' || each.road === null
          ? isBetween(each.longitude, from.longitude, longitude)
          : Math.min(distanceBetween(each, house), distanceBetween(each, from)) <= sideRoad),
    )
    line.hidden = !found
    line.textContent = found
      ? fillGaps(onTheWay, {
          place: from.name,
          closure: sayRoad(found, { now: saying.now, language, locale: languages[language].locale, words }),
        })
      : ''
  }
}

function isBetween(value: number, one: number, other: number): boolean {
  return value > Math.min(one, other) - degreesAround && value < Math.max(one, other) + degreesAround
}

/** Says it with every answer of the day, of the dinner that is next at a moment. */
export function keepSayingRoads(root: HTMLElement, momentOfDinner: (now: number) => number): void {
  const roads: Roads = JSON.parse(root.dataset.tonight ?? '')
  let said: LineWords | undefined
  keepShowing(async (answer) => {
    // The words are fetched only where something may have to be said.
    if (!said && !answer.parts.road.data?.some(({ kind }) => kind === 'closed' || kind === 'convoy')) return
    said ??= (await (await fetch(`/today/words/${languageOfPath(location.pathname)}.json`)).json()) as LineWords
    const place = readKeptPlace(findStorage()) ?? defaultWeatherPlace
    sayRoads(root, answer, { ...roads, words: said.words, place, now: now(), dinner: momentOfDinner(now()) })
  })
}
