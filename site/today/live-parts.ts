import { languageOfPath, languages } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { isWeatherPlace } from '#contract/weather.ts'
import { replaceKeepingFolds } from '#site/ui/replace-keeping-folds.ts'
import { ageParts } from './age-parts.ts'
import { fetchUncheckedToday } from './fetch-unchecked-today.ts'
import { keepAsking } from './keep-asking.ts'
import type { LineWords } from './line-words.ts'
import { now } from './live-clock.ts'
import type { Saying } from './say-part.ts'
import { showBulletin } from './show-bulletin.ts'
import { showDepartures } from './show-departures.ts'
import { showStationStatus } from './show-station-status.ts'
import { describeWalk } from './show-walk.ts'

// Loaded by `LiveParts.astro` when the first `data-live-part` of a page comes near.

const renewMs = 300_000
/** So often what is shown is held against the clock, also while nobody answers. */
const minuteMs = 60_000
let said: LineWords | undefined
let held: TodayAnswer | undefined
/** What the page was built with: whom to ask. */
const built = new WeakMap<HTMLElement, readonly HTMLElement[]>()

/** Fills each part of the page that is live; what nobody could say stays as the page was built: with whom to ask. */
export function showLiveParts(root: ParentNode, answer: TodayAnswer, { words, stops }: LineWords, time: number): void {
  const language = languageOfPath(location.pathname)
  const { parts } = ageParts(answer, time)
  const saying: Saying = { words, language, locale: languages[language].locale, now: time }
  for (const element of root.querySelectorAll<HTMLElement>('[data-live-part]')) {
    const { livePart, stop = '', place = '' } = element.dataset
    if (livePart === 'stations') showStationStatus(element, parts.charging, saying)
    if (livePart === 'departures') replace(element, showDepartures(stop, parts.departures, stops, saying))
    if (livePart === 'bulletin') replace(element, showBulletin(parts.avalanche, saying))
    if (livePart === 'walk' && isWeatherPlace(place)) {
      const sentence = describeWalk(place, parts.forecast, saying)
      element.hidden = sentence === null
      element.textContent = sentence
    }
  }
}

/** Leaves alone what says the same: a link in it may have the focus, a fold may be open. Null: what the page was built with. */
function replace(element: HTMLElement, shown: readonly HTMLElement[] | null): void {
  if (!built.has(element)) built.set(element, [...element.children] as HTMLElement[])
  const wanted = shown ?? built.get(element) ?? []
  if (element.textContent === wanted.map(({ textContent }) => textContent).join('')) return
  replaceKeepingFolds(element, wanted)
}

function showHeld(): void {
  if (held && said) showLiveParts(document, held, said, Date.now())
}

async function show(): Promise<TodayAnswer | null> {
  try {
    const answer = await fetchUncheckedToday()
    said ??= (await (await fetch(`/today/words/${languageOfPath(location.pathname)}.json`)).json()) as LineWords
    showLiveParts(document, answer, said, now())
    return answer
  } catch {
    // Without an answer the page keeps what it was built with: whom to ask instead.
    return null
  }
}

/** Keeps the live parts of the page up to date while it is seen. */
export function keepLivePartsNew(): void {
  keepAsking(show, renewMs)
}
