import type { ComponentType } from 'react'
import type { Language } from '#contract/languages.ts'
import type { CallSource, Fault, Field, Json, Path } from '#desk/contract.ts'

export interface ControlProps {
  field: Field
  /** Where it stands in its file. */
  path: Path
  value: Json | undefined
  faults: readonly Fault[]
  /** The language of labels: of questions for a house. */
  language: Language
  /** What answers carry that are given now. */
  said: CallSource
  onChange: (path: Path, value: Json | undefined) => void
}

/** Returns the faults at a place, or inside it too. */
export function faultsAt(faults: readonly Fault[], path: Path, inside = false): Fault[] {
  return faults.filter(
    (fault) =>
      (inside ? fault.path.length >= path.length : fault.path.length === path.length) &&
      path.every((key, index) => String(fault.path[index]) === String(key)),
  )
}

/** Of a control that holds others, which `Nested` draws. */
export type HolderProps = ControlProps & { Nested: ComponentType<ControlProps> }

/** Returns what a field begins with once it is added. */
export function emptyValue(field: Field, said: CallSource): Json {
  if (field.control === 'list') {
    const { item, min = 0 } = field
    if (!item || min === 0) return []
    // Days of the week and months: all of them, to be thinned out.
    if (item.isInteger && item.max !== undefined && item.max <= 12)
      return Array.from({ length: item.max }, (_, index) => index + 1)
    // What is ticked is an answer, and none is given yet.
    return item.choices ? [] : Array.from({ length: min }, () => emptyValue(item, said))
  }
  if (field.control === 'yesNo') return true
  // Several choices: none is the answer before somebody chooses.
  if (field.control === 'choice') return field.choices?.length === 1 ? (field.choices[0] ?? '') : ''
  if (field.control === 'fact') return { ...(field.fact?.hasEvidence ? { evidence: 'verified' } : {}), ...said }
  if (field.control === 'languages') return { no: '', en: '', de: '' }
  const inner = (field.fields ?? []).filter(({ isRequired }) => isRequired)
  if (field.control === 'fields') {
    return Object.fromEntries(
      inner.map((each) => {
        if (each.name === 'source') return ['source', said.source]
        if (each.name === 'checkedOn') return ['checkedOn', said.checkedOn]
        return [each.name, emptyValue(each, said)]
      }),
    )
  }
  return field.control === 'rows' ? {} : ''
}
