import { languageOfPath, languages } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { defaultWeatherPlace } from '#contract/weather-places.ts'
import { ageParts } from '#site/features/today/parts/age-parts.ts'
import { fetchLineWords } from '#site/features/today/parts/fetch-unchecked-today.ts'
import { keepShowing } from '#site/features/today/parts/keep-showing.ts'
import type { LineWords } from '#site/features/today/parts/line-words.ts'
import { findStorage } from '#site/ui/find-storage.ts'
import { readKeptPlace } from '#site/ui/kept-place.ts'
import { now } from '#site/ui/live-clock.ts'
import { describeTonight } from './describe-tonight.ts'
import { sayWayToStand } from './format-way.ts'

/** Fills the sky of tonight (`TonightSky.tsx`), or hides it where nobody could say. */
export function fillTonightSky(
  root: ParentNode,
  answer: TodayAnswer,
  { words, wind }: LineWords,
  moment: number,
): void {
  const live = root.querySelector<HTMLElement>('[data-sky-live]')
  if (!live) return
  const language = languageOfPath(location.pathname)
  const view = {
    ...{ answer: ageParts(answer, moment), now: moment, words, wind, language, locale: languages[language].locale },
    place: readKeptPlace(findStorage()) ?? defaultWeatherPlace,
  }
  const tonight = describeTonight(view)
  live.hidden = tonight === null
  if (!tonight) return
  const write = (element: Element | null, text: string) => {
    if (element && element.textContent !== text) element.textContent = text
  }
  write(live.querySelector('[data-sky-answer]'), tonight.answer)
  for (const stand of live.querySelectorAll<HTMLElement>('[data-sky-stand]')) {
    stand.hidden = stand.dataset.skyStand !== tonight.best
    const way = stand.querySelector<HTMLElement>('[data-sky-way]')
    if (way && !stand.hidden) write(way, sayWayToStand(JSON.parse(way.dataset.skyWay ?? '{}'), view))
  }
  const list = live.querySelector('dl')
  if (list) list.hidden = tonight.places.length === 0
  for (const { place, said: sky } of tonight.places) write(live.querySelector(`[data-sky-place=${place}]`), sky)
}

/** Keeps the sky of tonight up to date while the page is seen. */
export function keepTonightSkyNew(): void {
  keepShowing(async (answer) => {
    fillTonightSky(document, answer, await fetchLineWords(languageOfPath(location.pathname)), now())
  })
}
