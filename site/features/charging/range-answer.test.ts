import { expect, test } from 'vitest'
import { languageKeys, languages } from '#contract/languages.ts'
import { readEvCharging } from '#site/content/model/pages/ev-charging-copy.ts'
import { answerRange } from './range-answer.ts'

const legs = ['ab', 'bc', 'cd'].map(([from = '', to = '']) => ({ from, to, kilometres: 50, minutes: 60 }))
const chargers = ['b', 'c'].map((at) => ({ at, isSure: true, note: 'Seen in May' }))
// 20 kWh per 100 km of 40 kWh: every leg takes 25 percent.
const trip = { from: 'a', to: 'd', battery: 40, charge: 80, consumption: 20 }
const answer = (charge: number, among = chargers, language: (typeof languageKeys)[number] = 'en') =>
  answerRange(
    { ...trip, charge },
    {
      locale: languages[language].locale,
      words: readEvCharging(language).copy.range.answers,
      legs,
      chargers: among,
      nameOf: (point) => point.toUpperCase(),
    },
  )

test('where the battery lasts to no other ahead with the reserve, the plan without it is told, worked out anew', () => {
  for (const language of languageKeys) {
    const { sentence, fallback } = answer(70, chargers, language)
    expect(sentence).toMatch(/C .*40\s?%/)
    // One leg before it, and then two legs and the reserve.
    expect(fallback, language).toMatch(/B \(.*65\s?%\S*\)\.$/)
    expect(fallback).not.toContain('{')
  }
  expect(answer(80).fallback).toMatch(/^If the charger at C fails.* 15% .*without it\. Charge on the way: B/)
  const onlyThere = chargers.slice(1)
  expect(answer(70, onlyThere).fallback).toBe('')
  const withEnd = [...onlyThere, { at: 'd', isSure: true, note: '' }]
  expect(answer(70, withEnd).fallback).toContain('charge to 90% before you set out')
})
