/**
 * Returns a function that calls what it is given once nobody presses anything: at once, or after the click in which a press ends. A
 * control that is replaced in the middle of a press loses its click. Of several calls that wait the last is made.
 */
export function waitForRelease(target: EventTarget): (call: () => void) => void {
  let isPressed = false
  let waiting: (() => void) | undefined
  const flush = () => {
    if (isPressed || !waiting) return
    const call = waiting
    waiting = undefined
    call()
  }
  // The click comes in the same turn as the end of the press.
  const release = () =>
    setTimeout(() => {
      isPressed = false
      flush()
    })
  const isSpace = (event: Event) => (event as KeyboardEvent).key === ' '
  target.addEventListener('pointerdown', () => {
    isPressed = true
  })
  target.addEventListener('keydown', (event) => {
    isPressed ||= isSpace(event)
  })
  for (const end of ['pointerup', 'pointercancel']) target.addEventListener(end, release)
  target.addEventListener('keyup', (event) => isSpace(event) && release())
  return (call) => {
    waiting = call
    flush()
  }
}
