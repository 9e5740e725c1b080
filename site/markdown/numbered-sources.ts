import { type Language, languages } from '#contract/languages.ts'
import { formatDayRange } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { type Block, heading, paragraph } from './markdown.ts'

/** The sources of a page, numbered in the order in which they are first named. */
export class NumberedSources {
  readonly #numbers = new Map<string, number>()
  readonly #days = new Set<string>()

  /** Returns the mark of a source: `[3]`. */
  note(name: string, checkedOn?: string): string {
    if (checkedOn) this.#days.add(checkedOn)
    const number = this.#numbers.get(name) ?? this.#numbers.size + 1
    this.#numbers.set(name, number)
    return `[${number}]`
  }

  /** Returns the list of the sources with the first and last day on which they were read; nothing where none was named. */
  write(language: Language): Block[] {
    if (this.#numbers.size === 0) return []
    const translate = translator(language)
    const days = [...this.#days].sort()
    const [from, to] = [days[0], days.at(-1)]
    return [
      heading(2, translate('twin.sources')),
      ...[...this.#numbers].map(([name, number]) => paragraph(`[${number}] ${name}`)),
      ...(from && to
        ? [paragraph(translate('entry.checkedDates', { dates: formatDayRange(from, to, languages[language].locale) }))]
        : []),
    ].map((block, index, all) => (index > 0 && index < all.length - 1 ? { ...block, kind: 'item' as const } : block))
  }
}
