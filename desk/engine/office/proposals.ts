import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { type Fault, fileNames, type Json, type ProposalAnswer, type ProposalList } from '#desk/contract.ts'
import { judgeEntry, listNewFaults } from '#desk/engine/entries/judge.ts'
import { namesOfFiles } from '#desk/engine/entries/schemas-of-entries.ts'
import { describeText, findEntry, listIds, ownFile, readOwnText, readTexts } from '#desk/engine/files/content-files.ts'
import { proposalsOf, type Workplace } from '#desk/engine/files/workplace.ts'
import { writeTogether } from '#desk/engine/files/write-together.ts'
import { Refused } from '#desk/engine/refused.ts'
import { listFaults } from '#site/content/files/read-yaml.ts'
import { forgetContent } from '#site/content/files/remember.ts'
import { isKind } from '#site/content/model/kinds.ts'
import { creditsSchema, mapPointsSchema } from '#site/content/model/map-point-schema.ts'
import { idsSchema, osmFactsSchema } from '#site/content/model/open-data/osm-facts.ts'
import { answerProposal, NotAcceptable } from '#update/core/accept.ts'
import { ProposalStore } from '#update/core/proposals.ts'

/** Returns what `npm run update` found; undefined while it has never been run. */
export function listProposals(place: Workplace): ProposalList | undefined {
  if (!existsSync(proposalsOf(place))) return undefined
  const broken: string[] = []
  const proposals = new ProposalStore(proposalsOf(place))
    .list(({ message }) => broken.push(message))
    .map(({ writes, decidedOn: _, ...proposal }) => {
      const { kind, entry } = proposal
      const hasPicture = writes.some(({ from }) => from !== undefined)
      return { ...proposal, hasPicture, hasEntry: isKind(kind) && listIds(place, kind).includes(entry) }
    })
  return { proposals, broken }
}

/** Returns the picture that a proposal would put in. Throws `Refused` (404) where there is none. */
export function readPicture(place: Workplace, id: string): { bytes: Buffer; type: string } {
  const from = existsSync(proposalsOf(place))
    ? new ProposalStore(proposalsOf(place)).find(id)?.writes.find((write) => write.from !== undefined)?.from
    : undefined
  if (from === undefined) throw new Refused(404, 'That proposal has no picture.')
  return {
    bytes: readFileSync(ownFile(proposalsOf(place), from)),
    type: from.endsWith('.png') ? 'image/png' : 'image/jpeg',
  }
}

/** Accepts, refuses or puts off a proposal. Accepting writes it as `npm run update -- review` would, if the judges of the desk take it. */
export function answerWith(
  place: Workplace,
  id: string,
  { answer, given = {} }: ProposalAnswer,
  today: string,
): ProposalList {
  if (!listProposals(place)?.proposals.some((proposal) => proposal.id === id))
    throw new Refused(404, 'That proposal is not there any more.', 'Load the page again.')
  const write = (files: ReadonlyMap<string, string | Buffer>) => {
    const faults = judgeFiles(place, files)
    if (faults.length > 0) throw new NotAcceptable(faults.map(({ message }) => message).join(' '))
    writeTogether(place, files)
    forgetContent()
  }
  try {
    answerProposal(
      new ProposalStore(proposalsOf(place)),
      id,
      answer,
      { contentFolder: place.content, today, write },
      given,
    )
  } catch (error) {
    if (!(error instanceof NotAcceptable)) throw error
    throw new Refused(422, error.message, 'Nothing was written.')
  }
  return listProposals(place) ?? { proposals: [], broken: [] }
}

const schemasOfOthers: [path: RegExp, schema: z.ZodType][] = [
  [/^open-data\/osm\.yaml$/, osmFactsSchema],
  [/^open-data\/ids\.yaml$/, idsSchema],
  [/^map-points\/credits\.yaml$/, creditsSchema],
  [/^map-points\/[a-z-]+\.yaml$/, mapPointsSchema],
]

/** Returns the faults that the files, paths from `content/`, would bring. */
function judgeFiles(place: Workplace, files: ReadonlyMap<string, string | Buffer>): Pick<Fault, 'message'>[] {
  return [...files].flatMap(([path, content]) => {
    if (typeof content !== 'string') return []
    const [kind = '', id = '', name] = path.split('/')
    const file = fileNames.find((each) => namesOfFiles[each] === name)
    if (isKind(kind) && file) {
      const key = findEntry(place, kind, id)
      const texts = readTexts(place, key)
      return listNewFaults(judgeEntry(key, texts), judgeEntry(key, { ...texts, [file]: content }))
    }
    const [, schema] = schemasOfOthers.find(([pattern]) => pattern.test(path)) ?? []
    if (!schema) return []
    const before = readOwnText(place.content, path)
    const faultsOf = (text: string): Fault[] =>
      listFaults(schema, describeText(text, false).value as Json).map(({ path: at, message }) => ({
        file: 'facts',
        path: at as (string | number)[],
        message,
      }))
    return listNewFaults(before === undefined ? [] : faultsOf(before), faultsOf(content))
  })
}
