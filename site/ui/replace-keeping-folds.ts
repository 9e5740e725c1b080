/** Replaces the children of an element. A fold that was open stays open; several are told apart by their `data-fold`. */
export function replaceKeepingFolds(element: Element, children: readonly HTMLElement[]): void {
  const open = [...element.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset.fold)
  element.replaceChildren(...children)
  for (const folded of element.querySelectorAll('details')) folded.open = open.includes(folded.dataset.fold)
}
