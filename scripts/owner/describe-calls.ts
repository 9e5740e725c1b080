import type { CallList, House } from '#desk/contract.ts'
import { asSentence, count, keepFilled, type Section } from './report.ts'

/** Returns the desk's call list: whom to ring, by village and beside the houses, and how much there is to ask. */
export function describeCalls({ villages, others, houses, questions, withoutPhone }: CallList): Section {
  const numbers = withoutPhone > 0 ? `; the number of ${withoutPhone} is still to be found` : ''
  return {
    title: 'Whom to ring',
    state: questions > 0 ? 'open' : 'well',
    summary: asSentence(
      `${count(questions, 'question')} to ${count(houses, 'house')}${numbers} (npm run desk has the questions)`,
    ),
    tables: keepFilled([
      ...villages.map(({ name, houses: inside }) => ({
        title: name,
        columns: ['House', 'Number', 'To ask', 'Call'],
        rows: inside
          .map((house) => ({ house, open: house.questions.length + house.asked.length + house.old.length }))
          .filter(({ open }) => open > 0)
          .map(({ house, open }) => [house.name, house.phone ?? findIt(house), String(open), describeCall(house)]),
      })),
      {
        title: 'Others',
        columns: ['Whom', 'Number', 'To ask'],
        rows: others.map((each) => [each.name, each.phone ?? findIt(each), String(each.asked.length)]),
      },
    ]),
  }
}

function findIt({ website }: Pick<House, 'website'>): string | { text: string; address: string } {
  return website ? { text: 'find it', address: website } : 'find it'
}

function describeCall({ note: { state, ringAgainOn } }: House): string {
  return state === 'ring again' && ringAgainOn ? `ring again on ${ringAgainOn}` : state
}
