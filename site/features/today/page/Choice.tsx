import type { Choice as Chosen } from './use-choice.ts'

interface Props<Value extends string> {
  label: string
  /** In the page's markup, for journeys. */
  name: string
  choice: Chosen<Value>
  options: readonly (readonly [value: string, name: string])[]
}

/** A list to choose from, above what it chooses. */
export function Choice<Value extends string>({ label, name, choice: { field }, options }: Props<Value>) {
  return (
    <label className="today-choice needs-script">
      <span>{label}</span>
      <select {...field} data-today-choice={name}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
