import { languageOfPath } from '#contract/languages.ts'
import { describePlacement } from '#site/features/trip/plan/describe-placement.ts'
import { openPlan, parseKeptPlans } from '#site/features/trip/plan/kept-plans.ts'
import { countStops, type Plan } from '#site/features/trip/plan/plan.ts'
import { readKept } from '#site/features/trip/plan/recognise-plan.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import addToTrip from './add-to-trip.tsx?chunk-address'
import { followPlans, readRawPlans } from './plan-store.ts'
import type { TripLinkWords } from './trip-link-words.ts'

// Loaded by `trip-loader-behaviour.ts` on pages with something to add, and on all pages once there is a trip.

function readPlan(): Plan | undefined {
  const open = openPlan(parseKeptPlans(readRawPlans()))
  const answer = open && readKept(open)
  return answer?.kind === 'plan' ? answer.plan : undefined
}

const linkSelector = '.trip-add > a'

/** Lets every link that adds a stop say where the stop is and add it at once, those of islands too, and counts the stops in the header. */
export function startTripLinks(words: TripLinkWords): void {
  const language = languageOfPath(location.pathname)
  let plan = readPlan()

  function showLink(link: HTMLElement) {
    const { stop = '', name = '' } = link.dataset
    const where = describePlacement(plan, stop, words, language)
    const said = where ?? words['onTrip.add']
    const text = link.firstElementChild
    if (text && text.textContent !== said) text.textContent = said
    link.ariaLabel = `${said}: ${name}`
    link.ariaHasPopup = where ? 'dialog' : null
  }

  function showCount() {
    const count = plan ? countStops(plan) : 0
    for (const link of document.querySelectorAll<HTMLElement>('[data-trip-link]')) {
      const number = link.querySelector('[data-trip-count]')
      if (!number) continue
      number.textContent = count > 0 ? String(count) : ''
      link.toggleAttribute('data-planned', plan !== undefined)
      link.ariaLabel = count > 0 ? fillGaps(words['onTrip.label'], { count }) : plan ? words['onTrip.trip'] : null
    }
  }

  const showLinks = (root: ParentNode) => {
    for (const link of root.querySelectorAll<HTMLElement>(linkSelector)) showLink(link)
  }
  const show = () => {
    plan = readPlan()
    showLinks(document)
    showCount()
  }

  // What islands draw later.
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.parentElement) showLinks(node.parentElement)
  })
  for (const island of document.querySelectorAll('astro-island'))
    watch.observe(island, { childList: true, subtree: true })

  document.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(linkSelector) : null
    // Without a network the page of the trip may still be kept, and adds it too.
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !navigator.onLine) return
    event.preventDefault()
    try {
      const { addOrChoose } = (await pageStart.importWhole(addToTrip)) as typeof import('./add-to-trip.tsx')
      await addOrChoose(link, words)
    } catch {
      location.assign(link.href)
    }
  })
  followPlans(show)
  show()
}

const written = document.querySelector<HTMLElement>('[data-trip-words]')?.dataset.tripWords
if (written) startTripLinks(JSON.parse(written))
