import { buildElement, buildIcon } from '#site/ui/build-element.ts'

interface ButtonOptions {
  className?: string
  icon?: string
  /** Its full name, where the words on it do not say what it acts on. */
  label?: string
  /** By which the focus finds it again once it is drawn anew. */
  focus?: string
  isDisabled?: boolean
}

/** Returns a button that does something. */
export function buildButton(words: string, act: () => void, options: ButtonOptions = {}): HTMLButtonElement {
  const { className = 'btn btn-2 btn-sm', icon, label, focus, isDisabled } = options
  const button = buildElement('button', { type: 'button', 'aria-label': label, 'data-focus': focus })
  button.className = className
  button.disabled = isDisabled === true
  button.append(...(icon ? [buildIcon(icon)] : []), words)
  button.addEventListener('click', act)
  return button
}

/** Returns a field with its label. */
export function buildField(label: string, control: HTMLElement, className = ''): HTMLLabelElement {
  const field = buildElement('label', {}, label, control)
  field.className = `trip-field ${className}`.trim()
  return field
}

/** Returns a choice of one. */
export function buildSelect(
  options: readonly (readonly [value: string, words: string])[],
  chosen: string,
  attributes: Record<string, string | undefined> = {},
): HTMLSelectElement {
  const select = buildElement('select', attributes)
  for (const [value, words] of options) {
    const option = buildElement('option', { value }, words)
    option.selected = value === chosen
    select.append(option)
  }
  return select
}

/** Returns a box to tick with its words. */
export function buildCheck(name: string, words: string): HTMLLabelElement {
  return buildElement('label.trip-check', {}, buildElement('input', { type: 'checkbox', name }), words)
}

/** Returns one of a group of radios that look like buttons. */
export function buildRadio(name: string, value: string, words: string, isChosen: boolean): HTMLLabelElement {
  const input = buildElement('input', { type: 'radio', name, value })
  input.checked = isChosen
  return buildElement('label', {}, input, words)
}
