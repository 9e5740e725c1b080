import type { Field, Path } from '#desk/contract.ts'
import { schemaOf } from '#desk/engine/entries/schemas-of-entries.ts'
import type { Kind } from '#site/content/model/kinds.ts'
import { describeForm } from './describe-form.ts'

const forms = new Map<string, Field[]>()

/** Returns the form of a kind's facts, words or photos. It is shared, so callers must not modify it. */
export function formOf(kind: Kind, file: 'facts' | 'no' | 'photo'): Field[] {
  const name = `${kind} ${file}`
  const form = forms.get(name) ?? describeForm(schemaOf(kind, file))
  forms.set(name, form)
  return form
}

/** Returns the group of the field at a path of the facts; empty for one without. */
export function groupAt(kind: Kind, path: Path): string {
  let fields = formOf(kind, 'facts')
  let group = ''
  for (const key of path) {
    const field = fields.find(({ name }) => name === key)
    if (!field) break
    group = field.group || group
    fields = field.fields ?? field.item?.fields ?? []
  }
  return group
}
