import { useId } from 'react'
import { languageKeys, languages } from '#contract/languages.ts'
import type { Json } from '#desk/contract.ts'
import { type ControlProps, emptyValue, faultsAt } from './control-props.ts'
import { FactControl } from './FactControl.tsx'
import { ListControl } from './ListControl.tsx'

function asMap(value: Json | undefined): Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

/** A field of a form, by one of the nine controls, or the fields and rows that it holds. */
export function FieldControl(props: ControlProps) {
  const { field, path, value, faults, language, onChange } = props
  const id = useId()
  const inside = ['fact', 'fields', 'rows', 'list', 'languages'].includes(field.control)
  const own = faultsAt(faults, path)
  const name = field.label[language]
  const isOptional = (!field.isRequired || field.isNullable) && field.name !== ''
  const notes = (
    <>
      {field.help && field.help !== name && !(field.isAsked && field.control === 'fact') ? (
        <small className="help" id={`${id}-help`}>
          {field.help}
        </small>
      ) : null}
      {own.map(({ message }) => (
        <small key={message} className="fault" role="alert" id={`${id}-fault`}>
          {message}
        </small>
      ))}
    </>
  )
  if (inside && (value === undefined || value === null) && isOptional && field.control !== 'fact') {
    return (
      <div className="field absent">
        <button type="button" onClick={() => onChange(path, emptyValue(field, props.said))}>
          Add: {name}
        </button>
        {notes}
      </div>
    )
  }
  if (inside) {
    return (
      <fieldset className={`field ${field.control}`} id={`field-${path.join('-')}`}>
        <legend lang={field.isAsked ? languages[language].tag : undefined}>{name}</legend>
        {notes}
        <Inside {...props} />
        {isOptional && field.control !== 'fact' ? (
          <button type="button" className="quiet" onClick={() => onChange(path, field.isRequired ? null : undefined)}>
            Take away: {name}
          </button>
        ) : null}
      </fieldset>
    )
  }
  const described = [field.help ? `${id}-help` : '', own.length > 0 ? `${id}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className="field" id={`field-${path.join('-')}`}>
      <label htmlFor={id} lang={field.isAsked ? languages[language].tag : undefined}>
        {name || 'Value'}
      </label>
      <Plain {...props} id={id} described={described} isAtFault={own.length > 0} />
      {notes}
    </div>
  )
}

function Inside(props: ControlProps) {
  const { field, path, value, language, onChange } = props
  const map = asMap(value)
  if (field.control === 'fact') return <FactControl {...props} Nested={FieldControl} />
  if (field.control === 'list') return <ListControl {...props} Nested={FieldControl} />
  if (field.control === 'languages') {
    const isPlain = typeof value === 'string'
    return isPlain ? (
      <label>
        In every language
        <input type="text" value={value} onChange={({ target }) => onChange(path, target.value)} />
        <button type="button" className="quiet" onClick={() => onChange(path, { no: value, en: value, de: value })}>
          Write it in each language
        </button>
      </label>
    ) : (
      <div className="three">
        {languageKeys.map((key) => (
          <label key={key} lang={languages[key].tag}>
            {languages[key].name}
            <textarea
              rows={2}
              value={String(map[key] ?? '')}
              onChange={({ target }) => onChange([...path, key], target.value)}
            />
          </label>
        ))}
      </div>
    )
  }
  if (field.control === 'rows') {
    const { item } = field
    return (
      <>
        {item
          ? Object.entries(map).map(([key, row]) => (
              <FieldControl
                key={key}
                {...props}
                field={{ ...item, name: key, isRequired: true, label: { no: key, en: key, de: key } }}
                path={[...path, key]}
                value={row}
              />
            ))
          : null}
      </>
    )
  }
  const shape = field.shapes?.find(({ fields }) => Object.keys(map).every((key) => fields.includes(key)))
  const word = field.instead?.find((each) => each === value)
  return (
    <>
      {field.instead ? (
        <label className="check">
          <input
            type="checkbox"
            checked={word !== undefined}
            onChange={({ target }) =>
              onChange(
                path,
                target.checked ? field.instead?.[0] : emptyValue({ ...field, instead: undefined }, props.said),
              )
            }
          />
          {String(field.instead[0])}
        </label>
      ) : null}
      {word === undefined
        ? (field.fields ?? [])
            .filter(({ name }) => !shape || shape.fields.includes(name))
            .map((inner) => (
              <FieldControl
                key={inner.name}
                {...props}
                field={inner}
                path={[...path, inner.name]}
                value={map[inner.name]}
                language={language}
              />
            ))
        : null}
    </>
  )
}

type PlainProps = ControlProps & { id: string; described: string; isAtFault: boolean }

/** A field of one value. */
function Plain({ field, path, value, id, described, isAtFault, onChange }: PlainProps) {
  const shared = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': isAtFault || undefined,
    'aria-required': field.isRequired || undefined,
  }
  // An optional field that is emptied goes; a required one stays empty, and the check asks for it.
  const put = (text: string) => onChange(path, text === '' && !field.isRequired ? undefined : text)
  if (field.control === 'yesNo') {
    return (
      <input
        {...shared}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(path, target.checked || (field.isRequired ? false : undefined))}
      />
    )
  }
  if (field.control === 'choice') {
    const choices = field.choices ?? []
    const chosen = choices.indexOf(value as string)
    return (
      <select {...shared} value={chosen} onChange={({ target }) => onChange(path, choices[Number(target.value)])}>
        {field.isRequired && chosen >= 0 ? null : <option value={-1}>–</option>}
        {choices.map((choice, index) => (
          <option key={String(choice)} value={index}>
            {String(choice)}
          </option>
        ))}
      </select>
    )
  }
  if (field.control === 'number') {
    return (
      <input
        {...shared}
        inputMode="decimal"
        type="text"
        key={typeof value}
        defaultValue={value === undefined || value === null ? '' : String(value)}
        onChange={({ target }) => {
          const words = target.value.trim().replace(',', '.')
          const number = Number(words)
          if (words === '') onChange(path, field.isNullable ? null : undefined)
          else onChange(path, Number.isFinite(number) ? number : target.value)
        }}
      />
    )
  }
  if (field.control === 'day')
    return <input {...shared} type="date" value={String(value ?? '')} onChange={({ target }) => put(target.value)} />
  const text = String(value ?? '')
  const length = field.max ? (
    <small className="length">
      {text.length} of {field.max}
    </small>
  ) : null
  return field.control === 'longText' ? (
    <>
      <textarea
        {...shared}
        rows={field.name === 'body' ? 18 : 3}
        value={text}
        onChange={({ target }) => put(target.value)}
      />
      {length}
    </>
  ) : (
    <>
      <input
        {...shared}
        type="text"
        value={text}
        placeholder={field.pattern}
        onChange={({ target }) => (field.isNullable && target.value === '' ? onChange(path, null) : put(target.value))}
      />
      {length}
    </>
  )
}
