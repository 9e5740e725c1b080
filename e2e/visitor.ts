import type { Locator, Page } from '@playwright/test'
import { type Language, languageKeys } from '#contract/languages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { expect } from './guide.ts'

/** On a poor line the first search of a visit, and prices of a partner, take a while. */
const longestWaitMs = 30_000

/** From the home page to an answer that is read, a visitor takes at most so many steps. */
export const mostSteps = 3

/**
 * Somebody who does not know the guide. What costs a step: sending a search, pressing a link or a button, filling in a form, and
 * scrolling until something is in view.
 */
export class Visitor {
  readonly page: Page
  /** What has been done since the home page. */
  steps: string[] = []

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the home page as somebody who comes for the first time. */
  async begin(language: Language): Promise<void> {
    this.steps = []
    await this.page.goto(hrefFor('home', language))
    expect(languageKeys).toContain(language)
  }

  /** Searches from the home page. */
  async ask(question: string): Promise<void> {
    await this.page.locator('#home-search').fill(question)
    await this.page.locator('#home-search').press('Enter')
    await expect(this.page.locator('[data-answer] .results a').first()).toBeVisible({ timeout: longestWaitMs })
    this.steps.push(`search “${question}”`)
  }

  /** Opens a result, which has to be among the first three: nobody reads on. */
  async open(path: string): Promise<void> {
    const results = this.page.locator('[data-answer] .results a')
    const first = await results.evaluateAll((links: HTMLAnchorElement[]) =>
      links.slice(0, 3).map(({ pathname }) => decodeURI(pathname)),
    )
    expect(first, `the first results after: ${this.steps.join(', ')}`).toContain(path)
    await results.nth(first.indexOf(path)).click()
    await expect(this.page).toHaveURL((url) => decodeURI(url.pathname) === path)
    this.steps.push(`open ${path}`)
  }

  /** Presses what is there, and scrolls to it first where it is out of view. */
  async press(control: Locator, called: string): Promise<void> {
    await this.#bringIntoView(control, called)
    await control.click()
    this.steps.push(`press “${called}”`)
  }

  /** Scrolls to what answers, where it is out of view, and reads it. */
  async read(answer: Locator, called: string): Promise<void> {
    await this.#bringIntoView(answer, called)
    await expect(answer).toBeInViewport()
    expect(this.steps.length, `${called}: ${this.steps.join(', ')}`).toBeLessThanOrEqual(mostSteps)
  }

  async #bringIntoView(target: Locator, called: string): Promise<void> {
    // Some of a page wakes only once somebody looks further.
    const wait = target.waitFor({ timeout: 3_000 })
    await wait.catch(() => this.page.mouse.wheel(0, 300))
    await expect(target, called).toBeVisible({ timeout: longestWaitMs })
    const isInView = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
    if (isInView) return
    // What wakes meanwhile may push it out again.
    await expect(async () => {
      await target.scrollIntoViewIfNeeded()
      await expect(target).toBeInViewport({ timeout: 500 })
    }).toPass({ timeout: longestWaitMs })
    this.steps.push(`scroll to “${called}”`)
  }
}
