import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listLost, rankSheets } from './rank-entries.ts'
import type { Answer, Criterion } from './ranking-schema.ts'

const criteria: Criterion[] = [
  {
    id: 'location',
    weight: 4,
    questions: [
      { id: 'seaside', points: 6 },
      { id: 'food', points: 4 },
    ],
  },
  {
    id: 'standard',
    weight: 3,
    questions: [
      { id: 'kitchen', points: 7 },
      { id: 'sauna', points: 3 },
    ],
  },
  { id: 'value', weight: 3, questions: [{ id: 'terms', points: 10 }] },
]

function found(found: Answer['found']): Answer {
  return { found, by: 'others', source: 'A source, 2026', checkedOn: '2026-11-21' }
}

const all = {
  seaside: found('yes'),
  food: found('yes'),
  kitchen: found('yes'),
  sauna: found('yes'),
  terms: found('yes'),
}

test('who earns every point has ten in each criterion and in all', () => {
  const [ranked] = rankSheets([{ answers: all, order: 1 }], criteria)
  expect(ranked?.criteria.map(({ score }) => score)).toEqual([10, 10, 10])
  expect(ranked?.total).toBe(10)
})

test('partly and silence give half, no gives nothing, and the weights decide what each criterion counts', () => {
  const answers = { seaside: found('partly'), food: found('no'), kitchen: found('yes') }
  const [ranked] = rankSheets([{ answers, order: 1 }], criteria)
  expect(ranked?.criteria.map(({ score }) => score)).toEqual([3, 8.5, 5])
  expect(ranked?.total).toBeCloseTo((3 * 4 + 8.5 * 3 + 5 * 3) / 10, 12)
  expect(ranked?.criteria[0]?.questions).toEqual([
    { id: 'seaside', points: 6, earned: 3, answer: answers.seaside },
    { id: 'food', points: 4, earned: 0, answer: answers.food },
  ])
  expect(ranked?.criteria[1]?.questions[1]).toEqual({ id: 'sauna', points: 3, earned: 1.5, answer: undefined })
})

test('what cost most of the total comes first, with its weight', () => {
  const [ranked] = rankSheets([{ answers: { ...all, food: found('no'), terms: found('partly') }, order: 1 }], criteria)
  // 4 × 4 points for the food, 3 × 5 for the terms.
  expect(listLost(ranked?.criteria ?? [], 3).map(({ id }) => id)).toEqual(['food', 'terms'])
  expect(listLost(ranked?.criteria ?? [], 1)).toHaveLength(1)
})

describe('a tie', () => {
  test('is settled by the heaviest criterion', () => {
    // 3 × 10 for the value and 4 × 0 for the location equals 3 × 0 and 4 × 7.5.
    const even: Criterion[] = [
      {
        id: 'location',
        weight: 4,
        questions: [
          { id: 'seaside', points: 5 },
          { id: 'food', points: 5 },
        ],
      },
      { id: 'value', weight: 3, questions: [{ id: 'terms', points: 10 }] },
    ]
    const dear = {
      name: 'by the sea',
      answers: { seaside: found('yes'), food: found('partly'), terms: found('no') },
      order: 2,
    }
    const cheap = {
      name: 'good value',
      answers: { seaside: found('no'), food: found('no'), terms: found('yes') },
      order: 1,
    }
    const ranked = rankSheets([cheap, dear], even)
    expect(ranked[0]?.total).toBe(ranked[1]?.total)
    expect(ranked.map(({ sheet }) => sheet.name)).toEqual(['by the sea', 'good value'])
  })

  test('in everything is settled by the road from east to west', () => {
    const ranked = rankSheets(
      [
        { name: 'west', answers: all, order: 9 },
        { name: 'east', answers: all, order: 2 },
      ],
      criteria,
    )
    expect(ranked.map(({ sheet, position }) => [sheet.name, position])).toEqual([
      ['east', 1],
      ['west', 2],
    ])
  })
})

const anyAnswer = fc.constantFrom('yes', 'partly', 'no', undefined)
const anySheets = fc
  .array(fc.record({ seaside: anyAnswer, food: anyAnswer, kitchen: anyAnswer, sauna: anyAnswer, terms: anyAnswer }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) =>
    list.map((given, order) => ({
      order,
      answers: Object.fromEntries(
        Object.entries(given).flatMap(([id, each]) => (each ? [[id, found(each as Answer['found'])]] : [])),
      ),
    })),
  )

test('the order of the files does not matter', () => {
  fc.assert(
    fc.property(
      anySheets.chain((sheets) =>
        fc.tuple(fc.constant(sheets), fc.shuffledSubarray(sheets, { minLength: sheets.length })),
      ),
      ([sheets, shuffled]) => {
        expect(JSON.stringify(rankSheets(shuffled, criteria))).toBe(JSON.stringify(rankSheets(sheets, criteria)))
      },
    ),
  )
})

test('a better answer never moves an entry down', () => {
  fc.assert(
    fc.property(anySheets, fc.nat(), (sheets, pick) => {
      const chosen = sheets[pick % sheets.length]
      if (!chosen) return
      const better = { ...chosen, answers: { ...chosen.answers, seaside: found('yes') } }
      const placeOf = (list: typeof sheets, sheet: (typeof sheets)[number]) =>
        rankSheets(list, criteria).find((ranked) => ranked.sheet === sheet)?.position ?? 0
      const list = sheets.map((sheet) => (sheet === chosen ? better : sheet))
      expect(placeOf(list, better)).toBeLessThanOrEqual(placeOf(sheets, chosen))
    }),
  )
})
