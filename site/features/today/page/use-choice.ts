import { type ChangeEvent, type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'

export interface Choice<Value extends string> {
  value: Value
  /** Of the `<select>`, which keeps its own value: it is in the page before the page is alive. */
  field: {
    ref: RefObject<HTMLSelectElement | null>
    defaultValue: Value
    onChange: (event: ChangeEvent<HTMLSelectElement>) => void
  }
}

interface KeptChoice<Value> {
  read: () => Value | undefined
  keep: (value: Value) => void
}

/**
 * Returns what is chosen in a list of the page: what somebody chose before the page was alive, else what was kept, else the usual, which
 * may change while nobody has chosen.
 */
export function useChoice<Value extends string>(usual: Value, kept?: KeptChoice<Value>): Choice<Value> {
  const ref = useRef<HTMLSelectElement>(null)
  const usualBefore = useRef(usual)
  const [value, setValue] = useState(usual)
  useEffect(() => {
    const select = ref.current
    if (!select) return
    const next = select.value === usualBefore.current ? (kept?.read() ?? usual) : (select.value as Value)
    usualBefore.current = usual
    select.value = next
    setValue(next)
  }, [usual, kept])
  const onChange = useCallback(
    (event: ChangeEvent<HTMLSelectElement>) => {
      const chosen = event.target.value as Value
      kept?.keep(chosen)
      startTransition(() => setValue(chosen))
    },
    [kept],
  )
  return { value, field: { ref, defaultValue: usual, onChange } }
}
