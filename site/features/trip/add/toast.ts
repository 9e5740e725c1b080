import { buildElement } from '#site/ui/build-element.ts'

/** How long a message stays, in milliseconds; longer while it is pointed at or has the focus. */
const shownMs = 10_000

interface ToastParts {
  /** The whole message. */
  root: HTMLElement
  /** The live region, which listeners hear. */
  status: HTMLElement
  /** Where the way back stands. */
  actions: HTMLElement
}

/** Says what happened, politely, with buttons that lead back. */
export type Say = (text: string, ...buttons: HTMLElement[]) => void

/** Returns what shows messages in the parts of a page, one after the other. */
export function createToast({ root, status, actions }: ToastParts): Say {
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => {
    if (root.matches(':hover, :focus-within')) timer = setTimeout(leave, shownMs)
    else {
      status.replaceChildren()
      actions.replaceChildren()
    }
  }
  return (text, ...buttons) => {
    clearTimeout(timer)
    status.replaceChildren(buildElement('p', {}, text))
    actions.replaceChildren(...buttons)
    timer = setTimeout(leave, shownMs)
  }
}

/** Returns the parts of a message as a page without them gets them. */
export function buildToast(): ToastParts {
  const status = buildElement('div', { role: 'status' })
  const actions = buildElement('div')
  return { root: buildElement('div.trip-toast', {}, status, actions), status, actions }
}
