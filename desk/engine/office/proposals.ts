import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Proposal, ProposalAnswer, ProposalList } from '#desk/contract.ts'
import { saveEntry } from '#desk/engine/entries/save-entry.ts'
import { findEntry, hashOf, readTexts } from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { writeFileWhole } from '#desk/engine/files/write-together.ts'
import { Refused } from '#desk/engine/refused.ts'

/** What an importer leaves in data/proposals/<id>.json: a new value of one field of the facts, with who says so. */
const keptProposal = z.looseObject({
  kind: z.string(),
  entry: z.string(),
  name: z.string().optional(),
  old: z.json().optional(),
  path: z.array(z.union([z.string(), z.number()])),
  new: z.json(),
  source: z.union([z.string(), z.record(z.string(), z.string())]),
  day: z.string(),
  address: z.string().optional(),
  state: z.enum(['open', 'accepted', 'refused', 'ask']).default('open'),
})

function folderOf(place: Workplace): string {
  return join(place.project, 'data/proposals')
}

/** Returns what importers found; undefined while there are no importers. */
export function listProposals(place: Workplace): ProposalList | undefined {
  if (!existsSync(folderOf(place))) return undefined
  const files = readdirSync(folderOf(place))
    .filter((name) => /^[\w-]+\.json$/.test(name))
    .sort()
  const proposals = files.flatMap((name): Proposal[] => {
    const { success, data } = keptProposal.safeParse(JSON.parse(readFileSync(join(folderOf(place), name), 'utf8')))
    if (!success) return []
    return [
      {
        ...data,
        id: name.slice(0, -5),
        name: data.name ?? data.entry,
        old: data.old,
        source: data.source as Proposal['source'],
      },
    ]
  })
  return { proposals }
}

/** Accepts, refuses or puts off a proposal; an accepted one is written with its source and day, as an answer on the telephone would be. */
export function answerProposal(place: Workplace, id: string, { answer }: ProposalAnswer): ProposalList {
  const found = listProposals(place)?.proposals.find((proposal) => proposal.id === id)
  if (!found) throw new Refused(404, 'That proposal is not there any more.', 'Load the page again.')
  if (answer === 'accept') {
    const key = findEntry(place, found.kind, found.entry)
    const { facts = '' } = readTexts(place, key)
    const fact = { value: found.new, source: found.source, checkedOn: found.day }
    const change = { file: 'facts' as const, path: found.path, value: fact }
    const { faults } = saveEntry(place, key, { changes: [change], bases: { facts: hashOf(facts) } })
    if (faults.length > 0)
      throw new Refused(422, faults.map(({ message }) => message).join(' '), 'It waits as a draft of the entry.')
  }
  const states = { accept: 'accepted', refuse: 'refused', ask: 'ask' } as const
  const file = join(folderOf(place), `${id}.json`)
  writeFileWhole(
    place,
    file,
    JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), state: states[answer] }, null, 2),
  )
  return listProposals(place) ?? { proposals: [] }
}
