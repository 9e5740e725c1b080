import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useState } from 'react'

interface Given {
  /** What can be chosen now; another array is another list, of which nothing is active. Kept the same while it does not change. */
  options: readonly unknown[]
  /** What screen readers are told of the list, soon after the typing ends. */
  said: string
  /** Takes an option; by default it is pressed, for options that are links. */
  onChoose?: (index: number) => void
  onClose?: () => void
}

const saidAfterMs = 200
// VoiceOver does not read the active option of a field.
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)
const keepFocus = (event: SyntheticEvent) => event.preventDefault()

/**
 * The keyboard and the names of a field with a list of options below it, as WAI-ARIA's Authoring Practices have them: arrows go round the
 * list and over the field, Enter takes the active option, Escape closes. Returns the attributes of field, list and options, and the text
 * of a status region that has to be on the page all the time.
 */
export function useCombobox({ options, said, onChoose, onClose }: Given) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [shown, setShown] = useState(options)
  const [typed, setTyped] = useState(0)
  const [status, setStatus] = useState('')
  if (shown !== options) {
    setShown(options)
    setActive(-1)
  }
  const optionId = (index: number) => `${id}-${index}`
  const activeId = active < 0 ? undefined : optionId(active)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter puts it off
  useEffect(() => {
    const timer = setTimeout(() => setStatus(said), saidAfterMs)
    return () => clearTimeout(timer)
  }, [said, typed])
  useEffect(() => {
    const option = activeId === undefined ? null : document.getElementById(activeId)
    option?.scrollIntoView({ block: 'nearest' })
    if (option && isApple()) setStatus(option.textContent)
  }, [activeId])

  const close = () => {
    setOpen(false)
    setActive(-1)
    onClose?.()
  }
  const choose = (index: number) => (onChoose ? onChoose(index) : document.getElementById(optionId(index))?.click())

  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is being composed takes its keys; Safari ends the composition before the Enter that did it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      setOpen(true)
      // After the last option comes the field itself, then the first option.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'Enter' && active >= 0) choose(active)
    else if (event.key === 'Escape' && isOpen) close()
    else {
      // NVDA would go on reading the option instead of the letters passed by.
      if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) setActive(-1)
      return
    }
    event.preventDefault()
  }

  return {
    isOpen,
    open: () => setOpen(true),
    close,
    status,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && options.length > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': activeId,
      onKeyDown,
      onInput: () => {
        setOpen(true)
        setActive(-1)
        setTyped(typed + 1)
      },
    } as const,
    listProps: { id: `${id}-list`, role: 'listbox', onPointerDown: keepFocus, onMouseDown: keepFocus } as const,
    optionProps: (index: number) =>
      ({ id: optionId(index), role: 'option', 'aria-selected': index === active, tabIndex: -1 }) as const,
  }
}
