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

/** The faults of a broken title: room left at the line ends, less where the break follows the sense. */
function rate(lines: string[], size: number, measure: Measure) {
  const widths = lines.map((line) => measure(line, size))
  const width = Math.max(...widths)
  const fault = lines.reduce((sum, line, index) => {
    const isLast = index === lines.length - 1
    const sense = !isLast && /[:–—]$/.test(line) ? 0.3 : 1
    return sum + ((width - (widths[index] ?? 0)) / width) ** 2 * sense
  }, 0)
  return { lines, width, fault }
}
