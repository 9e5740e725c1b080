import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listRetiredAddresses, readRetired } from './retired-queries.ts'

const lead = (gone: string, now: string) => () => listRetiredAddresses('de', [{ gone, now }])

describe('listRetiredAddresses', () => {
  it('leads from the old address to an entry or a page, in each language', () => {
    const retired = [
      { gone: 'cabins/gammel-sund', now: 'cabins/reine' },
      { gone: 'hotels/grand', now: 'page/hotels' },
    ]
    expect((['no', 'en', 'de'] as const).map((language) => listRetiredAddresses(language, retired))).toEqual([
      [
        { from: '/rorbuer/gammel-sund', to: '/rorbuer/reine' },
        { from: '/hoteller/grand', to: '/hoteller' },
      ],
      [
        { from: '/en/fishermans-cabins/gammel-sund', to: '/en/fishermans-cabins/reine' },
        { from: '/en/hotels/grand', to: '/en/hotels' },
      ],
      [
        { from: '/de/fischerhütten/gammel-sund', to: '/de/fischerhütten/reine' },
        { from: '/de/hotels/grand', to: '/de/hotels' },
      ],
    ])
  })

  it.each([
    ['an entry that is still there', lead('cabins/reine', 'page/cabins'), /"cabins\/reine" is still there/],
    ['a kind without pages', lead('boats/grand', 'page/hotels'), /"boats\/grand" is of no kind/],
    [
      'a target that is not there',
      lead('hotels/grand', 'hotels/palace'),
      /content\/retired\.yaml: .*"hotels\/palace" leads nowhere/,
    ],
    ['a target that is gone itself', lead('hotels/grand', 'hotels/grand'), /"hotels\/grand" leads nowhere/],
  ])('refuses %s', (_, attempt, message) => {
    expect(attempt).toThrow(message)
  })

  it('can use the file of the guide', () => {
    for (const language of languageKeys)
      expect(listRetiredAddresses(language)).toHaveLength(
        readRetired().filter(({ gone }) => !gone.startsWith('points/')).length,
      )
  })
})
