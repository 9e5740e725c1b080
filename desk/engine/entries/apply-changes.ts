import type { Change, FileName, Json, Path } from '#desk/contract.ts'
import { describeText, hasHead, type Texts } from '#desk/engine/files/content-files.ts'
import { formOf } from '#desk/engine/form/group-at.ts'
import { Refused } from '#desk/engine/refused.ts'
import { splitFrontMatter } from '#site/content/files/read-yaml.ts'
import type { Kind } from '#site/content/model/kinds.ts'
import { changeYaml, NotChanged } from '#yaml/change-yaml.ts'
import { valueAt } from '#yaml/json.ts'
import { schemaOf } from './schemas-of-entries.ts'

/** Returns the texts of an entry with changes made in them. Throws `Refused` for one that cannot be made. */
export function applyChanges(kind: Kind, texts: Texts, changes: readonly Change[]): Texts {
  const now = { ...texts }
  for (const change of changes) {
    const text = now[change.file]
    if (text === undefined && change.file !== 'photo') {
      throw new Refused(409, `The file of ${change.file} is not there.`, 'Load the entry again.')
    }
    now[change.file] = applyChange(kind, spellOut(kind, text ?? '', change), change)
  }
  return now
}

/** Returns the facts with `access: unknown` written out where one answer of it changes: the others stay unknown, each for itself. */
function spellOut(kind: Kind, text: string, { file, path: [name, inner] }: Change): string {
  if (file !== 'facts' || name === undefined || inner === undefined) return text
  const field = formOf(kind, 'facts').find((each) => each.name === name)
  const isAlone = describeText(text, false).value?.[name] === 'unknown'
  if (!isAlone || field?.control !== 'fields') return text
  const open = field.fields?.filter(({ fact, isRequired }) => isRequired && fact?.mayBeUnknown) ?? []
  return changeYaml(text, [name], Object.fromEntries(open.map((each) => [each.name, 'unknown'])))
}

function applyChange(kind: Kind, text: string, change: Change): string {
  const { file, path } = change
  const { value: whole, broken } = describeText(text, hasHead(file))
  if (broken) throw new Refused(422, `Line ${broken.line} of the file cannot be read: ${broken.message}`, broken.remedy)
  const value =
    change.insteadOf === undefined
      ? change.value
      : replaceSentence(valueAt(whole, path), change.insteadOf, change.value)
  try {
    if (!hasHead(file)) return changeYaml(text, path, value, orderOf(kind, file))
    const { head, body } = splitFrontMatter(text) ?? { head: '', body: '' }
    if (path[0] === 'body') return joinFrontMatter(head, typeof value === 'string' ? value : '')
    // The head's last line has its line break, as the lines of a file have.
    return joinFrontMatter(changeYaml(`${head}\n`, path, value, orderOf(kind, file)).replace(/\n$/, ''), body)
  } catch (error) {
    if (error instanceof NotChanged || error instanceof RangeError) throw new Refused(422, error.message)
    throw error
  }
}

function joinFrontMatter(head: string, body: string): string {
  return `---\n${head}\n---\n${body}`
}

function orderOf(kind: Kind, file: FileName): string[] {
  const schema = schemaOf(kind, file)
  return 'shape' in schema ? Object.keys(schema.shape as object) : []
}

function replaceSentence(text: Json | undefined, before: string, after: Json | undefined): Json {
  if (typeof text !== 'string' || !text.includes(before)) {
    throw new Refused(409, 'The sentence does not stand there any more.', 'Load the entry again.')
  }
  // Not as a pattern: a sentence may contain $&.
  return text.replace(before, () => (typeof after === 'string' ? after : '')).replace(/ {2,}/g, ' ')
}

/** Returns whether one place holds the other. */
export function areRelated(one: Path, other: Path): boolean {
  return one.slice(0, other.length).every((key, index) => String(key) === String(other[index]))
}
