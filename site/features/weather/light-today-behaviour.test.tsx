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

test('as built the cell says when the sun is up in four months', () => {
  const cell = build()
  const usual = cell.querySelector('[data-light-usual]')
  expect(usual?.querySelectorAll('dd')).toHaveLength(4)
  expect(usual?.textContent).toContain('julihele døgnet')
  expect(cell.querySelector('[data-light-now]')?.hasAttribute('hidden')).toBe(true)
})

test.each([
  ['2026-07-01T10:00:00Z', 'hele døgnet', 'ingen'],
  ['2026-12-20T10:00:00Z', 'ingen', /\d\d:\d\d–\d\d:\d\d/],
])('at %s it works out the day in Norway', (moment, sun, dark) => {
  const cell = build()
  showLight(cell, Date.parse(moment))
  expect(cell.querySelector('[data-light="sun"]')?.textContent).toBe(sun)
  expect(cell.querySelector('[data-light="dark"]')?.textContent).toMatch(dark)
  expect(cell.querySelectorAll('svg rect')).toHaveLength(96)
  expect(cell.querySelector('[data-light-usual]')?.hasAttribute('hidden')).toBe(true)
})
