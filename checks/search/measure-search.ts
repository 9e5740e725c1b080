import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#contract/languages.ts'
import { openSearch } from '#site/features/search/engine/open-search.ts'

/** A question and the paths of the pages that answer it; the map's path stands for any point on it. */
export interface AskedQuestion {
  question: string
  acceptable: readonly string[]
}

/** How many of the questions have an answer first, and among the first three, in per cent; and those that have not. */
export interface Measured {
  first: number
  inThree: number
  missed: string[]
}

const site = join(import.meta.dirname, '../../dist/site')

const pathOf = (href: string) => decodeURI(href.replace(/[?#].*/, ''))

/** Asks the built guide in a language, by the search itself and without a browser. */
export async function measureSearch(language: Language, questions: readonly AskedQuestion[]): Promise<Measured> {
  const search = openSearch(JSON.parse(await readFile(join(site, `search/text/${language}.json`), 'utf8')))
  const missed: string[] = []
  let first = 0
  let inThree = 0
  for (const { question, acceptable } of questions) {
    const answer = search.ask(question)
    const found = answer.kind === 'found' ? answer.hits.slice(0, 3).map(({ href }) => pathOf(href)) : []
    const at = found.findIndex((path) => acceptable.map(pathOf).includes(path))
    if (at === 0) first += 1
    if (at >= 0) inThree += 1
    if (at !== 0)
      missed.push(`${at < 0 ? 'missed' : `place ${at + 1}`}: ${question}: ${found.join(' ') || answer.kind}`)
  }
  const share = (count: number) => Math.round((1000 * count) / questions.length) / 10
  return { first: share(first), inThree: share(inThree), missed }
}
