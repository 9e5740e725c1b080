import { existsSync } from 'node:fs'
import type { Path } from '#desk/contract.ts'
import { proposalsOf, type Workplace } from '#desk/engine/files/workplace.ts'
import { ProposalStore } from '#update/core/proposals.ts'
import { describeValue } from '#update/core/run-services.ts'

/** What a register says of a field, and the owner wants to ask the house. */
export interface Heard {
  path: Path
  words: string
  /** The day the register was asked. */
  day: string
}

/** Returns what registers say and the owner put on the call list, by `<kind>/<id>`. */
export function listHeard(place: Workplace): Map<string, Heard[]> {
  if (!existsSync(proposalsOf(place))) return new Map()
  // Files that are no proposals are named on the page of proposals.
  const asked = new ProposalStore(proposalsOf(place)).list(() => {}).filter(({ state }) => state === 'ask')
  return new Map(
    [...Map.groupBy(asked, ({ kind, entry }) => `${kind}/${entry}`)].map(([key, proposals]) => [
      key,
      proposals.map(({ path, new: value, source, day }) => ({
        path,
        words: `${describeValue(value)} (${typeof source === 'string' ? source : source.en})`,
        day,
      })),
    ]),
  )
}
