// Where days and stops stand on the drawn road of a trip, in percent of its length.

type MarkKind = 'stop' | 'bed' | 'departure' | 'none'

interface RoadDay {
  kilometres: number
  /** In their order, with the kilometres from where the day begins. */
  marks: readonly { kilometres: number; name: string; kind: MarkKind }[]
}

export interface RoadMark {
  at: number
  kind: MarkKind
  /** Absent where there is no room for words. */
  label?: { text: string; isFar: boolean; isLeft: boolean }
}

interface Road {
  blocks: { from: number; to: number }[]
  marks: RoadMark[]
}

/** Percent: a day that goes nowhere still has its block; marks nearer than that share their words; a letter; the room behind the end. */
const leastBlock = 3
const sameMark = 1.3
const letter = 0.78
const behindEnd = 10
const longestName = 26

/** Returns the days as blocks of one road, as long as their drives, and their stops with words on two levels that do not overlap. */
export function layOutRoad(days: readonly RoadDay[]): Road {
  const total = days.reduce((sum, { kilometres }) => sum + kilometres, 0)
  const lengths = days.map(({ kilometres }) => Math.max(leastBlock, (kilometres / total) * 100 || 0))
  const scale = 100 / lengths.reduce((sum, length) => sum + length, 0)
  let from = 0
  const blocks = lengths.map((length) => {
    const block = { from, to: from + length * scale }
    from = block.to
    return block
  })
  const placed = days.flatMap(({ kilometres, marks }, index) => {
    const { from: start, to: end } = blocks[index] ?? { from: 0, to: 0 }
    return marks.map(({ kilometres: along, name, kind }, mark) => {
      // What lies all at one place ends its block.
      const share = kilometres > 0 ? along / kilometres : (mark + 1) / marks.length
      return { at: start + (end - start) * Math.min(1, share), name, kind }
    })
  })
  return { blocks, marks: labelMarks(joinMarks(placed)) }
}

interface NamedMark {
  at: number
  kind: MarkKind
  names: string[]
}

/** Joins the words of marks that lie on top of each other; a bed is seen before a stop. */
function joinMarks(placed: readonly { at: number; name: string; kind: MarkKind }[]): NamedMark[] {
  const joined: NamedMark[] = []
  for (const { at, name, kind } of placed) {
    const last = joined.at(-1)
    if (!last || at - last.at > sameMark) joined.push({ at, kind, names: [name] })
    else {
      if (!last.names.includes(name)) last.names.push(name)
      if (last.kind === 'stop' && kind !== 'stop') Object.assign(last, { kind, at })
    }
  }
  return joined
}

function labelMarks(marks: readonly NamedMark[]): RoadMark[] {
  let nearEnd = Number.NEGATIVE_INFINITY
  let farEnd = Number.NEGATIVE_INFINITY
  let farStem = Number.NEGATIVE_INFINITY
  return marks.map(({ at, kind, names }, index): RoadMark => {
    const text = nameMark(names)
    const width = (text.length + 1) * letter
    const isLeft = at + width > 100 + behindEnd
    const begins = isLeft ? at - width : at
    const ends = isLeft ? at : at + width
    // The stem of a far label must not cross a near one, so the first of two that are close goes below.
    const next = marks[index + 1]?.at ?? Number.POSITIVE_INFINITY
    const levels = next < ends ? [true, false] : [false, true]
    const isFar = levels.find((isBelow) =>
      isBelow ? !isLeft && at >= nearEnd && at >= farEnd : begins >= nearEnd && begins >= farStem,
    )
    if (isFar === undefined) return { at, kind }
    if (isFar) {
      farEnd = ends
      farStem = at
    } else nearEnd = ends
    return { at, kind, label: { text, isFar, isLeft } }
  })
}

function nameMark(names: readonly string[]): string {
  const all = names.join(', ')
  if (all.length <= longestName) return all
  const [first = ''] = names
  return first.length <= longestName ? first : `${first.slice(0, longestName - 1).trimEnd()}…`
}
