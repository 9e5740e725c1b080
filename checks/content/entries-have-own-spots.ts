import type { Problem, Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

/** Two markers on one spot cover each other, and one of the two is then in the wrong place. */
export const entriesHaveOwnSpots: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'no two entries have the same coordinates',
  findProblems({ content }) {
    const users = new Map<string, string>()
    return content
      .filter(({ path }) => path.endsWith('/facts.yaml'))
      .flatMap(({ path, text }): Problem[] => {
        const latitude = /\blatitude: *([\d.]+)/.exec(text)
        const longitude = /\blongitude: *([\d.]+)/.exec(text)
        if (!latitude || !longitude) return []
        const spot = `${Number(latitude[1])}, ${Number(longitude[1])}`
        const other = users.get(spot)
        users.set(spot, other ?? path)
        return other
          ? [
              {
                file: `${path}:${lineOf(text, latitude.index)}`,
                fix: `coordinates: ${other} lies at ${spot} already. One of the two is wrong, or they are one entry.`,
              },
            ]
          : []
      })
  },
}
