export interface SetTitle {
  lines: string[]
  size: number
  width: number
}

export interface TitleSpace {
  /** Longest line width. */
  width: number
  /** In order of preference: a font size and the most lines at that size. */
  steps: readonly { size: number; lines: number }[]
}

type Measure = (text: string, size: number) => number

/**
 * Breaks a title into even lines at the first step in which it fits, preferably after a colon or dash. Breaks at spaces only;
 * no-break spaces hold, and a dash stays with the word before it. Throws when the title fits in no step.
 */
export function setTitle(title: string, { width, steps }: TitleSpace, measure: Measure): SetTitle {
  const words = title
    .trim()
    .replaceAll(/[ \n\t]+([–—])/g, '\u00a0$1')
    .split(/[ \n\t]+/)
  for (const { size, lines: most } of steps) {
    for (let count = 1; count <= most; count += 1) {
      const fitting = listBreaks(words, count)
        .map((lines) => rate(lines, size, measure))
        .filter((candidate) => candidate.width <= width)
      if (fitting.length > 0) {
        const best = fitting.reduce((one, other) => (other.fault < one.fault ? other : one))
        return { lines: best.lines, size, width: best.width }
      }
    }
  }
  throw new Error(`«${title}» is too long for its share picture. Shorten the title of the page.`)
}

/** Returns all ways to break words into a number of lines; titles have few words. */
function listBreaks(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  return words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ')
    return listBreaks(words.slice(index + 1), count - 1).map((rest) => [first, ...rest])
  })
}

/** The cost of a line break, on the scale of an empty line (1). */
const breakFaults = { afterThought: 0, afterComma: 0.1, elsewhere: 0.25 }

/** Returns the cost of a broken title: ragged lines and unfortunate breaks. */
function rate(lines: string[], size: number, measure: Measure): { lines: string[]; width: number; fault: number } {
  const widths = lines.map((line) => measure(line, size))
  const width = Math.max(...widths)
  const raggedness = widths.reduce((sum, each) => sum + ((width - each) / width) ** 2, 0)
  const breaks = lines.slice(0, -1).reduce((sum, line) => sum + breakFault(line), 0)
  return { lines, width, fault: raggedness + breaks }
}

function breakFault(line: string): number {
  if (/[:–—.?]$/.test(line)) return breakFaults.afterThought
  return line.endsWith(',') ? breakFaults.afterComma : breakFaults.elsewhere
}
