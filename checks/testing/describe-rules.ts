import { describe, expect, it } from 'vitest'
import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from '#checks/site/built-site.ts'
import { siteRules } from '#checks/site/site-rules.ts'
import { exampleSite } from './example-site.ts'

type RuleName = keyof typeof siteRules

/** A site that breaks a rule: the rule, what is wrong, the site, and a part of the answer. */
export type BrokenSample = [rule: RuleName, what: string, site: BuiltSite, words: string]

/** The rules of weight-rules.test.ts; site-rules.test.ts has the others. */
export const weightRules: readonly string[] = [
  'clickCounterIsTiny',
  'searchLoaderIsTiny',
  'searchIsLight',
  'pagesStayInTheirBudget',
  'chartsAreLight',
  'homeIsLight',
  'firstViewIsLight',
  'mapScriptIsSmall',
  'fontsAreFew',
  'offlineWorkerIsSmall',
  'todayLineIsSmall',
  'tripOnPageIsSmall',
  'sharePicturesAreSmall',
] satisfies RuleName[]

/** Tests that each chosen rule holds for the example site and finds its broken samples, of which it has at least one. */
export function describeRules(broken: BrokenSample[], isChosen: (name: string) => boolean): void {
  const rules = Object.entries(siteRules).filter(([name]) => isChosen(name))
  describe.each(rules)('%s', (name, rule: Rule<BuiltSite>) => {
    const samples = broken.filter(([ruleName]) => ruleName === name)

    it('holds for a valid site', () => {
      expect(rule.findProblems(exampleSite())).toEqual([])
    })

    it('has a broken sample', () => {
      expect(samples.length).toBeGreaterThan(0)
    })

    it.each(samples)('finds %s: %s', (_name, _what, site, words) => {
      const fixes = rule.findProblems(site).map(({ fix }) => fix)
      expect(fixes.join('\n')).toContain(words)
    })
  })
}
