import { type HTMLElement, parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { mapCategories } from '#site/content/model/map-categories.ts'
import { listShownPoints } from './list-shown-points.ts'
import { PointsWithoutScript } from './PointsWithoutScript.tsx'
import type { ShownPoint } from './shown-point.ts'

function listOf(points: readonly ShownPoint[]): HTMLElement {
  return parse(renderToStaticMarkup(<PointsWithoutScript points={points} language="en" />))
}

const bare: ShownPoint = {
  id: 'bare',
  name: 'Bare',
  category: 'beach',
  description: 'Sand.',
  coordinates: { latitude: 68.1, longitude: 13.2 },
  isApproximate: false,
}
const full: ShownPoint = {
  ...bare,
  id: 'full',
  name: 'Full',
  isApproximate: true,
  address: 'Veien 1, 8370 Leknes',
  phone: '+47 76 00 00 00',
  website: 'https://full.example',
  href: '/en/activities/full',
  kilometre: 72,
}

describe('PointsWithoutScript', () => {
  it.each(languageKeys)('has every point once, under its category (%s)', (language) => {
    const points = listShownPoints(language)
    const page = parse(renderToStaticMarkup(<PointsWithoutScript points={points} language={language} />))
    const groups = page.querySelectorAll('details')
    expect(groups).toHaveLength(mapCategories.length)
    expect(page.querySelectorAll('li')).toHaveLength(points.length)
    for (const group of groups)
      expect(group.querySelector('summary .num')?.text).toBe(String(group.querySelectorAll('li').length))
  })

  it('tells all that is known of a point', () => {
    const [point] = listOf([full]).querySelectorAll('li')
    expect(point?.text).toContain('Full')
    expect(point?.text).toContain('km 72')
    expect(point?.text).toContain('Veien 1, 8370 Leknes')
    expect(point?.text).toContain('The position is approximate')
    expect(point?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
      '/en/activities/full',
      'https://www.openstreetmap.org/?mlat=68.1&mlon=13.2#map=14/68.1/13.2',
      'https://www.google.com/maps/search/?api=1&query=68.1%2C13.2',
      'https://full.example',
      'tel:+4776000000',
    ])
  })

  it('says nothing of what is not known', () => {
    const [point] = listOf([bare]).querySelectorAll('li')
    expect(point?.text).not.toMatch(/km|approximate|undefined/)
    expect(point?.querySelectorAll('a')).toHaveLength(2)
  })
})
