import { buildButton } from '#site/features/trip/add/trip-controls.ts'
import type { TripVoice } from '#site/features/trip/plan/format-trip.ts'
import { type Plan, reversePlan, type Stop, setDayCount } from '#site/features/trip/plan/plan.ts'
import { orderByRoad } from '#site/features/trip/plan/schedule.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'

interface OrderActions {
  change(next: Plan, text: string, focus: string): void
  say(text: string): void
}

/** Returns what is done to all days at once: put in the order of the road, turned round, one more. */
export function buildOrderButtons(
  plan: Plan,
  { words, atlas }: TripVoice,
  { change, say }: OrderActions,
): HTMLElement[] {
  const order = () => {
    const ordered = plan.days.reduce<{ plan: Plan; saved: number }>(
      (sum, _, index) => {
        const next = orderByRoad(sum.plan, index, atlas)
        return { plan: next.plan, saved: sum.saved + next.saved }
      },
      { plan, saved: 0 },
    )
    const saved = Math.round(ordered.saved)
    if (saved === 0) say(words.inOrder)
    else change(ordered.plan, fillGaps(words.ordered, { kilometres: saved }), 'order')
  }
  const addDay = () => {
    const next = setDayCount(plan, plan.days.length + 1)
    change(next, fillGaps(words.dayAdded, { number: next.days.length }), 'add-day')
  }
  const isLate = ({ ref }: Stop) => atlas.find(ref)?.isSky === true
  return [
    buildButton(words.order, order, { focus: 'order' }),
    buildButton(words.reverse, () => change(reversePlan(plan, isLate), words.reversedDone, 'reverse'), {
      focus: 'reverse',
    }),
    buildButton(words.addDay, addDay, { focus: 'add-day' }),
  ]
}
