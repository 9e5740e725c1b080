import { expect, it } from 'vitest'
import type { House } from '#desk/contract.ts'
import { describeCalls } from './describe-calls.ts'

const question = { file: 'facts', path: ['phone'], ask: { no: 'a', en: 'b', de: 'c' }, group: 'contact' } as const
const house = (name: string, changes: Partial<House> = {}): House => ({
  kind: 'hotels',
  id: name,
  name,
  village: 'Reine',
  questions: [{ ...question, path: ['phone'] }],
  asked: [],
  old: [],
  note: { state: 'open' },
  ...changes,
})

const asked = { id: 'open-now', about: 'page/camper', ask: question.ask }

it('lists whom to ring by village, then others whom readers asked, with number or where to find it, and never alarms', () => {
  const houses = [
    house('One', { phone: '+47 76 09 00 00', note: { state: 'ring again', ringAgainOn: '2026-12-01' } }),
    house('Two', { website: 'https://two.example/', note: { state: 'no answer' } }),
    house('Three', { questions: [] }),
    house('Four', { questions: [], asked: [asked] }),
  ]
  const section = describeCalls({
    villages: [{ name: 'Reine', houses }],
    others: [{ name: 'The ferry', phone: '+47 76 06 98 00', asked: [asked] }],
    houses: 4,
    questions: 4,
    withoutPhone: 3,
  })
  expect(section.state).toBe('open')
  expect(section.tables).toMatchObject([
    {
      title: 'Reine',
      rows: [
        ['One', '+47 76 09 00 00', '1', 'ring again on 2026-12-01'],
        ['Two', { address: 'https://two.example/' }, '1', 'no answer'],
        ['Four', 'find it', '1', 'open'],
      ],
    },
    { title: 'Others', rows: [['The ferry', '+47 76 06 98 00', '1']] },
  ])
})
