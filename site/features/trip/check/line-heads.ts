import { type DateSaid, isDate } from './said.ts'
import { readWeekdayWord } from './vocabulary.ts'

// Figures with which lines begin, where they count the days of a plan or are days of its month.

const mark = String.raw`(?:^|\n)[^\p{L}\p{N}\n]{0,8}`

/** Returns the lines of a text that are counted, «1) Ballstad», «(2) So:», «3️⃣ Reine», by where the figure stands; none where another word counts days. */
export function listCountedLines(text: string): ReadonlyMap<number, number> {
  const isOther =
    /\d\. ?(?:påskedag|juledag|pinsedag|ostertag|weihnachtstag|advent)/i.test(text) ||
    /(?:^|\n)[ \t#*•–-]{0,6}(?:day|dag|tag)\b|\d\. ?(?:tag|dag)\b/i.test(text)
  if (isOther) return new Map()
  const styles = [
    [2, /[).]\s/u],
    [3, /(?:\uFE0F?\u20E3|[)\]:/|°.]|\s?[–—-]\s|\s[|•·→]\s)(?!\d)/u],
  ] as const
  for (const [least, sign] of styles) {
    const lines = Array.from(
      text.matchAll(new RegExp(`${mark}(\\d{1,2})(?=${sign.source})`, 'gu')),
      ({ 0: all, 1: figure = '', index }) => [index + all.length - figure.length, Number(figure)] as const,
    )
    if (lines.length >= least && lines.every(([, figure], index) => figure === index + 1)) return new Map(lines)
  }
  return new Map()
}

/** Returns the days with which three lines or more begin, one after the other, «7th», «8.», «30 (Mon)», «1 (Tue)», by where the figure stands: of a month, and the next where they begin again. */
export function listDatedLines(text: string, month: number): ReadonlyMap<number, DateSaid> {
  const isWeekdayNext = (behind: number) =>
    readWeekdayWord(
      /^[\s([,/–-]{1,3}(\p{L}{2,12})/u.exec(text.slice(behind, behind + 16))?.[1]?.toLowerCase() ?? '',
    ) !== undefined
  const initialed = Array.from(
    text.matchAll(/(?:^|\n)[^\p{L}\p{N}\n]{0,8}\p{Lu}\.?\s(\d{1,2})(?=\s?[:–—-])/gu),
    ({ 0: all, 1: figure = '', index }) => [index + all.length - figure.length, Number(figure)] as const,
  )
  // «M 7: …», «T 8: …», «W 9: …».
  const isInOrder = initialed.every(([, day], index) => index === 0 || day === (initialed[index - 1]?.[1] ?? 0) + 1)
  if (initialed.length >= 3 && isInOrder && initialed.every(([, day]) => isDate({ day, month })))
    return new Map(initialed.map(([at, day]) => [at, { day, month }]))
  for (const style of [/(?:st|nd|rd|th|\.)(?=[\s:–—,()*|/-])/u, /(?=[\s([,/:–—-])(?!:\d|\.\d)/u]) {
    const isPlain = style.source.startsWith('(?=')
    const lines = Array.from(
      text.matchAll(new RegExp(`${mark}(\\d{1,2})${style.source}`, 'gu')),
      ({ 0: all, 1: figure = '', index }) => ({
        at: index + all.search(/\d/),
        day: Number(figure),
        end: index + all.search(/\d/) + figure.length,
      }),
    ).filter(({ end }) => !isPlain || isWeekdayNext(end))
    let [last, on] = [0, month]
    const dates = lines.flatMap(({ at, day }, index): [number, DateSaid][] => {
      const isNextMonth = index > 0 && day === 1 && last >= 28
      if (index > 0 && day !== last + 1 && !isNextMonth) return []
      if (isNextMonth) on = (on % 12) + 1
      last = day
      return isDate({ day, month: on }) ? [[at, { day, month: on }]] : []
    })
    if (dates.length >= 3 && dates.length === lines.length && (isPlain || lines[0]?.day !== 1)) return new Map(dates)
  }
  return new Map()
}
