import type { Placements } from '#site/features/trip/plan/placements.ts'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement } from '#site/ui/build-element.ts'

/** What the chooser says and does. */
export interface Chooser {
  plan: Plan
  name: string
  placements: Placements
  /** A bed is chosen by its nights, everything else by its day. */
  isBed: boolean
  words: { chooseDay: string; chooseNights: string; waiting: string; removeFromTrip: string; seeTrip: string }
  tripHref: string
  /** «Dag 2, fre. 9. juli», or the night after it. */
  nameOf(day: number): string
  /** What is there already, or that it lies on the way. */
  loadOf(day: number): string
  moveTo(day: number | 'waiting'): void
  setNight(day: number, isThere: boolean): void
  remove(): void
}

function buildChoice(
  type: 'radio' | 'checkbox',
  isChosen: boolean,
  name: string,
  load: string,
  choose: (isChosen: boolean) => void,
) {
  const input = buildElement('input', { type, name: 'trip-choice' })
  input.checked = isChosen
  input.addEventListener('change', () => choose(input.checked))
  return buildElement('label', {}, input, buildElement('span', {}, name), buildElement('small', {}, load))
}

function listChoices(chooser: Chooser): HTMLElement[] {
  const { plan, placements, words } = chooser
  if (chooser.isBed && plan.days.length > 0) {
    // Nobody sleeps there after the last day, unless the plan says so already.
    const nights = [...plan.days.keys()].filter(
      (day) => day < Math.max(1, plan.days.length - 1) || placements.nights.includes(day),
    )
    return nights.map((day) => {
      const isThere = placements.nights.includes(day)
      const load = isThere ? '' : chooser.loadOf(day)
      return buildChoice('checkbox', isThere, chooser.nameOf(day), load, (isChosen) => chooser.setNight(day, isChosen))
    })
  }
  const chosen = placements.spots[0]?.day
  return [
    ...[...plan.days.keys()].map((day) =>
      buildChoice('radio', day === chosen, chooser.nameOf(day), chooser.loadOf(day), () => chooser.moveTo(day)),
    ),
    buildChoice('radio', chosen === 'waiting', words.waiting, '', () => chooser.moveTo('waiting')),
  ]
}

/** Returns the choice of a stop's day, or of a bed's nights. */
export function buildChooser(chooser: Chooser): HTMLElement {
  const { words, name, isBed } = chooser
  const title = fillGaps(isBed ? words.chooseNights : words.chooseDay, { stop: name })
  const remove = buildElement('button.quiet', { type: 'button' }, words.removeFromTrip)
  remove.addEventListener('click', chooser.remove)
  return buildElement(
    'div.trip-choose',
    { role: 'dialog', 'aria-label': title, popover: 'auto' },
    buildElement('fieldset', {}, buildElement('legend', {}, title), ...listChoices(chooser)),
    buildElement('p', {}, remove, buildElement('a', { href: chooser.tripHref }, words.seeTrip)),
  )
}
