import type { Page } from '@playwright/test'
import { languageKeys } from '#contract/languages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { expect, inLanguages, test, verifiesAll } from './guide.ts'
import { questionsOfOneAnswer, searchQuestions } from './search-questions.ts'

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

/** Asks on the open search page and resolves with the paths of the first three results. */
function ask(page: Page, question: string): Promise<string[]> {
  return page.evaluate(async (query) => {
    const box = document.querySelector('[data-answer]')
    const before = box?.firstElementChild
    location.hash = `#q=${encodeURIComponent(query)}`
    while (box?.firstElementChild === before || document.querySelector('[data-search][aria-busy]'))
      await new Promise((resolve) => setTimeout(resolve, 10))
    return [...document.querySelectorAll<HTMLAnchorElement>('[data-answer] .results a')]
      .slice(0, 3)
      .map(({ pathname }) => decodeURI(pathname))
  }, question)
}

// What forgives a foreign keyboard and a slip is the same code in every language.
const forgiving = inLanguages('no')

for (const language of languageKeys) {
  test(`sixty questions in ${language} have their answer among the first three${forgiving.includes(language) ? ', also plainly written and mistyped' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const questions = searchQuestions[language]
    expect(questions.length).toBeGreaterThanOrEqual(60)
    await page.goto(hrefFor('search', language))
    const missed: string[] = []
    for (const [index, [question, ...answers]] of questions.entries()) {
      // Every third on every change: what forgives does not know the question.
      const isForgiven = forgiving.includes(language) && (verifiesAll || index % 3 === 0)
      const typings = isForgiven ? [question, writePlainly(question), mistype(question)] : [question]
      for (const typed of new Set(typings)) {
        const found = await ask(page, typed)
        if (!found.some((path) => answers.includes(path))) missed.push(`${typed}: ${found.join(' ') || 'nothing'}`)
      }
    }
    for (const [question, answer] of questionsOfOneAnswer[language]) {
      const [first] = await ask(page, question)
      if (first !== answer) missed.push(`${question}: ${first} before ${answer}`)
    }
    expect(missed).toEqual([])
  })
}
