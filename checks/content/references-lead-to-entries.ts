import type { Problem, Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

/** Fields that refer to an entry, and its kind. */
const kindOfField: Record<string, string> = {
  place: 'places',
  hotel: 'hotels',
  cabin: 'cabins',
  restaurant: 'restaurants',
  station: 'stations',
}
/** `place: reine` or `{ …, place: reine }`; a value with capitals or spaces is text, not a reference. */
const reference =
  /(?<=^|[\s{,-])(place|hotel|cabin|restaurant|station): *["']?([a-z0-9]+(?:-[a-z0-9]+)*)["']?(?=\s*(?:[,}#]|$))/gm

/** Files whose `place` is a view of the drawings or a place of the forecast. */
const otherPlaces = ['content/pictures/', 'content/pages/weather/']

export const referencesLeadToEntries: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'an entry that another file names is there',
  findProblems({ content }) {
    const entries = new Set(content.map(({ path }) => /^content\/([^/]+\/[^/]+)\/facts\.yaml$/.exec(path)?.[1]))
    return content
      .filter(({ path }) => path.endsWith('.yaml') && !otherPlaces.some((start) => path.startsWith(start)))
      .flatMap(({ path, text }): Problem[] =>
        [...text.matchAll(reference)]
          .filter(([, field = '', id]) => !entries.has(`${kindOfField[field]}/${id}`))
          .map(({ 1: field = '', 2: id, index }) => ({
            file: `${path}:${lineOf(text, index)}`,
            fix: `${field}: there is no entry content/${kindOfField[field]}/${id}. Correct its spelling or take it out.`,
          })),
      )
  },
}
