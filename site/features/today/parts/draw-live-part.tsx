import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { TodayAnswer } from '#contract/today.ts'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { AvalancheBulletin, findBulletin } from './AvalancheBulletin.tsx'
import type { LineWords } from './line-words.ts'
import { StopDepartures } from './StopDepartures.tsx'
import type { Saying } from './say-part.ts'

// Loaded by `live-parts.ts` when a page has departures or a bulletin and they come near, so that no other page fetches React for them.

const roots = new WeakMap<Element, Root>()

/** Returns what a live part shows; null where nobody could say. */
function describePart(
  { livePart, stop = '' }: DOMStringMap,
  { parts }: TodayAnswer,
  { stops }: LineWords,
  saying: Saying,
): ReactNode {
  if (livePart === 'bulletin')
    return findBulletin(parts.avalanche, saying.now) && <AvalancheBulletin part={parts.avalanche} saying={saying} />
  return parts.departures.data?.some((each) => each.stop === stop) ? (
    <StopDepartures stop={stop} part={parts.departures} names={stops} saying={saying} />
  ) : null
}

/** Draws departures or the bulletin into a place of the page, which shows whom to ask instead while nobody could say. */
export function drawLivePart(element: HTMLElement, answer: TodayAnswer, words: LineWords, saying: Saying): void {
  const place = element.querySelector('[data-live-drawn]')
  const usual = element.querySelector<HTMLElement>('[data-live-usual]')
  if (!place || !usual) return
  const shown = describePart(element.dataset, answer, words, saying)
  usual.hidden = shown !== null
  const root = roots.get(place) ?? createRoot(place)
  roots.set(place, root)
  const { href = '', textContent } = usual.querySelector('a') ?? {}
  root.render(
    <IslandBoundary words={words.boundary} link={{ href, name: textContent ?? '' }} resetKey={answer}>
      {shown}
    </IslandBoundary>,
  )
}
