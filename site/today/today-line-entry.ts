import { languageOfPath } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { findTodayLine } from './find-today-line.ts'
import type { LineWords } from './line-words.ts'
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

async function ask(): Promise<void> {
  const response = await fetch('/api/today', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The Today API answered ${response.status}.`)
  // Not checked against the contract, which is heavier than this line: what does not fit shows nothing.
  held = (await response.json()) as TodayAnswer
  await show()
}

async function show(): Promise<void> {
  const element = document.querySelector<HTMLElement>('[data-today-line]')
  const now = Date.now()
  if (!element || !held || (!words && findTodayLine(held, readConcern(element), now) === null)) return
  words ??= (await (await fetch(source)).json()) as LineWords
  showTodayLine(element, held, { language, words, now })
}

function run(task: () => Promise<void>): void {
  // Without an answer the page says nothing of today; the page of today says whom to ask instead.
  if (document.visibilityState === 'visible') void task().catch(() => {})
}

const renew = () => run(ask)
renew()
setInterval(renew, renewMs)
setInterval(() => run(show), minuteMs)
document.addEventListener('visibilitychange', renew)
