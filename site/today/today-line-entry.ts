import { languageOfPath } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { fillTodayLine, readConcern } from './fill-today-line.ts'
import { findTodayLine } from './find-today-line.ts'
import type { LineWords } from './line-words.ts'

// Loaded by `today-line-loader-behaviour.ts` on pages with the line, after everything else.

/** The server answers from memory; a line that lasts is asked for again this often while the page is seen. */
const renewMs = 300_000
const language = languageOfPath(location.pathname)
const source = `/today/words/${language}.json`
let words: LineWords | undefined

async function show(): Promise<void> {
  const element = document.querySelector<HTMLElement>('[data-today-line]')
  if (!element) return
  const response = await fetch('/api/today', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The Today API answered ${response.status}.`)
  // Not checked against the contract, which is heavier than this line: what does not fit shows nothing.
  const answer = (await response.json()) as TodayAnswer
  const now = Date.now()
  if (!words && findTodayLine(answer, readConcern(element), now) === null) return
  words ??= (await (await fetch(source)).json()) as LineWords
  fillTodayLine(element, answer, { language, words, now })
}

function renew(): void {
  // Without an answer the page says nothing of today; the page of today says whom to ask instead.
  if (document.visibilityState === 'visible') void show().catch(() => {})
}

renew()
setInterval(renew, renewMs)
document.addEventListener('visibilitychange', renew)
