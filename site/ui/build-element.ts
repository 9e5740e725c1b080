import { pathOfIcon } from './path-of-icon.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

type Child = Node | string | undefined | false

/** Returns an element: `buildElement('a.more', { href }, 'All')`. Strings become text, never markup; undefined attributes are left out. */
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

/** Returns an icon of `icons.ts`, like the component `Icon`. */
export function buildIcon(svg: string): Element {
  const icon = document.createElementNS(svgNamespace, 'svg')
  icon.setAttribute('class', 'icon')
  icon.setAttribute('viewBox', '0 0 256 256')
  icon.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svgNamespace, 'path')
  path.setAttribute('d', pathOfIcon(svg))
  icon.append(path)
  return icon
}
