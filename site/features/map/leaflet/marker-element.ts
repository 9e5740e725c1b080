import { colourClassOf, emojiOfCategory } from '#site/features/map/categories.ts'
import type { MapWords } from '#site/features/map/map-words.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { MapItem } from './group-points.ts'

/** Returns the accessible name of a marker: name, category and whether it is approximate; or the size of a group. */
export function labelOf(item: MapItem, words: MapWords): string {
  if (item.kind === 'point') {
    const { name, category, isApproximate } = item.point
    const parts = [name, words[`map.kind.${category}`]]
    if (isApproximate) parts.push(words['map.marker.approximate'])
    return parts.join(', ')
  }
  const gaps = { count: item.count }
  return item.category
    ? fillGaps(words['map.group.ofCategory'], { ...gaps, category: words[`map.category.${item.category}`] })
    : fillGaps(words['map.group'], gaps)
}

/** Returns the button of a marker, still empty: see `dressMarker`. */
export function makeMarkerElement(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'leaflet-marker-icon'
  return button
}

interface Look {
  label: string
  isSelected: boolean
  /** Only markers in view are tab stops. */
  isInView: boolean
}

export function dressMarker(button: HTMLButtonElement, item: MapItem, { label, isSelected, isInView }: Look): void {
  const isGroup = item.kind === 'group'
  const category = isGroup ? item.category : item.point.category
  const colour = category ? [colourClassOf(category)] : []
  const wanted = [isGroup ? 'map-group' : 'map-marker', ...colour]
  // Leaflet adds its own classes.
  for (const name of [...button.classList])
    if (/^(map|of)-/.test(name) && !wanted.includes(name)) button.classList.remove(name)
  button.classList.add(...wanted)
  button.classList.toggle('is-selected', isSelected)
  if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label)
  const sign = isGroup ? String(item.count) : emojiOfCategory(item.point.category)
  if (button.textContent !== sign) button.textContent = sign
  if (isGroup) button.removeAttribute('aria-pressed')
  else button.setAttribute('aria-pressed', String(isSelected))
  button.tabIndex = isInView ? 0 : -1
}
