import { z } from 'zod'
import { type Language, languageKeys } from '#contract/languages.ts'
import type { Proposal as FiledProposal } from '#update/core/proposals.ts'
import type { Json, Path } from '#yaml/json.ts'

export type { Json, Path }

// What the desk's pages and its server say to each other, all below /desk/api, JSON both ways. Every answer that is not 2xx is a
// `Refusal`. The browser never names a file by its path: kind and id from the lists, the file by one of `fileNames`.

export type InLanguages = Record<Language, string>

/** The files of an entry: its facts, its words in each language, what is said of its photo. */
export const fileNames = ['facts', ...languageKeys, 'photo'] as const
export type FileName = (typeof fileNames)[number]

/** Every answer with a status of 400 and more. `remedy` says what to do, for somebody who is no programmer. */
export interface Refusal {
  error: string
  remedy?: string
}

// GET /desk/api/state → DeskState

export interface DeskState {
  /** `YYYY-MM-DD`, in Lofoten. */
  today: string
  kinds: {
    id: string
    isWritable: boolean
    entries: { id: string; name: string; hasDraft: boolean; isBroken: boolean }[]
  }[]
  /** Changed and not published. */
  unpublished: number
  /** What importers found and nobody has answered yet; undefined without importers. */
  proposals?: number
}

// GET /desk/api/calls → CallList; PUT /desk/api/calls/<kind>/<id> CallNote → CallNote; DELETE /desk/api/asked/<id> → CallList

export const callNote = z.strictObject({
  state: z.enum(['open', 'no answer', 'ring again', 'done']),
  /** `YYYY-MM-DD`; with `ring again`. */
  ringAgainOn: z.iso.date().optional(),
  /** Kept in data/desk/ only. */
  spokeTo: z.string().max(200).optional(),
  remark: z.string().max(2000).optional(),
  /** The last day somebody rang. */
  rangOn: z.iso.date().optional(),
})
export type CallNote = z.infer<typeof callNote>

export interface CallList {
  villages: { name: string; houses: House[] }[]
  /** Who is no house of the guide and knows what readers asked. */
  others: { name: string; phone?: string; website?: string; asked: AskedByReaders[] }[]
  /** Sums over all houses, what readers asked others included. */
  houses: number
  questions: number
  withoutPhone: number
}

/** What readers asked and no source says. */
export interface AskedByReaders {
  id: string
  /** Where the answer is missing: `places/ballstad`, `page/camper`. */
  about: string
  ask: InLanguages
}

export interface House {
  kind: string
  id: string
  name: string
  village: string
  /** Absent: the number is to be found, for instance on the website. */
  phone?: string
  website?: string
  questions: OpenQuestion[]
  asked: AskedByReaders[]
  /** Facts past their day. */
  old: { field: string; checkedOn: string; due: string }[]
  note: CallNote
}

export interface OpenQuestion {
  file: 'facts'
  path: Path
  ask: InLanguages
  group: string
  /** The answer is a new row of the table: `id` in facts.yaml, `name` and the answer as its words in every language. */
  row?: { id: string; name: InLanguages }
  /** What a register says, which the owner wants to ask the house. */
  heard?: string
}

// GET /desk/api/entries/<kind>/<id> → EntryState

export interface EntryState {
  kind: string
  id: string
  name: string
  /** The house as on the call list; undefined for what nobody can ring. */
  house?: House
  files: Record<FileName, FileState>
  /** The forms, from the schemas. */
  forms: { facts: Field[]; words: Field[]; photo: Field[] }
  /** Changes that wait because the check refuses them; they are on no page. */
  draft?: Draft
  /** Faults of what is on disk. */
  faults: Fault[]
  /** The addresses of its page. Undefined while it has none: a draft article, an unusable entry. */
  pages?: InLanguages
  photo?: { address: string; width: number; height: number; crops: { name: string; address: string }[]; waits: boolean }
  /** Articles: whether it is a draft, and no page. */
  isDraft?: boolean
}

export interface FileState {
  /** SHA-256 of the text; empty for a file that is not there. */
  hash: string
  /** The parsed file; the Markdown text of a language is `body`. Undefined when the file is broken. */
  value: Record<string, unknown> | undefined
  /** Why it cannot be read: broken by hand. */
  broken?: { line: number; message: string; remedy: string; lineText: string }
}

export interface Draft {
  changes: Change[]
  savedAt: string
  faults: Fault[]
  /** Files that somebody else has changed since. */
  outdated: FileName[]
}

/** A sentence about a field that the schema or a rule refuses. */
export interface Fault {
  file: FileName
  path: Path
  message: string
}

/**
 * The nine controls, and two ways to hold them together: `fields` (a map with fixed names) and `rows` (a map with free names, the
 * words of `facts` for instance).
 */
export type Control =
  | 'text'
  | 'longText'
  | 'number'
  | 'day'
  | 'choice'
  | 'yesNo'
  | 'list'
  | 'languages'
  | 'fact'
  | 'fields'
  | 'rows'

export interface Field {
  /** The key in the file; empty for the item of a list or a row. */
  name: string
  control: Control
  /** What to ask or write; the question for a house where the schema has one. */
  label: InLanguages
  /** What the schema says of it, English. */
  help: string
  group: string
  /** Whether it is a question for the house. */
  isAsked: boolean
  isRequired: boolean
  /** Whether `null` may stand there. */
  isNullable?: boolean
  /** choice */
  choices?: (string | number | boolean)[]
  /** text, longText, list, number */
  min?: number
  max?: number
  /** number */
  isInteger?: boolean
  /** languages: whether one text for all languages is allowed too (names of sources). */
  mayBePlain?: boolean
  /** A text of another shape: an address, a regular expression. */
  pattern?: string
  /** list, rows */
  item?: Field
  /** fields; for a union of maps those of every shape, and `shapes` says which belong together. */
  fields?: Field[]
  shapes?: { name: string; fields: string[] }[]
  /** fields, fact, list: a word that may stand instead, such as `unknown`. */
  instead?: (string | number | boolean)[]
  /** fact */
  fact?: {
    value: Field
    hasNote: boolean
    mayBeUnknown: boolean
    /** `evidence: sample | verified` stands before the value. */
    hasEvidence: boolean
  }
}

// POST /desk/api/entries/<kind>/<id>/judge SaveRequest → JudgeAnswer (writes nothing)
// PUT /desk/api/entries/<kind>/<id> SaveRequest → SaveAnswer; 409 → Conflict
// DELETE /desk/api/entries/<kind>/<id>/draft → EntryState

const path = z.array(z.union([z.string().max(200), z.number().int().min(0).max(10_000)])).max(12)

const json: z.ZodType<Json> = z.json()

/**
 * One change of a file. `value` undefined takes the field away. `['body']` in a language is the Markdown text. With `insteadOf` only
 * that sentence of the text at `path` is replaced by `value`.
 */
export const change = z.strictObject({
  file: z.enum(fileNames),
  path,
  value: json.optional(),
  insteadOf: z.string().max(20_000).optional(),
})
export type Change = z.infer<typeof change>

export const saveRequest = z.strictObject({
  changes: z.array(change).max(500),
  /** The hashes of the files as they were read; of every file that is changed. */
  bases: z.partialRecord(z.enum(fileNames), z.string().max(64)),
})
export type SaveRequest = z.infer<typeof saveRequest>

export interface JudgeAnswer {
  faults: Fault[]
  /** The sentences that the changes touch, as they would read after them. */
  touched: TouchedSentence[]
}

/** A sentence of the entry that an answer may make wrong, in three languages side by side. */
export interface TouchedSentence {
  /** Why it is shown. */
  topic: string
  /** Where: a field of the words; `['body']` for a sentence of the text. */
  path: Path
  label: InLanguages
  /** One row for each language; for the text the sentences that speak of the topic, which may differ in number. */
  texts: Partial<Record<Language, string[]>>
}

export interface SaveAnswer extends JudgeAnswer {
  /** `saved`: on the page. `draft`: kept beside, on no page, until the faults are mended. */
  state: 'saved' | 'draft'
  entry: EntryState
}

/** 409: somebody else has changed the file since it was read. Nothing was written. */
export interface Conflict extends Refusal {
  conflicts: { file: FileName; path: Path; yours: Json | undefined; theirs: Json | undefined }[]
  hashes: Partial<Record<FileName, string>>
}

// GET /desk/api/rules/<kind>/<id> → { faults: Fault[], others: string[] }: the rules of `npm run check:content` over the entry as it is
// on disk, in the background; takes seconds.

export interface RulesAnswer {
  faults: { file: string; line?: number; message: string }[]
}

// POST /desk/api/sources SourceOfCall → { source, checkedOn }: what the answers of a call carry

export const sourceOfCall = z.strictObject({
  way: z.enum(['telephone', 'e-mail', 'visit', 'website']),
  /** `YYYY-MM-DD` */
  day: z.iso.date(),
})
export type SourceOfCall = z.infer<typeof sourceOfCall>
export interface CallSource {
  source: InLanguages
  checkedOn: string
}

// PUT /desk/api/entries/<kind>/<id>/photo, body: the picture (image/jpeg or image/png, at most 40 MB) → EntryState
// DELETE /desk/api/entries/<kind>/<id>/photo → EntryState
// GET /desk/api/entries/<kind>/<id>/photo?crop=<name> → the picture. `photo` of `SaveRequest` writes credit, alt, focus.
// The picture waits in data/desk/drafts/ until photo.yaml is whole; then both are put into the entry's folder together.

// GET /desk/api/new/<kind> → NewForm; POST /desk/api/new/<kind> NewEntry → { kind, id }; 422 with `faults`

export interface NewForm {
  kind: string
  /** The fewest fields that make an honest page. */
  facts: Field[]
  words: Field[]
}

export const newEntry = z.strictObject({
  id: z.string().max(60),
  facts: z.record(z.string(), json),
  words: z.record(z.enum(languageKeys as [Language, ...Language[]]), z.record(z.string(), json)),
  /** Who says so, and when, for everything that the desk fills in. */
  said: z.strictObject({ source: z.record(z.string(), z.string()), checkedOn: z.iso.date() }),
})
export type NewEntry = z.infer<typeof newEntry>

// GET /desk/api/due → DueList

export interface DueList {
  sections: {
    title: string
    /** `due` needs the owner, `open` could be better, `well` is fine. */
    state: 'due' | 'open' | 'well'
    items: { text: string; entry?: { kind: string; id: string }; address?: string }[]
  }[]
}

// GET /desk/api/settings → SettingsState; PUT /desk/api/settings/<file> SaveRequest-like → SettingsState; 409 → Conflict

export const settingsFiles = ['partners', 'site', 'menu'] as const
export type SettingsFile = (typeof settingsFiles)[number]

export interface SettingsState {
  files: Record<SettingsFile, FileState & { form: Field[]; faults: Fault[] }>
  /** A link as visitors get it, to try each partner's id. */
  testLinks: { name: string; address: string }[]
  /** Every page a menu may list, with its name. */
  menuPages: { id: string; name: string }[]
  /** How the menus are called on the pages. */
  menuNames: Record<string, string>
}

export const settingsRequest = z.strictObject({
  changes: z.array(change.pick({ path: true, value: true })).max(200),
  base: z.string().max(64),
})
export type SettingsRequest = z.infer<typeof settingsRequest>

// GET /desk/api/publish → PublishState; POST /desk/api/publish → PublishState (202, goes on by itself; ask again);
// POST /desk/api/publish/roll-back → PublishState

export interface PublishState {
  /** What changed since the last commit, in words. */
  changes: ChangedEntry[]
  /** Drafts that will not be published. */
  drafts: { kind: string; id: string; name: string }[]
  /** Where a commit is sent; undefined without a remote. */
  remote?: string
  /** Where the published site can be looked at. */
  publishedAt?: string
  /** Why nothing can be published from here, in a sentence. */
  hindrance?: string
  /** The one that runs or ran last. */
  job?: PublishJob
  /** Newest first; `isServed` is the one that the link points to. */
  releases: Release[]
}

export interface ChangedEntry {
  /** `hotels/scandic-svolvaer`, or a file. */
  subject: string
  /** Whether the desk has a page of it. */
  isEntry: boolean
  name: string
  sentences: string[]
  files: string[]
}

export interface PublishJob {
  kind: 'publish' | 'roll back'
  state: 'runs' | 'done' | 'failed'
  steps: { name: string; state: 'waits' | 'runs' | 'done' | 'failed'; detail?: string }[]
}

export interface Release {
  number: number
  /** ISO time. */
  madeAt: string
  commit: string
  summary: string
  isServed: boolean
  isRolledBack: boolean
}

// GET /desk/api/proposals → ProposalList; POST /desk/api/proposals/<id> ProposalAnswer → ProposalList

export interface ProposalList {
  proposals: Proposal[]
  /** Files among them that are none, each in a sentence. */
  broken: string[]
}

/** What `npm run update` found; update/README.md says what each field means. */
export type Proposal = Omit<FiledProposal, 'writes' | 'decidedOn'> & {
  /** Its entry has a page of the desk; a point of the map has none. */
  hasEntry: boolean
  /** GET /desk/api/proposals/<id>/picture → the picture that is proposed */
  hasPicture: boolean
}

export const proposalAnswer = z.strictObject({
  answer: z.enum(['accept', 'refuse', 'ask']),
  /** The words of `needs`, by name. */
  given: z.record(z.string().max(40), z.string().max(400)).default({}),
})
export type ProposalAnswer = z.input<typeof proposalAnswer>
