import type { CallList, House } from '#desk/contract.ts'
import { asSentence, count, keepFilled, type Section } from './report.ts'

/** Returns the desk's call list: whom to ring, by village, and how much there is to ask. */
export function describeCalls({ villages, houses, questions, withoutPhone }: CallList): Section {
  const numbers = withoutPhone > 0 ? `; the number of ${withoutPhone} is still to be found` : ''
  return {
    title: 'Whom to ring',
    state: questions > 0 ? 'open' : 'well',
    summary: asSentence(
      `${count(questions, 'question')} to ${count(houses, 'house')}${numbers} (npm run desk has the questions)`,
    ),
    tables: keepFilled(
      villages.map(({ name, houses: inside }) => ({
        title: name,
        columns: ['House', 'Number', 'To ask', 'Call'],
        rows: inside
          .filter(({ questions: open, old }) => open.length + old.length > 0)
          .map((house) => [
            house.name,
            house.phone ?? findIt(house),
            String(house.questions.length + house.old.length),
            describeCall(house),
          ]),
      })),
    ),
  }
}

function findIt({ website }: House): string | { text: string; address: string } {
  return website ? { text: 'find it', address: website } : 'find it'
}

function describeCall({ note: { state, ringAgainOn } }: House): string {
  return state === 'ring again' && ringAgainOn ? `ring again on ${ringAgainOn}` : state
}
