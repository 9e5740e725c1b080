import { languageOfPath } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { findStorage } from '#site/ui/find-storage.ts'
import { now } from '#site/ui/live-clock.ts'
import { fetchLineWords } from './fetch-unchecked-today.ts'
import { fillTodayLine, readConcern } from './fill-today-line.ts'
import { findTodayLine } from './find-today-line.ts'
import { keepShowing } from './keep-showing.ts'
import { readKept } from './kept-today.ts'

// Loaded by `today-line-loader-behaviour.ts` on pages with the line, after everything else.

const language = languageOfPath(location.pathname)
let kept: TodayAnswer | null = null

const show = async (answer: TodayAnswer) => {
  const element = document.querySelector<HTMLElement>('[data-today-line]')
  // The words are fetched only where there is something to say, or what was said has ended.
  if (!element || (element.hidden && findTodayLine(answer, readConcern(element), now()) === null)) return
  const words = await fetchLineWords(language)
  fillTodayLine(element, answer, { language, words, now: now(), isOffline: answer === kept })
}

// Without a network a warning lasts as long as it may, also on the next page.
keepShowing(show, async (held) => {
  kept = held ?? ((await readKept(findStorage())) as TodayAnswer | null)
  return kept
})
