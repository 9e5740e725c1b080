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

/** Returns an element of a drawing: `buildSvg('rect', { x: '10%', width: 4 })`. Strings become text; undefined attributes are left out. */
export function buildSvg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number | undefined> = {},
  ...children: Child[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, String(value))
  }
  element.append(...children.filter((child): child is Node | string => !!child))
  return element
}

/** Returns an icon of `icons.ts`, like the component `Icon`. */
export function buildIcon(svg: string): SVGElement {
  const attributes = { class: 'icon', viewBox: '0 0 256 256', 'aria-hidden': 'true' }
  return buildSvg('svg', attributes, buildSvg('path', { d: pathOfIcon(svg) }))
}
