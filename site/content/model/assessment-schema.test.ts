import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { languageKeys } from '#contract/languages.ts'
import { findLinesIn } from '#site/content/files/find-line.ts'
import { checkContent, parseYaml } from '#site/content/files/read-yaml.ts'
import { type AssessedKind, assessmentFacts, criteriaOf, ratingOf, whyWords } from './assessment-schema.ts'
import { matchAssessment } from './define-kind.ts'
import { listEntries } from './entries.ts'
import { hotelFactsSchema } from './hotel-queries.ts'
import { tripFactsSchema, tripWordsSchema } from './trip-queries.ts'

const kinds = Object.keys(criteriaOf) as AssessedKind[]
const file = 'content/hotels/grand/facts.yaml'
const good = { on: '2026-11-28', stars: { location: 4.5, standard: 3, value: 4 } }
const check = (value: unknown) => checkContent(assessmentFacts('hotels', {}), value, file)

describe('the stars', () => {
  test.each([6, 0.5, 4.25, 0, -1])('%s are refused with file, field and remedy', (value) => {
    const stars = { ...good.stars, standard: value }
    expect(() => check({ ...good, stars })).toThrow(
      `${file} cannot be used:\n  stars.standard: must be 1 to 5 stars in whole or half stars, like 4 or 4.5`,
    )
  })

  test('need all three criteria of the kind, and no other', () => {
    const { value: _, ...two } = good.stars
    expect(() => check({ ...good, stars: two })).toThrow('stars.value is missing. Whole or half stars from 1 to 5')
    expect(() => check({ ...good, stars: { ...good.stars, kitchen: 4 } })).toThrow('unknown key "kitchen"')
  })

  test.each([
    ['standard: 6', 'line 3: assessment.stars.standard: must be 1 to 5 stars in whole or half stars'],
    ['standard: 3.25', 'line 3: assessment.stars.standard: must be 1 to 5 stars in whole or half stars'],
    ['kitchen: 4', 'line 3: assessment.stars: unknown key "kitchen". Correct its spelling or delete it.'],
    ['kitchen: 4', 'line 3: assessment.stars.standard is missing. Whole or half stars from 1 to 5'],
  ])('%s in a file is named with its line and the remedy', (wrong, said) => {
    const text = `assessment:\n  on: "2026-11-28"\n  stars: { location: 4, ${wrong}, value: 4 }\n`
    const schema = z.strictObject({ assessment: assessmentFacts('hotels', {}) })
    expect(() => checkContent(schema, parseYaml(text, file), file, () => findLinesIn(text))).toThrow(said)
  })

  test('may be absent as a whole, where too little is known', () => {
    expect(check(undefined)).toBeUndefined()
    expect(hotelFactsSchema.shape.assessment.safeParse(undefined).success).toBe(true)
    expect(tripFactsSchema.shape.assessment.safeParse(undefined).success).toBe(true)
  })
})

describe('the sentences', () => {
  const why = { location: 'It stands by the sea, 1.5 km from town.', standard: 'The rooms are new.', value: 'Short.' }
  const check = (value: unknown) => checkContent(whyWords('hotels'), value, 'content/hotels/grand/de.md')

  test('are one for each criterion', () => {
    expect(() => check({ why: { ...why, value: undefined } })).toThrow('why.value is missing.')
    expect(() => check({ why: { ...why, value: 'You can park. You can swim.' } })).toThrow(
      'why.value: must be one sentence that ends in a full stop',
    )
    expect(() => check({ why: { ...why, value: 'no full stop at the end' } })).toThrow('must be one sentence')
    expect(() => check({ why })).toThrow()
    expect(check({ why: { ...why, value: 'You can park the car.' } }).why.location).toBe(why.location)
  })

  test.each(languageKeys)('are missing in %s where facts give stars, and the other way round', (language) => {
    const words = `content/hotels/grand/${language}.md`
    expect(() => matchAssessment({ assessment: good }, {}, words)).toThrow(
      `${words}: assessment is missing. facts.yaml gives stars; write under why one sentence for each criterion.`,
    )
    expect(() => matchAssessment({}, { assessment: { why } }, words)).toThrow(
      `${words}: assessment has no stars in facts.yaml.`,
    )
    expect(() => matchAssessment({}, {}, words)).not.toThrow()
  })

  test('of trips are those of their own criteria', () => {
    expect(Object.keys(tripWordsSchema.shape.assessment.unwrap().shape.why.shape)).toEqual([...criteriaOf.trips])
  })
})

test.each(kinds)('the editors use the scale for %s: the best and the last differ by most of a star', (kind) => {
  const ratings = listEntries(kind, 'en').flatMap(({ facts }) =>
    facts.assessment ? [ratingOf(facts.assessment.stars)] : [],
  )
  expect(ratings.length).toBeGreaterThan(4)
  expect(Math.max(...ratings) - Math.min(...ratings)).toBeGreaterThanOrEqual(0.7)
})

test.each(kinds)('no sentence about %s is written twice', (kind) => {
  for (const language of languageKeys) {
    const sentences = listEntries(kind, language).flatMap(({ words }) => Object.values(words.assessment?.why ?? {}))
    expect(sentences.filter((each, at) => sentences.indexOf(each) !== at)).toEqual([])
  }
})
