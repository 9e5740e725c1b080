import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { weatherPlaces } from '#contract/weather-places.ts'
import { lightColour } from '#site/domain/calendar/light-colour.ts'
import { monthsOfLight } from '#site/domain/calendar/months-of-light.ts'
import { LightBars } from './LightBars.tsx'

describe('LightBars', () => {
  const months = monthsOfLight(weatherPlaces.svolvaer, 2026, 'de')
  const html = renderToStaticMarkup(<LightBars months={months} id="light" />)

  it('shows a strip and the words for each month', () => {
    expect(html.match(/<rect/g)).toHaveLength(12)
    expect(html).toContain('Januar')
    expect(html).toContain('10:41–13:42')
    expect(html).toContain('durchgehend')
    expect(html).toMatch(/keine Sonne; Dämmerung 09:\d\d–14:\d\d/)
  })

  it('needs no style attribute, which the content security policy would refuse', () => {
    expect(html).not.toContain('style=')
  })
})

describe('lightColour', () => {
  it('stays the same beyond its ends and grows brighter between them', () => {
    const brightness = (height: number) => Number.parseInt(lightColour(height).slice(3, 5), 16)
    expect(lightColour(-40)).toBe(lightColour(-18))
    expect(lightColour(45)).toBe(lightColour(20))
    for (const height of [-17, -11, -6, -1, 5]) expect(brightness(height + 1)).toBeGreaterThan(brightness(height))
  })
})
