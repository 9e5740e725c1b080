import { languageOfPath } from '#contract/languages.ts'
import type { TripData } from '#site/features/trip/plan/trip-events.ts'
import { findStorage } from '#site/ui/find-storage.ts'
import { showTripOnPage } from './on-page.ts'
import press from './press-entry.ts?worker&url'

// Loaded by `trip-loader-behaviour.ts` on pages with something to add, and on all pages once there is a trip.

const language = languageOfPath(location.pathname)
const words = document.querySelector<HTMLElement>('[data-trip-words]')?.dataset.tripWords
let data: TripData | undefined

async function loadPress(): Promise<TripData> {
  if (data) return data
  const source = `/search/stops/${language}.json`
  const [answer] = await Promise.all([fetch(source), import(/* @vite-ignore */ press)])
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}.`)
  data = (await answer.json()) as TripData
  return data
}

if (words) showTripOnPage({ language, words: JSON.parse(words), storage: findStorage(), loadPress })
