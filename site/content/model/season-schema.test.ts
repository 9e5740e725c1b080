import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { mapLanguages } from '#contract/languages.ts'
import { checkContent } from '#site/content/files/read-yaml.ts'
import { seasonFactsSchema, seasonWordsSchema, yearLinesSchema } from './season-schema.ts'

const file = `${process.cwd()}/content/seasons/winter/facts.yaml`
const facts = `
months: { from: 12, to: 2 }
homeMonths: { from: 11, to: 3 }
picture: reine-nordlys
temperature: { low: -5, high: 2, source: "Own range", checkedOn: "2026-11-21" }
year: [skrei, polarNight]
doing: [activities/skreifiske, null]
limits:
  - { id: bridges, icon: bridge, source: "NTB", checkedOn: "2026-11-21" }
  - { id: ferries, icon: boat, source: "NRK", checkedOn: "2026-11-21" }
  - { id: toilets, icon: toilet, source: "NRK", checkedOn: "2026-11-21" }
facts:
  - { id: sun, source: "Computed", checkedOn: "2026-11-21" }
  - { id: sea, source: "Computed", checkedOn: "2026-11-21" }
  - { id: rain, source: "Computed", checkedOn: "2026-11-21" }
`

function faultOf(yaml: string): string {
  try {
    checkContent(seasonFactsSchema, parse(yaml), file)
  } catch (error) {
    return (error as Error).message
  }
  return 'no fault'
}

describe('the facts of a season', () => {
  it('are accepted when they are whole', () => {
    expect(faultOf(facts)).toBe('no fault')
  })

  it('name the file and the field when a season has not three months', () => {
    const fault = faultOf(facts.replace('to: 2 }', 'to: 3 }'))
    expect(fault).toContain('content/seasons/winter/facts.yaml')
    expect(fault).toContain('months: a season of the calendar has three months')
  })

  it('say how to mend a range that runs the wrong way', () => {
    expect(faultOf(facts.replace('low: -5, high: 2', 'low: 2, high: -5'))).toContain(
      'temperature: low must be colder than high. Swap them.',
    )
  })

  it('refuse a fact without a day of checking, by its place in the list', () => {
    expect(
      faultOf(facts.replace('source: "NTB", checkedOn: "2026-11-21"', 'source: "NTB", checkedOn: "lately"')),
    ).toContain('limits.0.checkedOn: must be a day like "2026-11-20"')
  })

  it('refuse two limits of the same name and keys that nobody reads', () => {
    expect(faultOf(facts.replace('id: ferries', 'id: bridges'))).toContain('two limits have the same id')
    expect(faultOf(`${facts}colour: blue\n`)).toContain('unknown key "colour"')
  })
})

describe('the lines of the year', () => {
  it('take days of the year only', () => {
    const line = (day: string) => ({
      skrei: {
        kind: 'skrei',
        name: mapLanguages(() => 'Skrei'),
        spans: [{ from: day, to: '04-30' }],
        source: 'Somebody',
        checkedOn: '2026-11-20',
      },
    })
    expect(yearLinesSchema.safeParse(line('01-01')).success).toBe(true)
    expect(yearLinesSchema.safeParse(line('1 January')).error?.issues[0]?.message).toContain('like "05-27"')
  })
})

describe('the words of a season', () => {
  it('need four to six activities', () => {
    const fault = seasonWordsSchema.shape.activities.safeParse(['Nordlys', 'Skrei'])
    expect(fault.error?.issues[0]?.message).toContain('four to six')
  })
})
