import { createRoot } from 'react-dom/client'
import { osloDateOf, osloMoment } from '#site/domain/calendar/oslo-day.ts'
import { BackBy } from './BackBy.tsx'
import type { FoldedHike } from './BackByFold.tsx'

// Loaded by `back-by-behaviour.ts` when the fold is opened.

/** Returns when a walk that begins now is over, to the next quarter of an hour, as a clock shows it. */
function findBack(minutes: number): string {
  const now = Date.now()
  const since = (now - osloMoment(osloDateOf(now), 0)) / 60_000
  const back = (Math.ceil((since + minutes) / 15) * 15) % 1440
  return `${String(Math.floor(back / 60)).padStart(2, '0')}:${String(back % 60).padStart(2, '0')}`
}

for (const fold of document.querySelectorAll<HTMLElement>('[data-back-by]')) {
  const place = fold.querySelector(':scope > div')
  const { minutes, ...hike } = JSON.parse(fold.dataset.backBy ?? '{}') as FoldedHike
  if (place && place.childElementCount === 0)
    createRoot(place).render(<BackBy {...hike} date={osloDateOf(Date.now())} back={findBack(minutes)} />)
}
