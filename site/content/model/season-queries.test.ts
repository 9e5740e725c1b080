import { describe, expect, it, test } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { formatSpan } from '#site/i18n/format-date.ts'
import { activities } from './activity-queries.ts'
import { allMonths } from './advised-against.ts'
import {
  formatMonthSpan,
  formatTemperatureRange,
  isSeasonId,
  listMonths,
  matchSeasonWords,
  neighboursOf,
  pickYearBars,
  readSeason,
  readYearLines,
  seasonIds,
  seasons,
} from './season-queries.ts'
import type { SeasonFacts, SeasonWords } from './season-schema.ts'

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ')

describe('isSeasonId', () => {
  it('knows the four words of the address and no other', () => {
    expect(seasonIds.every(isSeasonId)).toBe(true)
    expect(isSeasonId('vinter')).toBe(false)
    expect(isSeasonId('')).toBe(false)
  })
})

describe('neighboursOf', () => {
  it('goes round the year', () => {
    expect(neighboursOf('winter')).toEqual({ previous: 'autumn', next: 'spring' })
    expect(neighboursOf('autumn')).toEqual({ previous: 'summer', next: 'winter' })
  })
})

test('the months of an activity with a line of the year are those that the line fills, and those that it reaches', () => {
  const withLine = activities.list('no').filter(({ facts }) => facts.months.line)
  expect(withLine.length).toBeGreaterThan(0)
  for (const { facts } of withLine) {
    const { line = '', full, partly } = facts.months
    const spans = readYearLines()[line]?.spans ?? []
    const isIn = (day: string) =>
      spans.some(({ from, to }) => (from <= to ? day >= from && day <= to : day >= from || day <= to))
    const daysIn = (month: number) =>
      Array.from({ length: new Date(2027, month, 0).getDate() }, (_, day) =>
        isIn(`${String(month).padStart(2, '0')}-${String(day + 1).padStart(2, '0')}`),
      )
    expect(full.toSorted()).toEqual(allMonths.filter((month) => daysIn(month).every(Boolean)).toSorted())
    expect(partly.toSorted()).toEqual(
      allMonths.filter((month) => daysIn(month).some(Boolean) && !daysIn(month).every(Boolean)).toSorted(),
    )
  }
})

describe('what is said in words', () => {
  it('lists months over New Year', () => {
    expect(listMonths(11, 3)).toEqual([11, 12, 1, 2, 3])
    expect(listMonths(6, 6)).toEqual([6])
  })

  it('writes spans with a dash and in the language', () => {
    expect(formatMonthSpan({ from: 11, to: 3 }, 'no')).toBe('november–mars')
    expect(formatSpan('12-07', '01-05', 'no')).toBe('7. desember – 5. januar')
    expect(formatSpan('12-07', '01-05', 'en')).toBe('7 December – 5 January')
  })

  it('writes temperatures with a true minus and without a place to break', () => {
    expect(formatTemperatureRange({ low: -5, high: 2 }, 'de')).toBe('\u22125\u00a0bis\u00a02\u00a0°C')
  })
})

describe('pickYearBars', () => {
  it('names the file and the known lines when a line does not exist', () => {
    const pick = () => pickYearBars({}, ['whales'], 'no', 'content/seasons/winter/facts.yaml')
    expect(pick).toThrow(ContentError)
    expect(pick).toThrow('content/seasons/winter/facts.yaml: year names "whales"')
  })
})

describe('matchSeasonWords', () => {
  const facts = { facts: [{ id: 'sun' }], limits: [{ id: 'bridges' }], doing: [null] } as unknown as SeasonFacts
  const words = (limits: string[], things = 1) =>
    ({
      doing: { items: Array(things) },
      facts: { sun: {} },
      limits: Object.fromEntries(limits.map((id) => [id, {}])),
    }) as unknown as SeasonWords

  it('names the field whose words are missing', () => {
    expect(() => matchSeasonWords(facts, words([]), 'no.md')).toThrow('no.md: limits.bridges is missing')
  })

  it('names words that belong to nothing', () => {
    expect(() => matchSeasonWords(facts, words(['bridges', 'trolls']), 'no.md')).toThrow(
      'no.md: limits.trolls has no row in facts.yaml',
    )
  })

  it('names things to do of which nobody says what they are', () => {
    expect(() => matchSeasonWords(facts, words(['bridges'], 2), 'no.md')).toThrow(
      'no.md cannot be used:\n  doing.items: has 2 things to do, and facts.yaml says of 1 what they are',
    )
  })

  it('accepts words that match', () => {
    expect(() => matchSeasonWords(facts, words(['bridges']), 'no.md')).not.toThrow()
  })
})

describe.each(languageKeys)('the four seasons in %s', (language) => {
  const all = seasons.list(language)

  it('come in the order of the year and cover every month of the calendar once', () => {
    expect(all.map((season) => season.id)).toEqual([...seasonIds])
    const own = all.flatMap((season) => season.lightMonths.slice(1, -1))
    expect(own.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it.each(seasonIds)('give %s a page worth reading', (id) => {
    const season = readSeason(id, language)
    const items = [...season.doing.items, ...season.limits, ...season.food.items, season.notice]
    const text = [
      season.lead,
      plain(season.bodyHtml),
      season.doing.intro,
      season.food.intro,
      ...items.map((item) => `${item.name} ${item.text}`),
      ...season.facts.map((fact) => `${fact.name} ${fact.value}`),
    ].join(' ')
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(350)
  })
})
