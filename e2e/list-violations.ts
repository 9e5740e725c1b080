import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ContextObject, RunOptions } from 'axe-core'

/** axe rules about colours, the only ones that depend on dark mode. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Header and footer are the same on all pages of a language: axe looks at them on its lost page, and on the German home page. */
export const sameEverywhere = ['header.page-header', 'footer.page-footer']

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Options {
  only?: string[]
  without?: string[]
  /** Selector of the part to check. */
  within?: string
  /** Selectors of parts to leave out. */
  beside?: string[]
}

type WindowWithAxe = Window & { axe?: { run: (context: ContextObject, options: RunOptions) => Promise<AxeResults> } }

let axe: string | undefined

/** Returns axe’s findings on the page, outside frames: rule and place. */
export async function listViolations(
  page: Page,
  { only, without = [], within = 'html', beside = [] }: Options = {},
): Promise<string[]> {
  // Not through @axe-core/playwright, which injects axe for every call and takes half as long again.
  if (!(await page.evaluate(() => 'axe' in window))) {
    axe ??= await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    await page.evaluate(axe)
  }
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    reporter: 'no-passes',
    preload: false,
    iframes: false,
  }
  const context = { include: [within], exclude: beside }
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = window as WindowWithAxe
      if (!axe) throw new Error('axe is not on the page.')
      const { violations } = await axe.run(context, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [context, options] as const,
  )
}
