// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import {
  exampleForecasts,
  exampleHours,
  exampleNow,
  examplePart,
  exampleToday,
} from '#site/features/today/parts/today-examples.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { ForecastHours } from './ForecastHours.tsx'
import { weatherWords } from './weather-words.ts'

afterEach(() => vi.unstubAllGlobals())

const words = pickWords('en', weatherWords)

async function open(fetch: () => Promise<Response>): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const asked = vi.fn(fetch)
  vi.stubGlobal('fetch', asked)
  const element = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(element).render(
      <QueryClientProvider client={new QueryClient()}>
        <ForecastHours place="reine" now={exampleNow} words={words} locale="en-GB" />
      </QueryClientProvider>,
    ),
  )
  // Whoever does not open it asks for nothing.
  expect(asked).not.toHaveBeenCalled()
  const details = element.querySelector('details')
  await act(async () => {
    if (details) details.open = true
    details?.dispatchEvent(new Event('toggle'))
  })
  // Until what was asked for is there, or is known not to come.
  await act(() =>
    vi.waitUntil(() => !element.textContent?.includes(words['weather.hours.loading']), { timeout: 30_000 }),
  )
  return element
}

it('shows 24 hours of the chosen place with gusts and clouds once it is opened', async () => {
  const answer = exampleToday()
  answer.parts.forecast = examplePart(exampleForecasts({ reine: exampleHours([0.4], { gust: 19, cloud: 35 }) }))
  const element = await open(async () => Response.json(answer))
  expect(element.querySelectorAll('tbody tr')).toHaveLength(24)
  expect(element.querySelector('tbody tr')?.textContent).toMatch(/^13:004°0\.4 mm6–19 m\/s35 %$/)
})

it('says so when the hours cannot be fetched', async () => {
  const element = await open(async () => new Response('', { status: 503 }))
  expect(element.querySelector('table')).toBeNull()
  expect(element.textContent).toContain('The hours cannot be fetched now.')
})
