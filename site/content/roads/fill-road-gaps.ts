import type { Language } from '#contract/languages.ts'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { formatMinutes, formatMinutesInText, roundDrive } from '#site/i18n/format-duration.ts'
import { formatWholeKilometres } from '#site/i18n/formats.ts'
import { namesOfPoints, wayBetween } from './way-queries.ts'

const gap = /\{\{(.*?)\}\}/g

/**
 * Returns a text with its distances by road filled in from the road table: `{{km svolvaer leknes}}` becomes «68 km»,
 * `{{drive svolvaer leknes}}` «1 t 10 min». In a bracket, a cell of a table or the `time` of a row the units are short in every
 * language. Throws a `ContentError` that names file and line for any other gap.
 */
export function fillRoadGaps(text: string, language: Language, file: string): string {
  return text.replace(gap, (written, inside: string, index: number) => {
    const [, kind, from, to] = /^(km|drive) ([a-z0-9-]+) ([a-z0-9-]+)$/.exec(inside) ?? []
    const place = `${file}, line ${text.slice(0, index).split('\n').length}`
    if (!from || !to) {
      throw new ContentError(
        `${place}: "${written}" is no gap. Write {{km <from> <to>}} or {{drive <from> <to>}} with points of content/road/network.yaml.`,
      )
    }
    // Where the road table itself is unusable, that is no fault of this text.
    namesOfPoints()
    try {
      const { kilometres, minutes } = wayBetween(from, to)
      if (kind === 'km') return formatWholeKilometres(kilometres, language)
      const format = isShortPlace(text.slice(0, index)) ? formatMinutes : formatMinutesInText
      return format(roundDrive(minutes), language)
    } catch (error) {
      if (error instanceof ContentError) error.message = `${place}: "${written}": ${error.message}`
      throw error
    }
  })
}

function isShortPlace(before: string): boolean {
  return /(?:\(|\|\s*|\btime: ")$/.test(before)
}
