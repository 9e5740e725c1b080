import ICAL from 'ical.js'
import robotsParser from 'robots-parser'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import type { agentPurposes } from '#contract/setting-schemas.ts'
import { todayAnswer } from '#contract/today.ts'
import { listFiledPoints, listMapPoints } from '#site/content/model/map-point-queries.ts'
import { listPartnerHosts } from '#site/content/model/partners.ts'
import { writeLlms } from '#site/markdown/write-llms.ts'
import { listAllPages } from '#site/page-list/all-pages.ts'
import { describeApi } from './describe-api.ts'
import { writeCalendarOfYear } from './write-calendar-of-year.ts'
import { writePointsAsCsv, writePointsAsGeoJson } from './write-points.ts'
import { writeRobots } from './write-robots.ts'

const origin = 'https://guide.example'

interface Feature {
  id: string
  geometry: { coordinates: [number, number] } | null
  properties: Record<string, unknown>
}

describe('the points', () => {
  const own = JSON.parse(writePointsAsGeoJson('own', origin)) as {
    features: Feature[]
    licence: string
    credit: string
  }
  const osm = JSON.parse(writePointsAsGeoJson('openStreetMap', origin)) as typeof own

  it('are those of the map, each with an id, its names, its page and who gave its position', () => {
    expect(own.features.map(({ id }) => id)).toEqual(listMapPoints('en').map(({ id }) => id))
    for (const { properties } of own.features) {
      expect(properties).toMatchObject({
        positionSource: expect.stringMatching(/../),
        positionCheckedOn: expect.stringMatching(/^20/),
      })
      expect(String(properties.page)).toMatch(/^https:\/\/guide\.example\//)
      for (const language of languageKeys) expect((properties.name as Record<string, string>)[language]).not.toBe('')
    }
    expect(own).toMatchObject({ licence: 'CC BY 4.0', credit: expect.stringContaining(origin) })
  })

  it('leave positions of OpenStreetMap to a file of their own, under its licence and with its credit', () => {
    const theirs = listFiledPoints('en').filter(({ positionCredit }) => /OpenStreetMap/.test(positionCredit.name))
    expect(theirs.length).toBeGreaterThan(0)
    expect(osm.features.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id))
    expect(osm).toMatchObject({ licence: 'ODbL 1.0', credit: expect.stringContaining('OpenStreetMap contributors') })
    for (const { id } of theirs) expect(own.features.find((each) => each.id === id)?.geometry).toBeNull()
    for (const { geometry } of osm.features) expect(geometry?.coordinates[0]).toBeGreaterThan(11)
    expect(own.features.filter(({ geometry }) => geometry === null)).toHaveLength(theirs.length)
  })

  it('are a table of as many columns in every row, with licence and credit, and no formula', () => {
    const rows = writePointsAsCsv(origin).trimEnd().split('\r\n')
    expect(rows).toHaveLength(listMapPoints('en').length + 1)
    const cells = rows.map((row) => row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.length)
    expect(new Set(cells).size).toBe(1)
    for (const row of rows.slice(1)) expect(row).toContain('CC BY 4.0')
    expect(rows.join('\n')).not.toMatch(/(^|,)"?[=@]/m)
  })

  it('carry no link to a partner', () => {
    for (const host of listPartnerHosts()) expect(JSON.stringify([own, osm])).not.toContain(`${host}/`)
  })
})

describe.each(languageKeys)('the calendar in %s', (language) => {
  const calendar = new ICAL.Component(ICAL.parse(writeCalendarOfYear(language, origin)))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))

  it('has dates of light, sea and rules, each every year, with who says so', () => {
    const ids = events.map(({ uid }) => uid.replace(/-\d+@.*$/, ''))
    expect(ids).toEqual(expect.arrayContaining(['midnightSun', 'polarNight', 'fireBan', 'dogLead', 'skrei']))
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    for (const { startDate, endDate, description, component } of events) {
      expect(startDate.isDate).toBe(true)
      expect(endDate.compare(startDate)).toBe(1)
      expect(description).toMatch(/20\d\d/)
      expect(String(component.getFirstPropertyValue('rrule'))).toBe('FREQ=YEARLY')
    }
  })

  it('lasts to the last day of each', () => {
    const ban = events.find(({ uid }) => uid.startsWith('fireBan'))
    expect([ban?.startDate.toString(), ban?.endDate.toString()]).toEqual(['2026-04-15', '2026-09-16'])
    const night = events.find(({ uid }) => uid.startsWith('polarNight'))
    expect([night?.startDate.toString(), night?.endDate.toString()]).toEqual(['2026-12-07', '2027-01-06'])
  })
})

describe('robots.txt', () => {
  const ask = (allowed: (typeof agentPurposes)[number][]) =>
    robotsParser(`${origin}/robots.txt`, writeRobots(allowed, origin))

  it('lets agents fetch and search and not train, and shuts out no search engine', () => {
    const robots = ask(['fetch', 'search'])
    const page = `${origin}/en/places`
    expect(
      ['Claude-User', 'ChatGPT-User', 'OAI-SearchBot', 'Googlebot', 'bingbot'].map((name) =>
        robots.isAllowed(page, name),
      ),
    ).toEqual([true, true, true, true, true])
    expect(['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended'].map((name) => robots.isAllowed(page, name))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(robots.isAllowed(`${origin}/api/today`, 'Claude-User')).toBe(false)
  })

  it('is the owner’s choice', () => {
    expect(ask(['train']).isAllowed(`${origin}/en`, 'GPTBot')).toBe(true)
    expect(ask([]).isAllowed(`${origin}/en`, 'Claude-User')).toBe(false)
    expect(ask([]).isAllowed(`${origin}/en`, 'Googlebot')).toBe(true)
  })
})

it('the API is described by the schemas that server and pages share', () => {
  const { paths } = describeApi(origin) as {
    paths: Record<
      string,
      {
        get: {
          responses: Record<
            string,
            { content: Record<string, { schema: { properties: Record<string, { properties?: object }> } }> }
          >
        }
      }
    >
  }
  expect(Object.keys(paths)).toEqual(['/api/today', '/api/weather/{place}', '/api/departures/{stop}'])
  const today = paths['/api/today']?.get.responses[200]?.content['application/json']?.schema
  expect(Object.keys(today?.properties.parts?.properties ?? {})).toEqual(Object.keys(todayAnswer.shape.parts.shape))
})

describe('llms.txt', () => {
  it('names the kinds of pages in every language by their twins', () => {
    const text = writeLlms(origin, { hasAssistant: true, hasOpenData: true })
    for (const id of ['hotels', 'trips', 'today']) {
      const pages = listAllPages().filter((page) => page.id === id)
      expect(pages).toHaveLength(languageKeys.length)
      for (const { path } of pages) expect(text).toContain(`(${origin}${encodeURI(path)}.md)`)
    }
    expect(text).toContain(`${origin}/mcp`)
  })

  it('names nothing that the owner switched off', () => {
    const text = writeLlms(origin, { hasAssistant: false, hasOpenData: false })
    expect(text).not.toMatch(/\/mcp|\/data\/|calendar/)
  })
})
