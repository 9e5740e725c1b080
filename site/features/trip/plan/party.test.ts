import { describe, expect, it } from 'vitest'
import { listFerryFares } from '#site/content/model/pages/camper-copy.ts'
import { describeRemark } from './describe-remark.ts'
import { findRemarks } from './find-remarks.ts'
import { readAges, readMetres, readParty, tidyParty, writeParty } from './party.ts'
import { emptyPlan, type Plan } from './plan.ts'
import { readLink, writeLink } from './plan-link.ts'
import { scheduleDay } from './schedule.ts'
import { atlas, voice } from './trip-plan-examples.ts'

describe('who comes along', () => {
  it('goes into a link and comes back', () => {
    const party = { ages: [4, 7], dog: true, wheelchair: true, length: 72, height: 31 } as const
    expect(writeParty(party)).toBe('c4,c7,dog,chair,l72,h31')
    const link = readLink(writeLink({ ...emptyPlan, party }))
    expect(link).toMatchObject({ kind: 'plan', fault: undefined, plan: { party } })
  })

  it('of a newer edition stays in the link word for word', () => {
    expect(readParty('dog,cat')).toBeUndefined()
    const link = readLink('1&w=dog,cat&d=p.reine&k=0000')
    expect(link.kind === 'plan' && link.plan.unknown).toEqual(['w=dog,cat'])
  })

  it('is nothing where nothing is said', () => {
    expect(tidyParty({ ages: [], length: undefined })).toBeUndefined()
    expect([readMetres('7,25'), readMetres('7.2'), readMetres(''), readMetres('-3'), readMetres('hundred')]).toEqual([
      73,
      72,
      undefined,
      undefined,
      undefined,
    ])
    expect(readAges('4, 7 og 11, 40')).toEqual([4, 7, 11])
  })

  it('is with children wherever an age is said, in links of an earlier form too', () => {
    const link = writeLink({ ...emptyPlan, party: { ages: [7] } })
    expect(link).toContain('&for=children&w=c7')
    for (const each of [link, '1&w=c7&d=p.reine&k=0000'])
      expect(readLink(each)).toMatchObject({ plan: { withChildren: true, party: { ages: [7] } } })
  })

  it('is told by the age of the youngest what is not for them', () => {
    const kinds = (ages: number[]) => {
      const plan: Plan = {
        ...emptyPlan,
        withChildren: true,
        party: { ages },
        days: [{ stops: [{ ref: 't.reinebringen' }, { ref: 't.nubben' }] }],
      }
      return findRemarks(plan, [scheduleDay(plan, 0, atlas)], atlas)
        .map(({ kind }) => kind)
        .filter((kind) => /children/i.test(kind))
    }
    expect(kinds([5, 14])).toEqual(['notForChildren', 'notForChildren'])
    expect(kinds([9])).toEqual(['notForChildren', 'hardForChildren'])
    expect(kinds([13])).toEqual([])
  })

  it('is told from which age a hike is, from its own page, and no age that is on none', () => {
    const say = (kind: 'notForChildren' | 'hardForChildren', ref: string) =>
      describeRemark({ kind, weight: 'look', day: 0, ref }, voice).text
    expect(say('notForChildren', 't.reinebringen')).toMatch(/^From age 10\. /)
    expect(say('hardForChildren', 't.nubben')).toMatch(/^From age 8\. /)
    expect(say('notForChildren', 'a.havornsafari')).not.toMatch(/\d/)
  })

  it('is told what the ferry costs for its camper, from the guide’s own table', () => {
    const fares = listFerryFares('en')
    expect(fares.map(({ to }) => to)).toEqual(fares.map(({ to }) => to).toSorted((a, b) => a - b))
    const say = (decimetres: number) =>
      describeRemark({ kind: 'camperFare', weight: 'know', day: 0, decimetres }, { ...voice, fares }).text
    expect(say(60)).toContain(fares[0]?.text)
    expect(say(61)).toContain(fares[1]?.text)
    expect(say(140)).toContain(voice.words.party.fareUnknown)
  })
})
