import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Language, languageKeys, languages } from '#contract/languages.ts'
import type { Pagefind } from '#site/features/search/engine/pagefind-api.ts'
import { searchGuide } from '#site/features/search/engine/search-guide.ts'
import type { SearchData } from '#site/features/search/search-data.ts'
import { questionsOfOneAnswer, searchQuestions } from './search-questions.ts'

// The questions to the built index, by the search itself and without a browser, whose way to it search.spec.ts walks.

const site = join(import.meta.dirname, '../../dist/site')

/** Returns a question without diacritics, as a foreign keyboard types it. */
function writePlainly(question: string): string {
  return question.replaceAll('æ', 'ae').replaceAll('ø', 'o').normalize('NFD').replace(/\p{M}/gu, '')
}

/** Returns a question with two letters swapped in its longest word, from five letters on; ae, oe and ue are read as one letter. */
function mistype(question: string): string {
  const longest = question.split(' ').reduce((one, other) => (other.length > one.length ? other : one))
  if (longest.length < 5) return question
  const swapAt = (at: number) => longest.slice(0, at - 1) + longest[at] + longest[at - 1] + longest.slice(at + 1)
  const middle = Math.floor(longest.length / 2)
  const places = Array.from({ length: longest.length - middle }, (_, index) => middle + index)
  const place = places.find((at) => !/[aou]e/.test(swapAt(at))) ?? middle
  return question.replace(longest, swapAt(place))
}

const readJson = async (path: string) => JSON.parse(await readFile(join(site, path), 'utf8'))

/** Starts Pagefind as a page in the language has it; without a worker, which Node has none of. */
async function startPagefind(language: Language): Promise<Pagefind> {
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => languages[language].tag }) })
  // An instance of its own: it keeps the language it was started with.
  const program = `${pathToFileURL(join(site, 'pagefind/pagefind.js'))}?${language}`
  const pagefind: Pagefind = await import(/* @vite-ignore */ program)
  await pagefind.options({ basePath: `${site}/pagefind/`, baseUrl: '/' })
  // One after the other: two pieces of the index that come in the same turn, as only files do, overwrite each other.
  let last: Promise<unknown> = Promise.resolve()
  const search: Pagefind['search'] = (...asked) => {
    const next = last.then(() => pagefind.search(...asked))
    last = next
    return next
  }
  return { ...pagefind, search }
}

beforeAll(() => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', new URL('https://guide.example/'))
  vi.stubGlobal('fetch', async (path: string) => new Response(await readFile(path.replace(/\?.*/, ''))))
})
afterAll(() => vi.unstubAllGlobals())

it.each(languageKeys)(
  'sixty questions in %s have their answer among the first three, also plainly written and mistyped',
  async (language) => {
    const questions = searchQuestions[language]
    expect(questions.length).toBeGreaterThanOrEqual(60)
    const [pagefind, data, vocabulary]: [Pagefind, SearchData, string[]] = await Promise.all([
      startPagefind(language),
      readJson(`search/${language}.json`),
      readJson(`search/words/${language}.json`),
    ])
    const ask = async (question: string) => {
      const answer = await searchGuide(pagefind, question, async () => vocabulary, data.words.smallWords)
      if (answer.kind !== 'found') return []
      return answer.best.slice(0, 3).map(({ href }) => decodeURI(href.replace(/[?#].*/, '')))
    }
    const missed: string[] = []
    for (const [question, ...answers] of questions)
      for (const typed of new Set([question, writePlainly(question), mistype(question)])) {
        const found = await ask(typed)
        if (!found.some((path) => answers.includes(path))) missed.push(`${typed}: ${found.join(' ') || 'nothing'}`)
      }
    for (const [question, answer] of questionsOfOneAnswer[language]) {
      const [first] = await ask(question)
      if (first !== answer) missed.push(`${question}: ${first} before ${answer}`)
    }
    expect(missed).toEqual([])
  },
)
