// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { readWindLimits } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { answerOfDay, type MadeDay } from './advice-days.ts'
import { TonightSky } from './TonightSky.tsx'
import { fillTonightSky } from './tonight-sky-behaviour.ts'

const evening: MadeDay = { now: '2026-11-23T13:00:00+01:00', place: 'svolvaer', gust: 5 }

test.each(languageKeys)('the sky of tonight is filled in, and gone again without a forecast: %s', (language) => {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(<TonightSky language={language} />)
  const live = root.querySelector<HTMLElement>('[data-sky-live]')
  expect(live?.hidden).toBe(true)
  const words = { words: readTodayCopy(language).words, wind: readWindLimits(), href: '', stops: {} }
  const fill = (day: MadeDay) => fillTonightSky(root, answerOfDay(day), words as never, Date.parse(day.now))
  fill({ ...evening, cloud: 10 })
  expect(live?.hidden).toBe(false)
  expect(root.querySelector('[data-sky-answer]')?.textContent).toMatch(/\d\d:\d\d–\d\d:\d\d/)
  for (const place of root.querySelectorAll('dd')) expect(place.textContent).toMatch(/\d\d:\d\d–/)
  const stands = () => [...root.querySelectorAll<HTMLElement>('[data-sky-stand]')].filter(({ hidden }) => !hidden)
  // Where one is said to be first, with the way from there, on the map.
  expect(stands().map(({ dataset }) => dataset.skyStand)).toEqual(['svolvaer'])
  expect(stands()[0]?.textContent).toMatch(/Hov.*\d+\skm, \d+\s[Mm]in.*Svolvær: .*[Pp]ark/s)
  expect(stands()[0]?.querySelector('a')?.getAttribute('href')).toMatch(/\?punkt=hov-beach$/)
  localStorage.setItem('today-place', 'reine')
  fill({ ...evening, cloud: 10 })
  expect(stands()[0]?.textContent).toMatch(/Sakrisøy.*Reine/)
  localStorage.clear()
  // Nobody is sent out to where it is overcast, nor out in a storm.
  for (const day of [
    { ...evening, cloud: 100 },
    { ...evening, cloud: 10, gust: 32 },
  ]) {
    fill(day)
    expect(stands()).toEqual([])
  }
  fill({ ...evening, failed: 'forecast' })
  expect(live?.hidden).toBe(true)
  expect([...root.querySelectorAll('a')].at(-1)?.getAttribute('href')).toMatch(/#light$/)
})
