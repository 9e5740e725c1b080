import type { Rule } from '#checks/rule.ts'
import { readLink } from '#site/features/trip/plan/plan-link.ts'
import { writeReadyChoice } from '#site/features/trip/plan/ready-choice.ts'
import { readReadyChoice } from '#site/features/trip/plan/ready-plans.ts'
import { readAddition } from '#site/features/trip/plan/write-addition.ts'
import type { BuiltSite } from './built-site.ts'
import { listAddresses, listInternalLinks } from './page-links.ts'

/** Whether an address holds a whole plan, adds a stop, or asks for one of the guide's plans in so many words as it is read. */
function isWholePlan(address: string): boolean {
  const fragment = address.slice(address.indexOf('#'))
  if (readAddition(fragment) !== undefined) return true
  const choice = readReadyChoice(fragment)
  if (choice) return fragment === `#${writeReadyChoice({ days: choice.count })}`
  const answer = readLink(fragment)
  return answer.kind === 'plan' && !answer.fault
}

export const linksLeadSomewhere: Rule<BuiltSite> = {
  name: 'every address leads to a page, a file and an id that exist',
  findProblems(site) {
    const ids = new Map(
      site.pages.map(({ path, root }) => [path, new Set(root.querySelectorAll('[id]').map(({ id }) => id))]),
    )
    // A trip is the fragment of its address, and no id.
    const tripPaths = new Set(site.pages.filter(({ id }) => id === 'myTrip').map(({ path }) => path))
    return site.pages.flatMap((page) => {
      const unreadable = listAddresses(page.root)
        .filter(({ address }) => address === '' || address === '#' || !URL.canParse(address, site.origin))
        .map(({ element, address }) => ({
          file: page.path,
          fix: `<${element.tagName.toLowerCase()}> has the address "${address}".`,
        }))
      const dead = listInternalLinks(page, site)
        .filter(({ path }) => !site.files.has(path) && !(path in site.redirects))
        .map(({ address }) => ({
          file: page.path,
          fix: `${address} is not built. Make addresses with hrefFor.`,
        }))
      const lost = listInternalLinks(page, site)
        .filter(({ path, fragment }) => fragment !== '' && ids.get(path)?.has(fragment) === false)
        .filter(({ path, address }) => !(tripPaths.has(path) && isWholePlan(address)))
        .map(({ address, fragment }) => ({ file: page.path, fix: `${address}: the page has no id "${fragment}".` }))
      return [...unreadable, ...dead, ...lost]
    })
  },
}
