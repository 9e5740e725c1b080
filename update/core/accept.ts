import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import type { Json } from '#desk/contract.ts'
import { changeYaml } from '#desk/engine/yaml/change-yaml.ts'
import type { Proposal, ProposalStore } from './proposals.ts'

export interface Places {
  contentFolder: string
  /** The day of the answer, `YYYY-MM-DD`. */
  today: string
}

/** A proposal that cannot be accepted as it is; the message says what is missing. */
export class NotAcceptable extends Error {
  override name = 'NotAcceptable'
}

/**
 * Answers a proposal. Accepting writes its values into content by ranges, each file whole or not at all; `given` fills what the proposal needs
 * of a person (the words of `needs`, by name). Throws `NotAcceptable` and changes nothing when something is missing or has changed meanwhile.
 */
export function answerProposal(
  store: ProposalStore,
  id: string,
  answer: 'accept' | 'refuse' | 'ask',
  { contentFolder, today }: Places,
  given: Record<string, string> = {},
): Proposal {
  const proposal = store.find(id)
  if (!proposal) throw new NotAcceptable(`There is no proposal ${id}.`)
  if (proposal.state === 'accepted') throw new NotAcceptable(`${id} was accepted on ${proposal.decidedOn}.`)
  if (answer === 'accept') {
    const missing = (proposal.needs ?? []).filter((name) => (given[name] ?? '').trim().length < 3)
    if (missing.length > 0) throw new NotAcceptable(`It needs ${missing.join(', ')} of you first.`)
    for (const [file, content] of writeAll(proposal, { contentFolder, today }, store.folder, given)) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.part`, content, { flush: true })
      renameSync(`${file}.part`, file)
    }
  }
  const state = ({ accept: 'accepted', refuse: 'refused', ask: 'ask' } as const)[answer]
  const { decidedOn: _, ...rest } = proposal
  const answered: Proposal = { ...rest, state, ...(answer === 'ask' ? {} : { decidedOn: today }) }
  store.save(answered)
  return answered
}

/** Returns the new content of each file before any is written. */
function writeAll(
  proposal: Proposal,
  { contentFolder, today }: Places,
  proposals: string,
  given: Record<string, string>,
) {
  const files = new Map<string, string | Buffer>()
  for (const { file: name, path, value, from } of proposal.writes) {
    const file = join(contentFolder, name)
    if (from !== undefined) {
      files.set(file, readFileSync(join(proposals, from)))
      continue
    }
    const filled = fillIn(value as Json, { today, ...given })
    if (path.length === 0) {
      files.set(file, name.endsWith('.json') ? `${JSON.stringify(filled)}\n` : stringify(filled))
      continue
    }
    const before = files.get(file)?.toString() ?? (existsSync(file) ? readFileSync(file, 'utf8') : '{}\n')
    files.set(file, changeYaml(before, path, filled))
  }
  return files
}

/** Returns a value with `$today` and other `$names` replaced. */
function fillIn(value: Json, words: Record<string, string>): Json {
  if (typeof value === 'string' && value.startsWith('$')) return words[value.slice(1)] ?? value
  if (Array.isArray(value)) return value.map((item) => fillIn(item, words))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillIn(inner, words)]))
  }
  return value
}
