import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { serviceNames } from './ask.ts'

const inLanguages = z.strictObject({ no: z.string(), en: z.string(), de: z.string() })
const path = z.array(z.union([z.string(), z.number()]))

/** One place of a content file and what accepting writes there; `$today` in a value becomes the day of the answer. */
const write = z.strictObject({
  /** Below the content folder. */
  file: z
    .string()
    .regex(/^[a-z0-9-]+(\/[\p{L}a-zA-Z0-9._-]+)+\.(yaml|json|jpg|png)$/u)
    .refine((file) => !file.includes('..')),
  path,
  value: z.json().optional(),
  /** For a picture: the file in the folder of proposals whose bytes are taken. */
  from: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .optional(),
})

/** The file of a proposal: update/README.md says what each field means. */
export const proposalSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  service: z.enum(serviceNames),
  kind: z.string(),
  entry: z.string(),
  name: z.string(),
  path,
  old: z.json().optional(),
  new: z.json(),
  source: z.union([z.string(), inLanguages]),
  licence: z.string(),
  day: z.iso.date(),
  upstreamDay: z.string().optional(),
  address: z.url({ protocol: /^https$/ }).optional(),
  match: z
    .strictObject({ name: z.string(), metres: z.number().optional(), likeness: z.number(), why: z.string() })
    .optional(),
  remarks: z.array(z.string()),
  needs: z.array(z.string()).optional(),
  writes: z.array(write).min(1),
  state: z.enum(['open', 'accepted', 'refused', 'ask']),
  decidedOn: z.iso.date().optional(),
})
export type Proposal = z.infer<typeof proposalSchema>

/** A proposal before it is filed. */
export type Draft = Omit<Proposal, 'id' | 'state' | 'day' | 'decidedOn'>

const progressFile = 'progress.json'

/** The folder of proposals: one JSON file each, so that what is proposed stays when the program is killed. */
export class ProposalStore {
  readonly folder: string
  constructor(folder: string) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** Returns all proposals, sorted by id. Hands over a file that is none, with its name; left out: throws it. */
  list(
    handOver: (error: Error) => void = (error) => {
      throw error
    },
  ): Proposal[] {
    return readdirSync(this.folder)
      .filter((name) => name.endsWith('.json') && name !== progressFile)
      .sort()
      .flatMap((name) => {
        try {
          return [this.#read(name)]
        } catch (error) {
          handOver(error as Error)
          return []
        }
      })
  }

  find(id: string): Proposal | undefined {
    return this.list(() => {}).find((proposal) => proposal.id === id)
  }

  /**
   * Files a draft and returns what that was: `new`; `known` when the same is proposed, accepted or refused already. An open proposal for the same
   * place from the same service with another value gives way.
   */
  propose(draft: Draft, day: string, filed: Proposal[]): 'new' | 'known' {
    const id = idOf(draft)
    if (filed.some((proposal) => proposal.id === id)) return 'known'
    for (const other of filed) {
      const isSamePlace =
        other.kind === draft.kind && other.entry === draft.entry && other.path.join() === draft.path.join()
      if (
        other.service === draft.service &&
        isSamePlace &&
        (other.state === 'open' || other.state === 'ask') &&
        draft.path[0] !== 'photo'
      ) {
        rmSync(join(this.folder, `${other.id}.json`), { force: true })
      }
    }
    const proposal: Proposal = { id, ...draft, day, state: 'open' }
    this.save(proposal)
    filed.push(proposal)
    return 'new'
  }

  /** Writes a proposal whole or not at all. */
  save(proposal: Proposal): void {
    this.#write(`${proposal.id}.json`, JSON.stringify(proposalSchema.parse(proposal), null, 1))
  }

  /** Keeps bytes that a proposal will write when it is accepted. */
  keepBytes(name: string, bytes: Buffer): void {
    this.#write(name, bytes)
  }

  /** Takes away open proposals of an entry from a service. */
  withdraw(service: string, entry: string): void {
    for (const { id, service: from, kind, entry: name, state } of this.list()) {
      if (from === service && `${kind}/${name}` === entry && (state === 'open' || state === 'ask'))
        rmSync(join(this.folder, `${id}.json`))
    }
  }

  /** Returns what the last whole run counted; 0 for none. */
  readCount(what: string): number {
    const file = join(this.folder, `${what}.count`)
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0
  }

  writeCount(what: string, count: number): void {
    this.#write(`${what}.count`, String(count))
  }

  /** Returns the steps that a run which was interrupted had finished less than a week ago. */
  readProgress(now: number): Set<string> {
    try {
      const { at, done } = z
        .object({ at: z.number(), done: z.array(z.string()) })
        .parse(JSON.parse(readFileSync(join(this.folder, progressFile), 'utf8')))
      return new Set(now - at < 7 * 86_400_000 ? done : [])
    } catch {
      // None, or half of one from another version: everything is asked again.
      return new Set()
    }
  }

  writeProgress(done: ReadonlySet<string>, now: number): void {
    if (done.size === 0) rmSync(join(this.folder, progressFile), { force: true })
    else this.#write(progressFile, JSON.stringify({ at: now, done: [...done] }))
  }

  #read(name: string): Proposal {
    const text = readFileSync(join(this.folder, name), 'utf8')
    const parsed = proposalSchema.safeParse(isJson(text) ? JSON.parse(text) : undefined)
    if (!parsed.success)
      throw new Error(
        `data/proposals/${name} is no proposal: ${parsed.error.issues[0]?.path.join('.') || 'it cannot be read'}. Delete it.`,
      )
    return parsed.data
  }

  #write(name: string, content: string | Buffer): void {
    const file = join(this.folder, name)
    writeFileSync(`${file}.part`, content, { flush: true })
    renameSync(`${file}.part`, file)
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Returns the id: the same value for the same place has the same one in every run, whatever the day. */
export function idOf({ service, kind, entry, path: place, new: value }: Draft): string {
  const hash = createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)
  return [service, kind, entry, ...place, hash]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
}
