import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { findSpot, spotBeside, spotOnDay } from '#site/features/trip/plan/plan.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'

/** Lets a plan be changed by keys on the button of each stop, and taken back from anywhere but a field. Returns what hears the keys of the days. */
export function useKeys(isReadOnly: boolean, openName: string | undefined, close: () => void) {
  const { dispatch, readPlan } = useTripTools()
  const undo = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event
    const isField = target instanceof Element && target.matches('input, select, textarea')
    // With Caps Lock the key is «Z».
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || isField || isReadOnly) return
    event.preventDefault()
    dispatch({ type: 'undone' })
  })
  useEffect(() => {
    addEventListener('keydown', undo)
    return () => removeEventListener('keydown', undo)
  }, [])

  return (event: KeyboardEvent<HTMLElement>) => {
    if (isReadOnly) return
    if (event.key === 'Escape' && openName !== undefined) {
      close()
      document.getElementById(`change-${openName}`)?.focus()
      return
    }
    const key = event.target instanceof HTMLElement ? Number(event.target.dataset.key) : Number.NaN
    const plan = readPlan()
    const spot = findSpot(plan, key)
    if (!spot) return
    if (event.key === 'Delete') {
      event.preventDefault()
      dispatch({ type: 'stopRemoved', key })
      return
    }
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!event.altKey || !step) return
    event.preventDefault()
    const to = event.shiftKey ? spotOnDay(plan, spot.day, step) : spotBeside(plan, spot, step)
    if (to) dispatch({ type: 'stopMoved', key, to })
  }
}
