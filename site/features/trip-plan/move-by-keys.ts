import { type Plan, readSpot, type Spot, spotBeside, spotOnDay } from '#site/trip-plan/plan.ts'

interface KeyActions {
  /** The plan, while it can be changed. */
  ownPlan(): Plan | undefined
  undo(): void
  /** Closes what is open under a stop; returns whether anything was. */
  close(): boolean
  remove(spot: Spot): void
  move(from: Spot, to: Spot, control: string): void
}

/** Lets a plan be changed by keys, on the button of each stop; undone from anywhere but a field. */
export function moveByKeys(root: HTMLElement, actions: KeyActions): void {
  root.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement
    const isField = target.matches('input, select, textarea')
    const plan = actions.ownPlan()
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !isField && plan) {
      event.preventDefault()
      return actions.undo()
    }
    if (event.key === 'Escape' && actions.close()) return
    const spot = readSpot(target.dataset.spot)
    if (!spot || !plan) return
    if (event.key === 'Delete') {
      event.preventDefault()
      return actions.remove(spot)
    }
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!event.altKey || !step) return
    event.preventDefault()
    const to = event.shiftKey ? spotOnDay(plan, spot.day, step) : spotBeside(plan, spot, step)
    if (to) actions.move(spot, to, 'change')
  })
}
