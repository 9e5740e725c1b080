import { languageOfPath } from '#contract/languages.ts'
import type { TripData } from '#site/features/trip/plan/trip-events.ts'
import { findStorage } from '#site/ui/find-storage.ts'
import { startTripPage } from './trip-page-behaviour.ts'

/** Loads what the trip's page needs and starts it. Where that fails, the page says so, and tries again once there is a network. */
export async function openTripPage(root: HTMLElement): Promise<void> {
  const failed = root.querySelector<HTMLElement>('[data-trip-failed]')
  try {
    await loadTripPage(root)
    if (failed) failed.hidden = true
  } catch (error) {
    console.info(error)
    if (failed) failed.hidden = false
    addEventListener('online', () => void openTripPage(root), { once: true })
  }
}

async function loadTripPage(root: HTMLElement): Promise<void> {
  const language = languageOfPath(location.pathname)
  const source = `/search/stops/${language}.json`
  const title = root.querySelector('h1')
  if (title) title.dataset.trip = 'title'
  const answer = await fetch(source)
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}.`)
  const data = (await answer.json()) as TripData
  startTripPage(root, data, { language, storage: findStorage(), now: Date.now })
}
