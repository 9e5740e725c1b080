import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { matchTravelWords, readTravelInfo, transportSchema } from './travel-info-copy.ts'

const { copy, transport } = readTravelInfo('no')

function firstFault(change: (transport: Record<string, unknown>) => void): string | undefined {
  const changed = structuredClone(transport) as Record<string, unknown>
  change(changed)
  return transportSchema.safeParse(changed).error?.issues[0]?.message
}

describe('the ways to Lofoten', () => {
  it.each(languageKeys)('have words for every figure in %s', (language) => {
    expect(Object.keys(readTravelInfo(language).copy.transport.modes)).toEqual(transport.modes.map((mode) => mode.id))
  })

  it('are refused when a time runs the wrong way or past the scale', () => {
    const withMinutes = (minutes: number[]) =>
      firstFault((changed) => {
        const [mode] = changed.modes as { legs: { minutes: number[] }[] }[]
        for (const leg of mode?.legs.slice(0, 1) ?? []) leg.minutes = minutes
      })
    expect(withMinutes([90, 60])).toContain('Swap the two')
    expect(withMinutes([90, 6000])).toContain('longer than the scale')
  })

  it('take only addresses that are whole and encrypted', () => {
    const fault = firstFault((changed) => {
      changed.avalanche = { href: 'varsom.no', source: 'Varsom', checkedOn: '2026-11-21' }
    })
    expect(fault).toContain('https://')
  })
})

describe('matchTravelWords', () => {
  it('names the file, the field and the remedy when a leg has no words', () => {
    const poorer = structuredClone(copy)
    Object.assign(poorer.transport.modes.ferry ?? {}, { legs: {} })
    expect(() => matchTravelWords(transport, poorer, 'no.yaml')).toThrow(
      'no.yaml: transport.modes.ferry.legs.bodoMoskenes is missing. transport.yaml has it; write its words.',
    )
  })

  it('names words for a number that is not listed', () => {
    const richer = structuredClone(copy)
    richer.practical.emergency.numbers.lighthouse = { name: 'Fyret', text: 'Ring ikke' }
    expect(() => matchTravelWords(transport, richer, 'no.yaml')).toThrow('numbers.lighthouse is not in transport.yaml')
  })
})
