import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe says about colours; in the dark nothing else is another. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Options {
  /** Only these rules. */
  only?: string[]
  /** Without these rules. */
  without?: string[]
  /** Only inside this. */
  within?: string
}

/** What axe finds on the page as it stands: the rule, and where it is broken. The page must have no frames. */
export async function listViolations(page: Page, { only, without, within }: Options = {}): Promise<string[]> {
  // The «legacy» way is for pages without frames: everything in one go, where the other opens a second page to sum up.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], reporter: 'no-passes', preload: false })
  if (only) axe.withRules(only)
  else axe.withTags(tags)
  if (without) axe.disableRules(without)
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
