import { fragmentOf, readSearchAddress } from '#site/features/search/search-address.ts'
import { readLink } from '#site/features/trip/plan/plan-link.ts'
import { writeReadyChoice } from '#site/features/trip/plan/ready-choice.ts'
import { readReadyChoice } from '#site/features/trip/plan/ready-plans.ts'
import { readAddition, writeAddition } from '#site/features/trip/plan/write-addition.ts'
import type { PageId } from '#site/routes/pages.ts'

/** Pages whose script reads its state from the fragment, which is then no id. Each says whether it reads all of a fragment. */
const readers: Partial<Record<PageId, (fragment: string) => boolean>> = {
  // A stop to add, a whole plan, or one of the guide's, asked for in so many words as it is read.
  myTrip(fragment) {
    const added = readAddition(fragment)
    if (added !== undefined) return fragment === `#${writeAddition(added)}`
    const choice = readReadyChoice(fragment)
    if (choice) return fragment === `#${writeReadyChoice({ days: choice.count })}`
    const answer = readLink(fragment)
    return answer.kind === 'plan' && !answer.fault
  },
  search: (fragment) => fragment === fragmentOf(readSearchAddress({ hash: fragment, search: '' })),
}

/** The pages that have such a reader. */
export const pagesWithState = Object.keys(readers) as PageId[]

/** Returns whether the fragment of an address, as written, is a state that the page with this id reads as a whole. */
export function isStateOf(pageId: string, address: string): boolean {
  const [, fragment = ''] = /(#.*)$/.exec(address) ?? []
  return readers[pageId as PageId]?.(fragment) ?? false
}
