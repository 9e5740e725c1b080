import type { HTMLElement } from 'node-html-parser'
import type { Problem, Rule } from '#checks/rule.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'
import { isPartnerHost } from './page-links.ts'

// By law and by our own promise, every paying link is labelled where it stands.

/** Elements that readers see as one card, inside which the label must be. */
const cards = new Set(['ARTICLE', 'ASIDE', 'LI', 'FIGURE', 'FORM'])

export const partnerLinksAreLabelled: Rule<Pick<BuiltSite, 'pages' | 'partners'>> = {
  name: 'every paying link carries its label in the same card and says that it is paid for',
  findProblems: ({ pages, partners }) =>
    pages.flatMap((page) =>
      listPartnerLinks(page, partners.hosts).flatMap((link) => {
        const href = link.getAttribute('href')
        const rel = link.getAttribute('rel')?.split(/\s+/) ?? []
        const missing = ['sponsored', 'noopener'].filter((word) => !rel.includes(word))
        const problems: Problem[] = missing.map((word) => ({
          file: page.path,
          fix: `${href} is a paying link without rel="${word}". Make it with site/content/model/partners.ts.`,
        }))
        const label = partners.words[page.language]?.label ?? ''
        if (!hasLabel(link, label))
          problems.push({
            file: page.path,
            fix: `${href} is a paying link without «${label}» in its card. Use PartnerButton of site/ui.`,
          })
        return problems
      }),
    ),
}

export const disclosureComesFirst: Rule<Pick<BuiltSite, 'pages' | 'partners'>> = {
  name: 'before the first paying link of a page stands what such links are',
  findProblems: ({ pages, partners }) =>
    pages.flatMap((page) => {
      const [first] = listPartnerLinks(page, partners.hosts)
      if (!first) return []
      const sentences = partners.words[page.language]?.disclosures ?? []
      const comesBefore = page.root
        .querySelectorAll('[data-disclosure]')
        .filter((element) => !isHidden(element) && sentences.includes(element.textContent.trim()))
        .some((element) => element.range[0] < first.range[0])
      return comesBefore
        ? []
        : [
            {
              file: page.path,
              fix: 'A paying link stands before the sentence about them. Put Disclosure of site/ui above it.',
            },
          ]
    }),
}

function listPartnerLinks({ root }: BuiltPage, hosts: string[]): HTMLElement[] {
  return root.querySelectorAll('a[href], area[href], form[action]').filter((element) => {
    const address = element.getAttribute('href') ?? element.getAttribute('action') ?? ''
    if (!URL.canParse(address)) return false
    return isPartnerHost(new URL(address).hostname, hosts)
  })
}

function hasLabel(link: HTMLElement, label: string): boolean {
  if (label === '') return false
  for (let element: HTMLElement | null = link.parentNode; element; element = element.parentNode) {
    const labels = element.querySelectorAll('[data-partner-label]')
    if (labels.some((found) => !isHidden(found) && found.textContent.trim().startsWith(label))) return true
    if (cards.has(element.tagName) || element.tagName === 'SECTION' || element.tagName === 'MAIN') return false
  }
  return false
}

function isHidden(element: HTMLElement): boolean {
  for (let each: HTMLElement | null = element; each; each = each.parentNode) {
    if (each.hasAttribute?.('hidden') || each.getAttribute?.('aria-hidden') === 'true') return true
    if (each.classList?.contains('visually-hidden') || each.tagName === 'TEMPLATE' || each.tagName === 'NOSCRIPT')
      return true
  }
  return false
}
