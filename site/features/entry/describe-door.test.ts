import { describe, expect, it } from 'vitest'
import { cabins } from '#site/content/model/cabin-queries.ts'
import { describeDoor } from './EntryDoor.tsx'

describe('from where the table of ways counts', () => {
  it('is the village, and of a house without a way of its own also how far it lies from there', () => {
    expect(describeDoor(cabins.read('sakrisoy', 'no'), 'no')).toBe(
      'Omtrentlige kilometer og kjøretider fra Sakrisøy, uten stopp.',
    )
    expect(describeDoor(cabins.read('kalle', 'no'), 'no')).toContain(
      'er regnet fra Kabelvåg, uten stopp. Kalle i Lofoten ligger 5,0\u00a0km derfra',
    )
  })

  it.each(cabins.listIds())('names the house only where the table does not begin there: %s', (id) => {
    const cabin = cabins.read(id, 'en')
    expect(describeDoor(cabin, 'en').includes(cabin.facts.name)).toBe(!cabin.facts.road)
  })
})
