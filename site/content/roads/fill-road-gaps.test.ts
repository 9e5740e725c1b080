import { describe, expect, it } from 'vitest'
import { fillRoadGaps } from './fill-road-gaps.ts'
import { wayBetween } from './way-queries.ts'

const fill = (text: string, language: 'no' | 'en' | 'de' = 'no') =>
  fillRoadGaps(text, language, 'content/x/no.md').replaceAll('\u00a0', ' ')

describe('fillRoadGaps', () => {
  const { kilometres, minutes } = wayBetween('svolvaer', 'leknes')

  it('writes distances and driving times as each language does', () => {
    expect(minutes).toBeGreaterThan(60)
    const rest = Math.round((minutes - 60) / 5) * 5
    expect(fill('{{km svolvaer leknes}} og {{drive svolvaer leknes}}')).toBe(
      `${Math.round(kilometres)} km og 1 t ${rest} min`,
    )
    expect(fill('{{drive svolvaer leknes}}', 'de')).toBe(`1 Stunde ${rest} Minuten`)
  })

  it('spells out the time in an English or German sentence, and keeps it short in a bracket or a cell', () => {
    const rest = Math.round((minutes - 60) / 5) * 5
    expect(fill('It takes {{drive svolvaer leknes}}.', 'en')).toBe(`It takes 1 hour ${rest} minutes.`)
    expect(fill('68 km ({{drive svolvaer leknes}})', 'en')).toBe(`68 km (1 h ${rest} min)`)
    expect(fill('| A | {{drive svolvaer leknes}} |', 'en')).toBe(`| A | 1 h ${rest} min |`)
    expect(fill('leg: { time: "{{drive svolvaer leknes}}" }', 'de')).toBe(`leg: { time: "1 Std. ${rest} Min." }`)
  })

  it('is the same in both directions, and leaves other text alone', () => {
    expect(fill('{{km leknes svolvaer}}')).toBe(fill('{{km svolvaer leknes}}'))
    expect(fill('{count} steder')).toBe('{count} steder')
  })

  it('refuses a gap that is none, and a point that the road table lacks, with file and line', () => {
    expect(() => fill('a\n{{miles svolvaer leknes}}')).toThrow('content/x/no.md, line 2: "{{miles svolvaer leknes}}"')
    expect(() => fill('{{km svolvaer atlantis}}')).toThrow('no road leads from "svolvaer" to "atlantis"')
  })
})
