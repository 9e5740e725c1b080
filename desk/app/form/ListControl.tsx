import type { Json } from '#desk/contract.ts'
import { emptyValue, type HolderProps } from './control-props.ts'

/** A list: boxes to tick where there are choices, a line of fields for each item else. */
export function ListControl({ Nested, ...props }: HolderProps) {
  const { field, path, value, language, said, onChange } = props
  const { item } = field
  const items = Array.isArray(value) ? value : []
  if (!item) return null
  const { choices } = item
  if (choices || (item.isInteger && item.max !== undefined && item.max <= 12)) {
    const all =
      choices ?? Array.from({ length: (item.max ?? 0) - (item.min ?? 1) + 1 }, (_, index) => index + (item.min ?? 1))
    return (
      <div className="ticks">
        {all.map((choice) => (
          <label key={String(choice)} className="check">
            <input
              type="checkbox"
              checked={items.includes(choice)}
              onChange={({ target }) => {
                const others = items.filter((each) => each !== choice)
                const ticked = [...others, choice]
                onChange(
                  path,
                  target.checked
                    ? choices
                      ? ticked
                      : ticked.sort((one, other) => Number(one) - Number(other))
                    : others,
                )
              }}
            />
            {String(choice)}
          </label>
        ))}
      </div>
    )
  }
  // Where there is no list yet, a place in it would be a field of a map.
  const addOne = () =>
    Array.isArray(value)
      ? onChange([...path, items.length], emptyValue(item, said))
      : onChange(path, (field.min ?? 0) > 0 ? emptyValue(field, said) : [emptyValue(item, said)])
  const line = ['text', 'number', 'choice', 'day'].includes(item.control) ? 'with-button' : undefined
  const nameOf = (each: Json, index: number) =>
    typeof each === 'object' && each !== null && !Array.isArray(each) && typeof each.id === 'string'
      ? each.id
      : `${index + 1}`
  return (
    <>
      <ol className="items">
        {items.map((each, index) => {
          const name = nameOf(each, index)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name while it is typed
            <li key={index} className={line}>
              <Nested
                {...props}
                field={{ ...item, isRequired: true, label: { no: name, en: name, de: name } }}
                path={[...path, index]}
                value={each}
              />
              <button type="button" className="quiet" onClick={() => onChange(path, items.toSpliced(index, 1))}>
                Take away
                <span className="hidden">
                  : {field.label[language]}, {name}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <button type="button" onClick={addOne}>
        One more: {field.label[language]}
      </button>
    </>
  )
}
