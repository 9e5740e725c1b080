import { languageOfPath } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { fetchUncheckedToday } from './fetch-unchecked-today.ts'
import { findTodayLine } from './find-today-line.ts'
import { keepAsking } from './keep-asking.ts'
import type { LineWords } from './line-words.ts'
import { now } from './live-clock.ts'
import { readConcern, showTodayLine } from './show-today-line.ts'

// Loaded by `today-line-loader-behaviour.ts` on pages with the line, after everything else.

/** The server answers from memory; a line that lasts is asked for again this often while the page is seen. */
const renewMs = 300_000
const language = languageOfPath(location.pathname)
const source = `/today/words/${language}.json`
/** So often what is shown is held against the clock, also while nobody answers. */
const minuteMs = 60_000
let words: LineWords | undefined
let held: TodayAnswer | undefined

async function show(): Promise<TodayAnswer | null> {
  const element = document.querySelector<HTMLElement>('[data-today-line]')
  if (!element) return null
  try {
    // What does not fit the contract shows nothing.
    const answer = await fetchUncheckedToday()
    if (words || findTodayLine(answer, readConcern(element), now()) !== null) {
      words ??= (await (await fetch(source)).json()) as LineWords
      showTodayLine(element, answer, { language, words, now: now() })
    }
    return answer
  } catch {
    // Without an answer the page says nothing of today; the page of today says whom to ask instead.
    return null
  }
}

keepAsking(show, renewMs)
