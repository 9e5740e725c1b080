// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OpeningHours } from './OpeningHours.tsx'
import { showOpening } from './opening-behaviour.ts'

const hours = {
  periods: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '17:00' }],
  exceptions: [],
  outsideSeasons: 'unknown' as const,
  confirmedOn: '2026-08-12',
}

it('says what is open only in the browser, in Norwegian time', () => {
  const built = renderToStaticMarkup(<OpeningHours hours={hours} ask="Ring before you go." language="en" />)
  document.body.innerHTML = built
  const line = document.querySelector<HTMLElement>('.opening-now')
  expect(line?.textContent).toBe('')
  expect(line?.hidden).toBe(true)
  showOpening(Date.parse('2026-09-01T08:00:00Z'))
  expect(line?.textContent).toBe('Open now')
  expect(line?.hidden).toBe(false)
  showOpening(Date.parse('2026-09-01T15:00:00Z'))
  expect(line?.textContent).toBe('Closed now')
  showOpening(Date.parse('2027-09-01T08:00:00Z'))
  expect(line?.textContent).toBe('We don’t know whether it is open now. Ring before you go.')
})
