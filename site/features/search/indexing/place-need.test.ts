import { describe, expect, it } from 'vitest'
import { page, section } from '#site/features/search/engine/page-example.ts'
import { placeNeed } from './place-need.ts'

const pages = [
  page('Camper', {
    sections: [
      section('Showers', 'Camp sites have them.'),
      section(
        'Washing',
        'Toilets: All year at Haukland.',
        'Until October at Ballstad.',
        'Laundry: At Hov.',
        'Tents keep away from houses. So do vans.',
      ),
    ],
  }),
]
const need = (row: string, href = '/camper') =>
  placeNeed({ asked: [['toilet']], nots: [], to: 'page/camper', row, href }, pages)

describe('placeNeed', () => {
  it.each([
    ['Toilets', 'Toilets: All year at Haukland. Until October at Ballstad.', '/camper#washing'],
    ['Tents keep', 'Tents keep away from houses. So do vans.', '/camper#washing'],
    ['Showers', 'Camp sites have them.', '/camper#showers'],
  ])('finds %s', (row, passage, href) => expect(need(row).said).toMatchObject({ passage, href }))

  it.each([
    ['Dentist', '/camper'],
    ['Toilets', '/elsewhere'],
  ])('refuses %s on %s, where no page says it', (row, href) =>
    expect(() => need(row, href)).toThrow(`a need begins with “${row}” on page/camper`),
  )
})
