import type { Map as LeafletObject } from 'leaflet'

/** So far a finger goes before it means more than a tap, in pixels. */
const tapRadius = 24

/**
 * Leaves one finger to the page and two to the map. The map is 600 pixels high, on a phone nearly all that is seen: if one
 * finger moved it, who scrolls down would be caught in it. Two fingers move and zoom the map, a tap selects, the buttons do
 * the rest; a mouse drags as everywhere. `onOneFinger` is called when somebody strokes the map with one finger. Returns
 * how to stop. (The style sheet lets the browser scroll by `touch-action`.)
 */
export function leaveOneFinger(map: LeafletObject, onOneFinger: () => void): () => void {
  const container = map.getContainer()
  let start: { x: number; y: number } | undefined

  // Comes before the event that Leaflet begins to drag at, so that one device may have both mouse and touch.
  const choose = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') map.dragging.enable()
    else map.dragging.disable()
  }
  const begin = ({ touches }: TouchEvent) => {
    const [finger] = touches
    start = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined
  }
  const follow = ({ touches }: TouchEvent) => {
    const [finger] = touches
    if (!start || !finger || touches.length > 1) return
    if (Math.hypot(finger.clientX - start.x, finger.clientY - start.y) < tapRadius) return
    start = undefined
    onOneFinger()
  }
  container.addEventListener('pointerdown', choose, { capture: true })
  container.addEventListener('touchstart', begin, { passive: true })
  container.addEventListener('touchmove', follow, { passive: true })
  return () => {
    container.removeEventListener('pointerdown', choose, { capture: true })
    container.removeEventListener('touchstart', begin)
    container.removeEventListener('touchmove', follow)
  }
}
