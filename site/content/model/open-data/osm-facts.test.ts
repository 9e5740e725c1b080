import { expect, it } from 'vitest'
import { fillFromOsm, osmFactsSchema } from './osm-facts.ts'

const source = 'OpenStreetMap, © OpenStreetMap contributors (ODbL), node/1'
const found = osmFactsSchema.parse({
  'restaurants/x': {
    phone: { value: '+47 76 06 94 44', source, checkedOn: '2026-11-29' },
    access: { stepFreeEntrance: { value: 'partly', source, checkedOn: '2026-11-29' } },
  },
})['restaurants/x']
if (!found) throw new Error('not read')
const phone = (checkedOn: string) => ({ phone: { value: '+47 76 06 00 00', source: 'the house', checkedOn } })

it('fills what the guide does not know, and says whose it is', () => {
  expect(fillFromOsm({ access: { stepFreeEntrance: 'unknown', dog: 'unknown' } }, found)).toEqual({
    phone: found.phone,
    access: { stepFreeEntrance: found.access?.stepFreeEntrance, dog: 'unknown' },
  })
  expect(fillFromOsm({ access: 'unknown' }, found)).toMatchObject({
    access: { stepFreeEntrance: { source }, accessibleToilet: 'unknown' },
  })
})

it('takes the place of what was checked earlier, and gives way to what was checked later', () => {
  expect(fillFromOsm(phone('2026-11-20'), found).phone).toEqual(found.phone)
  expect(fillFromOsm(phone('2026-12-01'), found).phone.value).toBe('+47 76 06 00 00')
})

it('refuses a number, hours and an address that are none', () => {
  const { success } = osmFactsSchema.safeParse({
    'restaurants/x': { phone: { value: '12', source, checkedOn: '2026-11-29' } },
  })
  expect(success).toBe(false)
})
