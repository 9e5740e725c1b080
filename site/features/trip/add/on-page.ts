import { type Language, languages } from '#contract/languages.ts'
import { shiftDate } from '#site/calendar/oslo-day.ts'
import { type KeptPlans, openPlan, readKeptPlans } from '#site/features/trip/plan/kept-plans.ts'
import { findPlacements } from '#site/features/trip/plan/placements.ts'
import { countStops, type Plan } from '#site/features/trip/plan/plan.ts'
import { readLink } from '#site/features/trip/plan/plan-link.ts'
import { dateOfDay } from '#site/features/trip/plan/schedule.ts'
import { keptEvent, type Press, pressEvent, type TripData } from '#site/features/trip/plan/trip-events.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { OnPageWords } from './on-page-words.ts'

interface Surroundings {
  language: Language
  words: OnPageWords
  storage: Storage | undefined
  /** Loads what adds and moves stops; it listens to `pressEvent` from then on. */
  loadPress(): Promise<TripData>
}

function readOpenPlan(kept: KeptPlans): Plan | undefined {
  const open = openPlan(kept)
  const answer = open && readLink(open.link)
  return answer?.kind === 'plan' ? answer.plan : undefined
}

/** Returns what the control of a stop says of a plan; undefined while the stop is not in it. */
export function describePlacement(
  plan: Plan | undefined,
  ref: string,
  words: OnPageWords,
  language: Language,
): string | undefined {
  if (!plan) return undefined
  const { spots, nights } = findPlacements(plan, ref)
  const [night, ...more] = nights
  if (more.length > 0) return fillGaps(words['onTrip.nights'], { count: nights.length })
  if (night !== undefined) {
    const date = dateOfDay(plan, night)
    if (!date) return fillGaps(words['onTrip.nightAfter'], { day: night + 1 })
    const morning = new Date(`${shiftDate(date, 1)}T00:00Z`)
    const weekday = morning.toLocaleDateString(languages[language].locale, { weekday: 'long', timeZone: 'UTC' })
    return fillGaps(words['onTrip.night'], { weekday })
  }
  const [spot] = spots
  if (!spot) return undefined
  return spot.day === 'waiting' ? words['onTrip.in'] : fillGaps(words['onTrip.inDay'], { day: spot.day + 1 })
}

/** Brings every `trip-add` to life, those that come later too, and counts the stops in the header. */
export function showTripOnPage({ language, words, storage, loadPress }: Surroundings): void {
  let plan = readOpenPlan(readKeptPlans(storage))
  const shown = new Set<HTMLElement & { draw(): void }>()

  async function press(element: HTMLElement) {
    try {
      const data = await loadPress()
      document.dispatchEvent(new CustomEvent<Press>(pressEvent, { detail: { element, data } }))
    } catch {
      const failure = document.createElement('small')
      failure.role = 'alert'
      failure.textContent = words['onTrip.unreachable']
      if (element.childElementCount === 1) element.append(failure)
    }
  }

  class AddToTripElement extends HTMLElement {
    static observedAttributes = ['data-stop', 'data-name']
    connectedCallback() {
      shown.add(this)
      this.draw()
    }
    disconnectedCallback() {
      shown.delete(this)
    }
    attributeChangedCallback() {
      if (shown.has(this)) this.draw()
    }
    draw() {
      let button = this.querySelector('button')
      if (!button) {
        button = document.createElement('button')
        button.type = 'button'
        button.append(document.createElement('span'))
        button.addEventListener('click', () => press(this))
        this.prepend(button)
      }
      const { stop = '', name = '' } = this.dataset
      const where = describePlacement(plan, stop, words, language)
      const said = where ?? words['onTrip.add']
      button.firstElementChild?.replaceChildren(said)
      button.setAttribute('aria-label', `${said}: ${name}`)
      button.ariaHasPopup = where ? 'dialog' : null
    }
  }

  function showCount() {
    const count = plan ? countStops(plan) : 0
    for (const link of document.querySelectorAll<HTMLElement>('[data-trip-link]')) {
      link.dataset.tripLink ||= link.textContent ?? ''
      const isCounted = count > 0
      link.hidden = !isCounted && link.matches('.trip-count')
      link.ariaLabel = isCounted ? fillGaps(words['onTrip.label'], { count }) : null
      if (link.matches('.trip-count')) link.lastChild?.replaceWith(String(count))
      else {
        const number = document.createElement('span')
        number.textContent = String(count)
        link.replaceChildren(...(isCounted ? [words['onTrip.trip'], number] : [link.dataset.tripLink]))
      }
    }
  }

  const show = (kept: KeptPlans) => {
    plan = readOpenPlan(kept)
    for (const each of shown) each.draw()
    showCount()
  }
  addEventListener(keptEvent, (event) => show((event as CustomEvent<KeptPlans>).detail ?? readKeptPlans(storage)))
  // Another window, or the way back to a page that slept.
  addEventListener('storage', () => show(readKeptPlans(storage)))
  addEventListener('pageshow', ({ persisted }) => persisted && show(readKeptPlans(storage)))
  customElements.define('trip-add', AddToTripElement)
  showCount()
}
