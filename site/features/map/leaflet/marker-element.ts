import { colourClassOf, emojiOfCategory } from '#site/features/map/categories.ts'
import type { MapWords } from '#site/features/map/map-words.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { MapItem } from './group-points.ts'

/** What a marker is called for those who do not see it: name, kind, and that its place is approximate; or how many a group holds. */
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

/** Makes the button that stands on the map for an item, empty as yet: see `dressMarker`. */
export function makeMarkerElement(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'leaflet-marker-icon'
  return button
}

interface Look {
  label: string
  isSelected: boolean
  /** Whether Tab leads to it: only to what is in view. */
  isInView: boolean
}

/** Makes a marker look and sound as its item does now. */
export function dressMarker(button: HTMLButtonElement, item: MapItem, { label, isSelected, isInView }: Look): void {
  const isGroup = item.kind === 'group'
  const category = isGroup ? item.category : item.point.category
  const colour = category ? [colourClassOf(category)] : []
  const wanted = [isGroup ? 'map-group' : 'map-marker', ...colour]
  // Leaflet has classes of its own on it.
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
