import { parse } from 'yaml'
import type { Problem, Rule } from '#checks/rule.ts'
import { languageKeys } from '#contract/languages.ts'
import type { WrittenTexts } from './written-texts.ts'

interface Season {
  temperature?: { low: number; high: number }
}

/** Returns the whole numbers of «−5 til 2 °C», with true minus signs. */
function readRange(words: string): number[] {
  return [...words.matchAll(/[−-]?\d+/g)].map(([number]) => Number(number.replace('−', '-')))
}

/** Whoever compares the weather page with the page of a season reads the same figures. */
export const seasonsHaveOneTable: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'a season has the same temperatures on its own page and on the weather page',
  findProblems: ({ content }) =>
    languageKeys.flatMap((language) => {
      const file = `content/pages/weather/${language}.yaml`
      const page = content.find(({ path }) => path === file)
      if (!page) return []
      const { bestTime } = parse(page.text) as { bestTime?: { seasons?: Record<string, { temperature: string }> } }
      const lines = page.text.split('\n')
      return Object.entries(bestTime?.seasons ?? {}).flatMap(([season, { temperature }]): Problem[] => {
        const own = content.find(({ path }) => path === `content/seasons/${season}/facts.yaml`)
        const { low, high } = (own && (parse(own.text) as Season).temperature) ?? {}
        if (low === undefined || high === undefined || readRange(temperature).join() === [low, high].join()) return []
        const line = lines.findIndex((each) => new RegExp(`^\\s+${season}:.*temperature`).test(each)) + 1
        return [
          {
            file: `${file}:${line}`,
            fix: `«${temperature}», but content/seasons/${season}/facts.yaml has ${low} to ${high}. Correct one of them.`,
          },
        ]
      })
    }),
}
