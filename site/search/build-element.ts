type Child = Node | string | undefined | false

/**
 * An element with attributes and children: `buildElement('a.more', { href }, 'All')`. Text is always text, never markup;
 * an attribute that is undefined is left out.
 */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  selector: Name | `${Name}.${string}`,
  attributes: Record<string, string | undefined> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const [name = '', ...classes] = selector.split('.')
  const element = document.createElement(name) as HTMLElementTagNameMap[Name]
  if (classes.length > 0) element.className = classes.join(' ')
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, value)
  }
  element.append(...children.filter((child): child is Node | string => !!child))
  return element
}

/** An icon of `icons.ts` as the component `Icon` draws it. */
export function buildIcon(svg: string): Element {
  const holder = document.createElement('template')
  holder.innerHTML = svg
  const icon = holder.content.firstElementChild as Element
  icon.setAttribute('class', 'i')
  icon.setAttribute('aria-hidden', 'true')
  return icon
}
