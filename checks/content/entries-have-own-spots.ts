import type { Rule } from '#checks/rule.ts'
import { findShared } from './find-shared.ts'
import type { WrittenTexts } from './written-texts.ts'

/** Two markers at one position would overlap, and one of them would be wrong. */
export const entriesHaveOwnSpots: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'no two entries have the same coordinates',
  findProblems: ({ content }) =>
    findShared(
      content,
      (text) => {
        const latitude = /\blatitude: *([\d.]+)/.exec(text)
        const longitude = /\blongitude: *([\d.]+)/.exec(text)
        if (!latitude || !longitude) return undefined
        return { value: `${Number(latitude[1])}, ${Number(longitude[1])}`, index: latitude.index }
      },
      (spot, other) => `coordinates: ${other} lies at ${spot} already. One of the two is wrong, or they are one entry.`,
    ),
}
