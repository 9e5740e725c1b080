import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { cabins } from '#site/content/model/cabin-queries.ts'
import { describeAtlas } from './list-stops.ts'

describe('what a plan knows of its stops', () => {
  it('has gone entries by their name, with what took their place', () => {
    expect(describeAtlas('de').retired['h.live-lofoten-hotel']).toEqual({
      name: 'Live Lofoten Hotel',
      now: 'h.scandic-vestfjord',
    })
    expect(describeAtlas('no').retired['m.holmen-lofoten']).toEqual({ name: 'Holmen Lofoten', now: 'h.holmen-lofoten' })
  })

  it('still has what stands in the list of retired things in no way besides', () => {
    const { stops, retired } = describeAtlas('en')
    expect(stops.filter(({ ref }) => Object.hasOwn(retired, ref))).toEqual([])
  })

  it('knows when rooms are ready, as the words about the house say it', () => {
    const { stops } = describeAtlas('en')
    expect(stops.find(({ ref }) => ref === 'c.hamnoy')?.checkIn).toBe(15 * 60)
    for (const language of languageKeys)
      for (const { id, facts } of cabins.list(language))
        if (facts.checkIn)
          expect(readFileSync(`content/cabins/${id}/${language}.md`, 'utf8'), `${id} in ${language}`).toMatch(
            new RegExp(`\\b0?${Number(facts.checkIn.value.slice(0, 2))}\\b`),
          )
  })

  it('tells boats from walks', () => {
    const { stops } = describeAtlas('no')
    expect(stops.filter(({ isBoat }) => isBoat).map(({ ref }) => ref)).toContain('t.skrova')
    expect(stops.filter(({ isBoat, isWalk }) => isBoat && isWalk)).toEqual([])
  })
})
