import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse, stringify } from 'yaml'
import { changeYaml } from '#yaml/change-yaml.ts'
import { isMap, type Json, type Path, valueAt } from '#yaml/json.ts'
import type { Proposal, ProposalStore } from './proposals.ts'

export interface Places {
  contentFolder: string
  /** The day of the answer, `YYYY-MM-DD`. */
  today: string
  /** Writes the files, paths below the content folder, all or none; left out: each whole or not at all. May throw `NotAcceptable`. */
  write?: (files: ReadonlyMap<string, string | Buffer>) => void
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
  { contentFolder, today, write = (files) => writeEach(contentFolder, files) }: Places,
  given: Record<string, string> = {},
): Proposal {
  const proposal = store.find(id)
  if (!proposal) throw new NotAcceptable(`There is no proposal ${id}.`)
  if (proposal.state === 'accepted') throw new NotAcceptable(`${id} was accepted on ${proposal.decidedOn}.`)
  if (answer === 'accept') {
    const missing = (proposal.needs ?? []).filter((name) => (given[name] ?? '').trim().length < 3)
    if (missing.length > 0) throw new NotAcceptable(`It needs ${missing.join(', ')} of you first.`)
    write(composeFiles(proposal, { contentFolder, today }, store.folder, given))
  }
  const state = ({ accept: 'accepted', refuse: 'refused', ask: 'ask' } as const)[answer]
  const { decidedOn: _, ...rest } = proposal
  const answered: Proposal = { ...rest, state, ...(answer === 'ask' ? {} : { decidedOn: today }) }
  store.save(answered)
  return answered
}

function writeEach(contentFolder: string, files: ReadonlyMap<string, string | Buffer>): void {
  for (const [name, content] of files) {
    const file = join(contentFolder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.part`, content, { flush: true })
    renameSync(`${file}.part`, file)
  }
}

/** Returns the new content of each file before any is written. */
function composeFiles(
  proposal: Proposal,
  { contentFolder, today }: Places,
  proposals: string,
  given: Record<string, string>,
): Map<string, string | Buffer> {
  const files = new Map<string, string | Buffer>()
  for (const { file: name, path, value, from } of proposal.writes) {
    const file = join(contentFolder, name)
    if (from !== undefined) {
      files.set(name, readFileSync(join(proposals, from)))
      continue
    }
    const filled = fillIn(value as Json, { today, ...given })
    if (path.length === 0) {
      files.set(name, name.endsWith('.json') ? `${JSON.stringify(filled)}\n` : stringify(filled))
      continue
    }
    const before = files.get(name)?.toString() ?? (existsSync(file) ? readFileSync(file, 'utf8') : '{}\n')
    refuseOutdated(proposal, path, before)
    files.set(name, changeYaml(before, path, filled))
  }
  return files
}

/** Throws `NotAcceptable` where somebody has written another value since it was proposed. */
function refuseOutdated({ path: place, old, new: proposed }: Proposal, path: Path, text: string): void {
  if (path.at(-1) !== place.at(-1)) return
  const fact = valueAt(parse(text), path)
  const now = isMap(fact) && 'value' in fact ? fact.value : fact
  if (typeof now !== 'string' || now === 'unknown' || [old, proposed].some((known) => isDeepStrictEqual(known, now)))
    return
  throw new NotAcceptable(`The guide says ${now} meanwhile. Refuse it, or run the update again.`)
}

/** Returns a value with `$today` and other `$names` replaced. */
function fillIn(value: Json, words: Record<string, string>): Json {
  if (typeof value === 'string' && value.startsWith('$')) {
    const name = value.slice(1)
    return Object.hasOwn(words, name) ? (words[name] ?? value) : value
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, words))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillIn(inner, words)]))
  }
  return value
}
