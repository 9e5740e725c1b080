/** Makes these the children of a parent. Those that stay are not moved, so that the browser keeps their layout. */
export function patchChildren(parent: Element, children: readonly (Element | undefined)[]): void {
  const wanted = children.filter((child) => child !== undefined)
  for (const child of [...parent.children]) if (!wanted.includes(child)) child.remove()
  for (const [index, child] of wanted.entries()) {
    const there = parent.children[index]
    if (there !== child) parent.insertBefore(child, there ?? null)
  }
}
