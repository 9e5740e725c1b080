import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ContentError, checkContent } from '#site/content/files/read-yaml.ts'
import { readTripsCopy } from './pages/trips-copy.ts'
import { renderTextLine } from './render-text.ts'
import { conductRules, tripFactsSchema, trips } from './trip-queries.ts'

const file = join(process.cwd(), 'content/trips/ryten/facts.yaml')
const facts = () => parse(readFileSync(file, 'utf8'))
const readChanged = (change: object) => () => checkContent(tripFactsSchema, { ...facts(), ...change }, file)

describe('the facts of a trip', () => {
  it('can be used as they are', () => {
    expect(readChanged({})).not.toThrow()
  })

  it.each([
    [
      'a month that is none',
      { months: { ...facts().months, full: [5, 13] } },
      'months.full.1: a month is a number from 1 to 12',
    ],
    [
      'a month under full and partly',
      { months: { ...facts().months, full: [5], partly: [5] } },
      'a month stands under full and under partly. Delete one.',
    ],
    [
      'an ascent higher than the top',
      { ascent: { ...facts().ascent, metres: 600, top: 543 } },
      'the ascent is higher than the top. Correct one of them',
    ],
    [
      'an ascent that leaves out the climb on the way back over a pass',
      { ascent: { ...facts().ascent, metres: 200, top: 170, pass: { from: 0, to: 0 } } },
      'the pass is climbed from both sides, and metres is less than the two together.',
    ],
    ['an unknown kind of trip', { type: 'train' }, 'type: '],
    ['an unknown rule of conduct', { conduct: ['stayOnPath', 'noShouting'] }, 'conduct.1: '],
    [
      'a toilet to use where no row says which',
      { facts: facts().facts.filter(({ id }: { id: string }) => id !== 'toilet') },
      'conduct has useToilet, but facts has no row "toilet". Add the row, or write carryPaper.',
    ],
    [
      'dogs on a lead where none may come',
      { conduct: ['noDog', 'dogOnLead'] },
      'conduct says of dogs more than once. Leave one of dogOnLead, dogOnLeadLonger, noDog.',
    ],
    ['an unknown place of weather', { weatherPlace: 'oslo' }, 'weatherPlace: '],
    ['no row on parking', { facts: [] }, 'facts: '],
    ['a season instead of months', { months: { ...facts().months, full: ['summer'] } }, 'months.full.0: '],
    ['a word that nobody knows', { heigth: 543 }, 'unknown key "heigth". Correct its spelling or delete it.'],
  ])('are refused with file and field: %s', (_, change, message) => {
    expect(readChanged(change)).toThrow(ContentError)
    expect(readChanged(change)).toThrow('content/trips/ryten/facts.yaml cannot be used')
    expect(readChanged(change)).toThrow(message)
  })

  it('may climb more than the top where the path goes down and up again, or over a pass and back', () => {
    expect(readChanged({ ascent: { ...facts().ascent, metres: 600, top: 543, losesHeight: true } })).not.toThrow()
    expect(
      readChanged({ ascent: { ...facts().ascent, metres: 340, top: 170, pass: { from: 0, to: 0 } } }),
    ).not.toThrow()
  })
})

describe('the words of a trip', () => {
  it('lead somewhere, or the build stops with file and remedy', () => {
    expect(() => renderTextLine('[Toppen](trips/nowhere)', 'no', 'content/trips/ryten/no.md')).toThrow(
      'content/trips/ryten/no.md: the link to "trips/nowhere" leads nowhere. Write <kind>/<id>',
    )
  })

  it('exist for every rule of conduct in each language', () => {
    for (const language of ['no', 'en', 'de'] as const)
      for (const rule of conductRules) expect(readTripsCopy(language).conduct.rules[rule]).toBeTruthy()
  })

  it('there is no trip of a name that no folder has', () => {
    expect(() => trips.read('everest', 'no')).toThrow('There is no entry "everest" in content/trips.')
  })
})
