// What is pressed and typed before its script is there: kept, and done once it is (docs/decisions/pages.md).

/** Buttons that do nothing by themselves: not those that open a popover. */
const scripted = 'button[type=button]:not([popovertarget])'
/** Buttons of a form that only a script answers; one with an address is sent by the browser. */
const sending = 'form:not([action]) button[type=submit]'
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const pressed: HTMLElement[] = []
const edited = new Map<Field, string>()
const isAwake = { page: false }

/** React draws what an event changes once the code that made it has ended: a second press counts from what the first one did. */
const drawn = () => new Promise((resolve) => setTimeout(resolve))

const islandOf = (element: Element) => element.closest('astro-island')
const isWaiting = (element: Element) => islandOf(element)?.hasAttribute('ssr') ?? !isAwake.page

export function keepEarlyUse(): void {
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>(`${scripted},${sending}`)
      if (!button || !isWaiting(button)) return
      // The browser would refuse fields that the script has yet to fill in, or load the page anew. Enter in a field presses too.
      if (button.matches(sending)) event.preventDefault()
      pressed.push(button)
      // base.css shows that it was noticed.
      button.dataset.pressed = ''
    },
    true,
  )
  // Scripts of the page read its fields when they start, and tell by `data-early` what the browser filled in; React sets those of an
  // island back.
  addEventListener(
    'input',
    ({ target }) => {
      const field = target as Field
      if (islandOf(field)?.hasAttribute('ssr')) edited.set(field, field.value)
      else if (!isAwake.page) field.dataset.early = ''
    },
    true,
  )
}

/** Does what was pressed and typed in the page, or in an island of it, in the same order. */
export async function catchUp(island: Element | null): Promise<void> {
  if (!island) isAwake.page = true
  const isOfIt = (element: Element) => islandOf(element) === island
  for (const [field, value] of [...edited].filter(([field]) => isOfIt(field))) {
    edited.delete(field)
    if (field.isConnected) typeAgain(field, value)
    await drawn()
  }
  for (const button of pressed.filter(isOfIt)) {
    pressed.splice(pressed.indexOf(button), 1)
    delete button.dataset.pressed
    button.click()
    await drawn()
  }
}

/** React compares with what it saw last, and it sees what is set on the element itself, not by its class. */
function typeAgain(field: Field, value: string): void {
  const seen = field.value === value ? '' : field.value
  field.value = seen
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}
