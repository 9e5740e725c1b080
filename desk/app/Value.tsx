import type { Json } from '#desk/contract.ts'

/** A value as a person reads it: a map as its fields, one a line. */
export function Value({ value }: { value: Json | undefined }) {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  if (typeof value !== 'object') return String(value)
  return (
    <ul className="value">
      {Object.entries(value).map(([name, inner]) => (
        <li key={name}>
          {Array.isArray(value) ? '' : `${name}: `}
          <Value value={inner} />
        </li>
      ))}
    </ul>
  )
}
