import type { Map as LeafletObject } from 'leaflet'

/** Pixels that a finger may move within a tap. */
const tapRadius = 24

/** Leaves one-finger gestures to the page: a map as high as a phone would trap scrolling. Returns how to stop. */
export function leaveOneFinger(map: LeafletObject, onOneFinger: () => void): () => void {
  const container = map.getContainer()
  let start: { x: number; y: number } | undefined

  // Fires before the event on which Leaflet starts dragging, so a device may have both mouse and touch.
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
