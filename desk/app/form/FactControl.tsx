import type { languages } from '#contract/languages.ts'
import type { Field, Json } from '#desk/contract.ts'
import { emptyValue, type HolderProps } from './control-props.ts'

const sourceField: Field = {
  name: 'source',
  control: 'languages',
  label: { no: 'Kilde', en: 'Who says so', de: 'Quelle' },
  help: '',
  group: '',
  isAsked: false,
  isRequired: true,
  mayBePlain: true,
}

/** A fact: known, with its source and day, or unknown, or an example. An answer takes the source and the day of the call. */
export function FactControl({ Nested, ...props }: HolderProps) {
  const { field, path, value, said, language, onChange } = props
  const { fact } = field
  if (!fact) return null
  const map = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  const isExample = map?.evidence === 'sample'
  const state = map ? (isExample ? 'example' : 'known') : 'unknown'
  // What an example says is nobody's answer: whoever makes it known types all of it.
  const known = isExample ? undefined : map?.value
  const answer = (changed: Json | undefined) => {
    const { source: _, checkedOn: __, value: ___, ...rest } = map ?? {}
    const evidence: Record<string, Json> = fact.hasEvidence ? { evidence: 'verified' } : {}
    const given = changed ?? known
    onChange(path, { ...evidence, ...(given === undefined ? {} : { value: given }), ...rest, ...evidence, ...said })
  }
  const forget = () => onChange(path, fact.mayBeUnknown ? 'unknown' : undefined)
  const words = { known: 'Known', unknown: fact.mayBeUnknown ? 'Unknown' : 'Nobody says so', example: 'An example' }
  return (
    <>
      {map || !field.isAsked ? (
        <label>
          <span className="hidden">State of: {field.label[language]}</span>
          <select
            value={state}
            onChange={({ target }) => {
              if (target.value === 'unknown') forget()
              else if (target.value === 'known') answer(known ?? emptyValue(fact.value, said))
            }}
          >
            <option value="known">{words.known}</option>
            <option value="unknown">{words.unknown}</option>
            {isExample ? <option value="example">{words.example}</option> : null}
          </select>
        </label>
      ) : null}
      {map || field.isAsked ? (
        <Nested
          {...props}
          field={{
            ...fact.value,
            isRequired: map !== undefined,
            label: { no: 'Svaret', en: 'The answer', de: 'Die Antwort' },
          }}
          path={[...path, 'value']}
          value={map?.value}
          // The whole fact changes: a new answer with the source of the old one would be a lie.
          onChange={(inner, changed) => {
            const isWhole = inner.length === path.length + 1
            if (isWhole && changed === undefined) forget()
            else
              answer(
                isWhole
                  ? changed
                  : withInner(known ?? emptyValue(fact.value, said), inner.slice(path.length + 1), changed),
              )
          }}
        />
      ) : null}
      {map ? (
        <>
          {(field.fields ?? []).map((inner) => (
            <Nested key={inner.name} {...props} field={inner} path={[...path, inner.name]} value={map[inner.name]} />
          ))}
          {isExample ? null : (
            <details className="source">
              <summary>
                {textOf(map.source, language)} · {String(map.checkedOn ?? 'no day')}
              </summary>
              <Nested {...props} field={sourceField} path={[...path, 'source']} value={map.source} />
              <label>
                Looked up on
                <input
                  type="date"
                  value={String(map.checkedOn ?? '')}
                  onChange={({ target }) => onChange([...path, 'checkedOn'], target.value)}
                />
              </label>
              {fact.hasNote ? (
                <Nested
                  {...props}
                  field={{
                    ...sourceField,
                    name: 'note',
                    isRequired: false,
                    label: { no: 'Merknad', en: 'Remark, in a few words', de: 'Anmerkung' },
                  }}
                  path={[...path, 'note']}
                  value={map.note}
                />
              ) : null}
            </details>
          )}
        </>
      ) : null}
    </>
  )
}

function textOf(source: Json | undefined, language: keyof typeof languages): string {
  if (typeof source === 'string') return source
  const map = typeof source === 'object' && source !== null && !Array.isArray(source) ? source : {}
  return String(map[language] ?? 'no source')
}

function withInner(value: Json | undefined, path: (string | number)[], changed: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return changed ?? null
  if (Array.isArray(value)) {
    const inner = rest.length === 0 ? changed : withInner(value[Number(key)], rest, changed)
    return inner === undefined ? value.toSpliced(Number(key), 1) : value.toSpliced(Number(key), 1, inner)
  }
  const map = typeof value === 'object' && value !== null ? value : {}
  const inner = rest.length === 0 ? changed : withInner(map[String(key)], rest, changed)
  const { [String(key)]: _, ...others } = map
  return inner === undefined ? others : { ...others, [String(key)]: inner }
}
