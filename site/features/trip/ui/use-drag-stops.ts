import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type DropList, findDropSpot } from '#site/features/trip/plan/find-drop-spot.ts'
import { findSpot, type Spot } from '#site/features/trip/plan/plan.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'

/** Pixels: less is a press, not a drag. */
const slack = 5
/** Pixels from the edge of the window where the page scrolls along, and how far at each step. */
const scrollZone = 70
const scrollStep = 12

/** A stop that is being dragged: its row, where it comes from, and where it would fall. */
export interface Drag {
  row: HTMLElement
  from: Spot
  to: Spot | undefined
}

const isSame = (one: Spot | undefined, other: Spot | undefined) =>
  one?.day === other?.day && one?.index === other?.index

function listDrops(root: HTMLElement, row: HTMLElement): DropList[] {
  return [...root.querySelectorAll<HTMLElement>('[data-drop]')].map((list) => {
    const { top, bottom } = list.getBoundingClientRect()
    const rows = [...list.querySelectorAll<HTMLElement>('[data-grip]')].map((each) => each.closest('li'))
    const middles = rows
      .flatMap((each) => (each && each !== row ? [each.getBoundingClientRect()] : []))
      .map((box) => (box.top + box.bottom) / 2)
    return { day: list.dataset.drop === 'waiting' ? 'waiting' : Number(list.dataset.drop), top, bottom, middles }
  })
}

/**
 * Lets stops be dragged by their number, by mouse, finger or pen, to where they fall; Escape leaves them where they were. Returns what is
 * being dragged. Only the drop is a step, the same as by the buttons.
 */
export function useDragStops(root: RefObject<HTMLElement | null>): Drag | undefined {
  const { dispatch, readPlan } = useTripTools()
  const [drag, setDrag] = useState<Drag>()

  const follow = useEffectEvent((start: PointerEvent) => {
    const grip = start.target instanceof Element ? start.target.closest<HTMLElement>('[data-grip]') : null
    const key = Number(grip?.dataset.grip)
    const row = grip?.closest('li')
    const from = findSpot(readPlan(), key)
    if (!grip || !row || !from || start.button !== 0) return
    // Keeps the text unmarked and the page still.
    start.preventDefault()
    const ended = new AbortController()
    const { signal } = ended
    const origin = start.clientY + scrollY
    let pointer = start.clientY
    let isMoved = false
    let to: Spot | undefined
    let frame = 0

    const step = () => {
      if (pointer < scrollZone) scrollBy(0, -scrollStep)
      else if (pointer > innerHeight - scrollZone) scrollBy(0, scrollStep)
      row.style.transform = `translateY(${pointer + scrollY - origin}px)`
      to = root.current ? findDropSpot(listDrops(root.current, row), pointer) : undefined
      setDrag((before) => (before && isSame(before.to, to) ? before : { row, from, to }))
      frame = requestAnimationFrame(step)
    }
    const end = () => {
      ended.abort()
      cancelAnimationFrame(frame)
      row.classList.remove('dragged')
      root.current?.removeAttribute('data-dragged')
      row.style.transform = ''
      setDrag(undefined)
    }
    const move = ({ clientY }: PointerEvent) => {
      pointer = clientY
      if (isMoved || Math.abs(pointer + scrollY - origin) < slack) return
      isMoved = true
      row.classList.add('dragged')
      // Not by `:has()`, which browsers ask again at every change of a day.
      root.current?.setAttribute('data-dragged', '')
      step()
    }
    const drop = () => {
      end()
      if (isMoved && to && !isSame(to, from)) dispatch({ type: 'stopMoved', key, to })
    }
    grip.setPointerCapture(start.pointerId)
    grip.addEventListener('pointermove', move, { signal })
    grip.addEventListener('pointerup', drop, { signal })
    grip.addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && end(), { signal })
  })

  useEffect(() => {
    const element = root.current
    element?.addEventListener('pointerdown', follow)
    return () => element?.removeEventListener('pointerdown', follow)
  }, [root])
  return drag
}
