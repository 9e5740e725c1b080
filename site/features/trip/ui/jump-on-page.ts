/** Lets links with `data-jump` lead to a part of the page beside its address, which holds the plan. */
export function jumpOnPage(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const jump = (event.target as HTMLElement).closest<HTMLElement>('[data-jump]')?.dataset.jump
    if (!jump) return
    event.preventDefault()
    const part = document.getElementById(jump)
    if (!part) return
    // So that the next press of Tab goes on from there, and a listener hears where they are.
    part.tabIndex = -1
    part.focus({ preventScroll: true })
    part.scrollIntoView()
  })
}
