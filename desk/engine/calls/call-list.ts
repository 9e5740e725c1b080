import { LRUCache } from 'lru-cache'
import { listOldFacts, type OldFact } from '#checks/content/find-old-facts.ts'
import type { CallList, CallNote, Field, House, Json, OpenQuestion, Path } from '#desk/contract.ts'
import { describeText, type EntryKey, hashOf, listEntryKeys, readTexts } from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { formOf } from '#desk/engine/form/group-at.ts'
import type { Asked } from '#site/content/model/asked-by-readers.ts'
import type { Kind } from '#site/content/model/kinds.ts'
import { rowQuestions } from '#site/content/model/questions.ts'
import { valueAt } from '#yaml/json.ts'
import { groupByWhom, listAskedOf, readAsked } from './asked-by-readers.ts'
import { readCallNotes } from './call-notes.ts'
import { type Heard, listHeard } from './heard-of-registers.ts'

/** The kinds whose entries somebody answers the telephone for. */
const kindsOfHouses: readonly Kind[] = ['hotels', 'cabins', 'restaurants', 'stations', 'activities']

type Facts = Record<string, Json>

/** Returns whether an entry is one house and not something done at many places, such as cycling: then it has nobody to ask. */
function isHouse({ kind }: EntryKey, facts: Facts): boolean {
  if (!kindsOfHouses.includes(kind)) return false
  return !('setting' in facts) || (facts.address ?? facts.phone ?? facts.website) !== undefined
}

/** Returns what to ask whom, houses by village from east to west; one whose file is broken is left out, and due says so. */
export function listCalls(place: Workplace, today: string): CallList {
  const around = readAround(place, today)
  const houses = listEntryKeys(place).flatMap((key) => {
    const { facts: text } = readTexts(place, key)
    const facts = describeText(text, false).value as Facts | undefined
    if (!text || !facts || !isHouse(key, facts)) return []
    return [
      {
        house: describeHouse(key, facts, text, around),
        kilometre: Number(valueAt(facts, ['road', 'kilometre']) ?? 0),
      },
    ]
  })
  const villages = [...Map.groupBy(houses, ({ house }) => house.village)]
    .map(([name, inside]) => ({
      name,
      kilometre: Math.min(...inside.map(({ kilometre }) => kilometre)),
      houses: inside.map(({ house }) => house).sort((one, other) => one.name.localeCompare(other.name, 'nb')),
    }))
    .sort((one, other) => one.kilometre - other.kilometre)
  const all = houses.map(({ house }) => house)
  const others = groupByWhom(around.asked)
  return {
    villages: villages.map(({ name, houses: inside }) => ({ name, houses: inside })),
    others,
    houses: all.length,
    questions:
      sum(all.map(({ questions, asked }) => questions.length + asked.length)) +
      sum(others.map(({ asked }) => asked.length)),
    withoutPhone: all.filter(({ phone }) => phone === undefined).length,
  }
}

/** Returns an entry as the call list has it; undefined for what is no house. */
export function findHouse(place: Workplace, key: EntryKey, today: string): House | undefined {
  const { facts: text } = readTexts(place, key)
  const facts = describeText(text, false).value as Facts | undefined
  if (!text || !facts || !isHouse(key, facts)) return undefined
  return describeHouse(key, facts, text, readAround(place, today))
}

/** What is known of all houses together. */
interface Around {
  notes: Readonly<Record<string, CallNote>>
  heard: ReadonlyMap<string, Heard[]>
  asked: readonly Asked[]
  today: string
}

function readAround(place: Workplace, today: string): Around {
  return { notes: readCallNotes(place), heard: listHeard(place), asked: readAsked(place), today }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function describeHouse(key: EntryKey, facts: Facts, text: string, { notes, heard, asked, today }: Around): House {
  const { kind, id } = key
  const entry = `${kind}/${id}`
  const read = (path: Path) => {
    const value = valueAt(facts, path)
    return typeof value === 'string' ? value : undefined
  }
  const phone = read(['phone', 'value'])
  const website = read(['website', 'value'])
  return {
    kind,
    id,
    name: read(['name']) ?? id,
    village: read(['village']) ?? '',
    ...(phone ? { phone } : {}),
    ...(website ? { website } : {}),
    questions: addHeard(key, facts, listQuestions(key, facts), heard.get(entry) ?? []),
    asked: listAskedOf(asked, entry),
    old: listOld(`content/${kind}/${id}/facts.yaml`, text, today),
    note: notes[entry] ?? { state: 'open' },
  }
}

const oldFacts = new LRUCache<string, House['old']>({ max: 500 })

/** Returns the facts of a file that are past their day; of a text that it has seen on the day, at once. */
function listOld(path: string, text: string, today: string): House['old'] {
  const key = [path, today, hashOf(text)].join(' ')
  const known = oldFacts.get(key) ?? listOldFacts([{ path, text }], today).map(describeOld)
  oldFacts.set(key, known)
  return known
}

function describeOld({ name, checkedOn, due }: OldFact): House['old'][number] {
  return { field: name, checkedOn, due: due ?? checkedOn }
}

/** Returns the questions of a house that nothing answers yet, in the order of its form. */
export function listQuestions({ kind }: EntryKey, facts: Facts): OpenQuestion[] {
  const ofFields = listAsked(formOf(kind, 'facts'), []).flatMap(({ field, path }): OpenQuestion[] => {
    const value = valueAt(facts, path)
    // A price that is only an example is not known.
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
    const isOpen = isEmpty || value === 'unknown' || valueAt(value, ['evidence']) === 'sample'
    return isOpen ? [{ file: 'facts', path, ask: field.label, group: field.group }] : []
  })
  const rows = Array.isArray(facts.facts) ? facts.facts.map((row) => valueAt(row, ['id'])) : []
  const ofRows = rowQuestions.flatMap(({ ids, kinds, ask, group, name }): OpenQuestion[] =>
    kinds.includes(kind) && !ids.some((id) => rows.includes(id))
      ? [{ file: 'facts', path: ['facts'], ask, group, row: { id: ids[0], name } }]
      : [],
  )
  return [...ofFields, ...ofRows]
}

/** Returns questions with what registers say of their fields; what is known is asked again where one says something else that is newer. */
function addHeard({ kind }: EntryKey, facts: Facts, open: OpenQuestion[], heard: readonly Heard[]): OpenQuestion[] {
  const says = (path: Path) => heard.find((each) => each.path.join() === path.join())
  const known = heard.flatMap(({ path, words, day }): OpenQuestion[] => {
    const field = fieldAt(formOf(kind, 'facts'), path)
    const checkedOn = valueAt(facts, [...path, 'checkedOn'])
    const isAnswered = typeof checkedOn === 'string' && checkedOn >= day
    if (!field || isAnswered || open.some((question) => !question.row && question.path.join() === path.join()))
      return []
    return [{ file: 'facts', path, ask: field.label, group: field.group, heard: words }]
  })
  return [
    ...open.map((question) => {
      const found = question.row ? undefined : says(question.path)
      return found ? { ...question, heard: found.words } : question
    }),
    ...known,
  ]
}

/** Returns the field of a form at a path; undefined where it has none. */
function fieldAt(fields: Field[], [name, ...rest]: Path): Field | undefined {
  const field = fields.find((each) => each.name === name)
  return rest.length === 0 ? field : field && fieldAt(field.fields ?? [], rest)
}

function listAsked(fields: Field[], above: Path): { field: Field; path: Path }[] {
  return fields.flatMap((field) => {
    const path = [...above, field.name]
    if (field.isAsked) return [{ field, path }]
    return field.control === 'fields' ? listAsked(field.fields ?? [], path) : []
  })
}
