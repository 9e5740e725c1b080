import { buildButton } from '#site/features/trip/add/trip-controls.ts'
import { formatDays, formatStops, type TripVoice } from '#site/features/trip/plan/format-trip.ts'
import { countStops, type Plan } from '#site/features/trip/plan/plan.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { buildOpenLink } from './show-plan.ts'

/** A plan that came by a link, and whether this device has one of its own. */
export interface ReceivedPlan {
  plan: Plan
  fault: 'cut' | 'newer' | undefined
  hasOwn: boolean
}

/** What can be done with it. */
export interface ReceivedActions {
  makeMine(): void
  insert(): void
  openOwn(): void
}

function sizeOf(plan: Plan, voice: TripVoice): { days: string; stops: string } {
  return { days: formatDays(plan.days.length, voice), stops: formatStops(countStops(plan), voice) }
}

/** Returns the ways on; what came damaged is looked at, not kept. */
function buildWays({ fault, hasOwn }: ReceivedPlan, { words }: TripVoice, actions: ReceivedActions): HTMLElement {
  const second = { className: 'btn btn-2' }
  const isWhole = fault !== 'cut'
  return buildElement(
    'p.buttons',
    {},
    isWhole && buildButton(words.makeMine, actions.makeMine, { className: 'btn btn-1' }),
    isWhole && hasOwn && buildButton(words.insert, actions.insert, second),
    hasOwn && buildButton(words.toOwn, actions.openOwn, second),
  )
}

/** Returns the band above a plan that came by a link: what it is, and what can be done with it. */
export function buildReceived(received: ReceivedPlan, voice: TripVoice, actions: ReceivedActions): HTMLElement {
  const { words } = voice
  const { plan, fault } = received
  const gaps = sizeOf(plan, voice)
  return buildElement(
    'div.wrap',
    {},
    buildElement(
      'div',
      {},
      buildElement('h2', { tabindex: '-1', 'data-focus': 'received' }, fillGaps(words.receivedTitle, gaps)),
      buildElement('p', {}, describeReceived(received, voice)),
    ),
    buildWays(received, voice, actions),
    fault === 'cut' && buildOpenLink(voice),
  )
}

/** Returns what is to be said of a plan that came by a link. */
export function describeReceived({ plan, fault }: ReceivedPlan, voice: TripVoice): string {
  return fault ? fillGaps(voice.words[fault], sizeOf(plan, voice)) : voice.words.receivedText
}

/** Returns the same ways on for whoever has read to the end. */
export function buildReceivedEnd(received: ReceivedPlan, voice: TripVoice, actions: ReceivedActions): HTMLElement {
  return buildElement(
    'section.section.trip-received-end',
    { 'aria-label': fillGaps(voice.words.receivedTitle, sizeOf(received.plan, voice)) },
    buildElement('div.wrap', {}, buildWays(received, voice, actions)),
  )
}
