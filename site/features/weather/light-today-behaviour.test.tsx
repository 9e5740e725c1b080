// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LightToday } from './LightToday.tsx'
import { showLight } from './light-today-behaviour.ts'

const reine = { latitude: 67.92233, longitude: 13.07836 }

function build(): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <LightToday place={reine} year={2026} language="no" title="Lyset i dag" usual="Midt i måneden" />,
  )
  return document.querySelector<HTMLElement>('[data-light-today]') as HTMLElement
}

test('as built the cell says when the sun is up in January and July', () => {
  const cell = build()
  const usual = cell.querySelector('[data-light-usual]')
  expect(usual?.querySelectorAll('dd')).toHaveLength(2)
  expect(usual?.textContent).toContain('julihele døgnet')
  expect(cell.querySelector('[data-light-now]')?.hasAttribute('hidden')).toBe(true)
})

test.each([
  ['2026-07-01T10:00:00Z', 'hele døgnet', 'ingen', '#faf3de'],
  ['2026-12-20T10:00:00Z', 'ingen', /\d\d:\d\d–\d\d:\d\d/, '#deb592'],
])('at %s it works out the day in Norway', (moment, sun, dark, noon) => {
  const cell = build()
  showLight(cell, Date.parse(moment))
  expect(cell.querySelector('[data-light="sun"]')?.textContent).toBe(sun)
  expect(cell.querySelector('[data-light="dark"]')?.textContent).toMatch(dark)
  const light = cell.querySelector<HTMLElement>('.light-strip')?.style.getPropertyValue('--light-of-day') ?? ''
  const fields = [...light.matchAll(/(#\w{6}) ([\d.]+)% ([\d.]+)%/g)]
  expect(fields).toHaveLength(96)
  expect([fields[0]?.[2], fields[95]?.[3]]).toEqual(['0', '100'])
  expect(fields[48]?.[1]).toMatch(new RegExp(`^${noon}`))
  expect(cell.querySelector('[data-light-usual]')?.hasAttribute('hidden')).toBe(true)
})

test.each([
  ['2027-02-15T10:00:00Z', 'opp i sørøst, ned i sørvest'],
  ['2027-04-15T10:00:00Z', 'opp i nordøst, ned i nordvest'],
  // It sets after midnight.
  ['2027-05-20T10:00:00Z', 'opp og ned i nord'],
  ['2026-11-30T10:00:00Z', 'opp og ned i sør'],
])('at %s it says where the sun rises and sets', (moment, way) => {
  const cell = build()
  showLight(cell, Date.parse(moment))
  expect(cell.querySelector('[data-light="way"]')?.textContent).toBe(way)
})

test.each(['2026-07-01T10:00:00Z', '2026-12-20T10:00:00Z'])('at %s it neither rises nor sets', (moment) => {
  const cell = build()
  showLight(cell, Date.parse(moment))
  expect(cell.querySelector('[data-light="way"]')?.parentElement?.hidden).toBe(true)
})
