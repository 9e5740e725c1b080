/** A title set in lines. */
export interface SetTitle {
  lines: string[]
  size: number
  /** How far the longest line runs. */
  width: number
}

export interface TitleSpace {
  /** How far a line may run. */
  width: number
  /** In order of preference: a size, and the lines a title may take in it. */
  steps: readonly { size: number; lines: number }[]
}

type Measure = (text: string, size: number) => number

/**
 * Sets a title in the first step in which it fits, in lines as even as its words allow; a line rather ends with a colon
 * or a dash than in the middle of a thought. Lines break at spaces only; a no-break space holds its words together, and
 * a dash stays with the word before it. Throws when the title fits in no step.
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

/** Every way to lay words into a number of lines. Titles have few words, so there are few. */
function listBreaks(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  return words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ')
    return listBreaks(words.slice(index + 1), count - 1).map((rest) => [first, ...rest])
  })
}

/** What it costs to break a line that does not end with the sense, on the scale of a line left empty (1). */
const breakFaults = { afterThought: 0, afterComma: 0.1, elsewhere: 0.25 }

/** The faults of a broken title: room left at the line ends, and breaks in the middle of a thought. */
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
