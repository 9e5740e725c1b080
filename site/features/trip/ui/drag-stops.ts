import type { TripWords } from '#site/content-model/pages/my-trip-copy.ts'
import { type Plan, readSpot, type Spot, stopsOf } from '#site/features/trip/plan/plan.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement } from '#site/ui/build-element.ts'

interface DragActions {
  /** The plan, while it can be changed. */
  ownPlan(): Plan | undefined
  move(from: Spot, to: Spot, control: string): void
  words: Pick<TripWords, 'waiting' | 'dropAt'>
}

/** A list that a stop can fall into, from its upper to its lower edge, with the middles of its other rows. Pixels. */
export interface DropList {
  day: Spot['day']
  top: number
  bottom: number
  middles: readonly number[]
}

/** Returns the spot at a height of the page: in the list there or the nearest one. Undefined without lists. */
export function findDropSpot(lists: readonly DropList[], y: number): Spot | undefined {
  const distanceTo = ({ top, bottom }: DropList) => Math.max(top - y, y - bottom, 0)
  const nearest = lists.reduce<DropList | undefined>(
    (best, list) => (best && distanceTo(best) <= distanceTo(list) ? best : list),
    undefined,
  )
  return nearest && { day: nearest.day, index: nearest.middles.filter((middle) => middle < y).length }
}

/** Pixels: less is a press, not a drag. */
const slack = 5
/** Pixels from the edge of the window where the page scrolls along, and how far at each step. */
const scrollZone = 70
const scrollStep = 12

/** Says in a few words where a dragged stop would fall. */
function describeDrop(plan: Plan, from: Spot, { day, index }: Spot, words: DragActions['words']): string {
  if (day === 'waiting') return words.waiting
  const count = stopsOf(plan, day).length + (from.day === day ? 0 : 1)
  return fillGaps(words.dropAt, { number: day + 1, index: index + 1, count })
}

/** Lets stops be dragged by their number, by mouse, finger or pen, to where they fall; Escape leaves them where they were. */
export function dragStops(root: HTMLElement, { ownPlan, move, words }: DragActions): void {
  root.addEventListener('pointerdown', (event) => {
    const grip = (event.target as HTMLElement).closest<HTMLElement>('[data-grip]')
    const from = readSpot(grip?.dataset.grip)
    const row = grip?.closest('li')
    if (!grip || !from || !row || !ownPlan() || event.button !== 0) return
    // Keeps the text unmarked and the page still.
    event.preventDefault()
    follow(event, grip, row, from)
  })

  function listDrops(row: HTMLElement): DropList[] {
    return [...root.querySelectorAll<HTMLElement>('[data-drop]')].map((list) => {
      const { top, bottom } = list.getBoundingClientRect()
      const rows = [...list.querySelectorAll<HTMLElement>('[data-grip]')].map((each) => each.closest('li'))
      const middles = rows
        .filter((each): each is HTMLLIElement => each !== null && each !== row)
        .map((each) => each.getBoundingClientRect())
        .map((box) => (box.top + box.bottom) / 2)
      const day = list.dataset.drop === 'waiting' ? 'waiting' : Number(list.dataset.drop)
      return { day, top, bottom, middles }
    })
  }

  function follow(start: PointerEvent, grip: HTMLElement, row: HTMLElement, from: Spot) {
    const ended = new AbortController()
    const { signal } = ended
    const sign = buildElement('p.trip-drop', { 'aria-hidden': 'true' })
    const origin = start.clientY + scrollY
    let pointer = start.clientY
    let target: Spot | undefined
    let frame = 0

    const isMoved = () => row.classList.contains('dragged')
    const step = () => {
      if (pointer < scrollZone) scrollBy(0, -scrollStep)
      else if (pointer > innerHeight - scrollZone) scrollBy(0, scrollStep)
      row.style.transform = `translateY(${pointer + scrollY - origin}px)`
      target = findDropSpot(listDrops(row), pointer)
      const plan = ownPlan()
      sign.textContent = target && plan ? describeDrop(plan, from, target, words) : ''
      frame = requestAnimationFrame(step)
    }
    const end = () => {
      ended.abort()
      cancelAnimationFrame(frame)
      row.classList.remove('dragged')
      row.style.transform = ''
      sign.remove()
    }
    grip.setPointerCapture(start.pointerId)
    grip.addEventListener(
      'pointermove',
      ({ clientY }) => {
        pointer = clientY
        if (isMoved() || Math.abs(pointer + scrollY - origin) < slack) return
        row.classList.add('dragged')
        row.append(sign)
        step()
      },
      { signal },
    )
    grip.addEventListener(
      'pointerup',
      () => {
        const to = isMoved() ? target : undefined
        end()
        if (to && (to.day !== from.day || to.index !== from.index)) move(from, to, 'change')
      },
      { signal },
    )
    grip.addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  }
}
