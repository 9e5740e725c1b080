// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { WeatherPlace } from '#contract/weather-places.ts'
import { listBedsToAsk } from '#site/content/model/camp-site-queries.ts'
import { readCamper } from '#site/content/model/pages/camper-copy.ts'
import { describeRoadTable } from '#site/content/model/road-table-queries.ts'
import { type Bridge, listBridges } from '#site/content/roads/way-queries.ts'
import { readRoadTable } from '#site/domain/geography/road-table.ts'
import { Reach } from '#site/features/stay/camper/Reach.tsx'
import { fillReach } from './fill-reach.ts'
import { exampleClosedRoad, exampleNow } from './today-examples.ts'

const { copy, sites } = readCamper('en')
const roads = readRoadTable(describeRoadTable())
const closure = exampleClosedRoad({ road: 'E10', where: 'Ramberg - Flakstad', latitude: 68.1, longitude: 13.28 })

/** Returns what is shown of each row from a place. */
function show(from: WeatherPlace, messages = [closure], isGale = false, windy: Bridge[] = []) {
  document.body.innerHTML = renderToString(<Reach sites={sites} beds={listBedsToAsk('en')} copy={copy} language="en" />)
  const section = document.querySelector<HTMLElement>('[data-live-part=reach]') as HTMLElement
  fillReach(section, from, { roads, messages, now: exampleNow, isGale, windy })
  const namesIn = (list: Element) =>
    [...list.querySelectorAll<HTMLElement>('li:not([hidden])')]
      .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
      .map((item) => item.textContent)
      .join(', ')
  const rows = [...section.querySelectorAll('[data-most]')].map(namesIn)
  return { section, rows }
}

describe('what a closed road leaves', () => {
  it('is shown from the side one is on, the nearest first, with numbers', () => {
    const { section, rows } = show('leknes')
    expect(section.hidden).toBe(false)
    expect(section.textContent).toContain('From Leknes you can still drive')
    const [pitches, power, emptying, beds] = rows
    expect(pitches).toMatch(/^Unstad Arctic Surf.*Lofoten Beach Camp/)
    expect(pitches).not.toMatch(/Moskenes|Fredvang|Sørvågen/)
    expect(power).toMatch(/^Lofoten Beach Camp.*950/)
    expect(emptying).toMatch(/Uttakleiv.*Hov Gård.*975/)
    expect(beds?.split(', ')).toHaveLength(2)
    expect(beds).not.toMatch(/Reine|Sakrisøy|Eliassen/)
  })

  it('has in a gale the pitches of the inner side first', () => {
    const [pitches] = show('leknes', [closure], true).rows
    expect(pitches).toMatch(/Lyngvær/)
    expect(pitches).not.toMatch(/Uttakleiv|Unstad/)
  })

  it('says on the other side what it has not', () => {
    const [pitches, power, emptying, beds] = show('reine').rows
    expect(pitches).toContain('Sørvågen Camping')
    expect(pitches).not.toContain('Lofoten Beach Camp')
    expect([power, emptying]).toEqual([copy.reach.none, copy.reach.none])
    expect(beds).toMatch(/Reine|Sakrisøy|Eliassen|Tide/)
  })

  it('leaves out in a storm what lies beyond a bridge that it may shut, and says so and whom to ask about the rest', () => {
    const bridge = listBridges().filter(({ id }) => id === 'gimsoystraumen')
    const { section, rows } = show('leknes', [closure], true, bridge)
    expect(rows[0]).toBe(
      'Storfjord Camping (ask Destination Lofoten), Brustranda Fjordcamping (ask Destination Lofoten)',
    )
    expect(rows.join()).not.toMatch(/Lyngvær|Skårungen|Svolvær/)
    expect(section.textContent).toContain(copy.reach.storm)
    expect(show('leknes').section.textContent).not.toContain(copy.reach.storm)
    expect(show('leknes', [], true, bridge).section.hidden).toBe(true)
  })

  it('is hidden while every road is open', () => expect(show('leknes', []).section.hidden).toBe(true))
})
