/** A stop on a road, in kilometres; stops are sorted by position. */
export interface StripStop {
  position: number
}

/** The position of a stop and its label on wide screens. */
export interface LabelPlace {
  /** Percent of the line. */
  left: number
  /** From the line to the label, in rem. */
  distance: number
  isAbove: boolean
  /** The label is left of its mark instead of right. */
  isLeft: boolean
}

const near = 2.2
const far = 5.2
/** Of alternating labels, whose pairs are never from the lowest to the highest. */
const alternating = { near: 1.5, far: 4.5 }

function shareOfLine(stops: readonly StripStop[]): number[] {
  const first = stops[0]?.position ?? 0
  const length = (stops.at(-1)?.position ?? 1) - first
  return stops.map(({ position }) => ((position - first) / length) * 100)
}

/** Returns labels alternately below and above, near and far; for many evenly spaced stops. */
export function alternateLabels(stops: readonly StripStop[]): LabelPlace[] {
  return shareOfLine(stops).map((left, index) => ({
    left,
    distance: index % 4 === 0 || index % 4 === 3 ? alternating.near : alternating.far,
    isAbove: index % 2 === 1,
    isLeft: false,
  }))
}

// Percent of the line at its shortest (68 rem): a label, the space after the last mark, and the least gap of marks.
const nameWidth = 16.5
const roomAtTheEnd = 9
const leastGap = 2.4

/** Returns positions moved apart so that marks do not overlap; they keep their order and stay on the line. */
function spread(lefts: number[]): number[] {
  const spaced = [...lefts]
  for (let index = 1; index < spaced.length; index += 1)
    spaced[index] = Math.max(spaced[index] ?? 0, (spaced[index - 1] ?? 0) + leastGap)
  for (let index = spaced.length - 1; index >= 0; index -= 1) {
    const limit = index === spaced.length - 1 ? 100 : (spaced[index + 1] ?? 100) - leastGap
    spaced[index] = Math.min(spaced[index] ?? 0, limit)
  }
  return spaced
}

function reach({ left, isLeft }: LabelPlace): [number, number] {
  return isLeft ? [left - nameWidth, left] : [left, left + nameWidth]
}

/** Returns whether two labels overlap, or the stem of the farther one crosses the nearer one. */
function collide(one: LabelPlace, other: LabelPlace): boolean {
  if (one.isAbove !== other.isAbove) return false
  const [from, to] = reach(one)
  const [otherFrom, otherTo] = reach(other)
  if (one.distance === other.distance) return from < otherTo && otherFrom < to
  const [nearer, farther] = one.distance < other.distance ? [one, other] : [other, one]
  const [nearFrom, nearTo] = reach(nearer)
  return farther.left > nearFrom && farther.left < nearTo
}

function choicesAt(left: number): { place: LabelPlace; cost: number }[] {
  return [near, far].flatMap((distance) =>
    [true, false].flatMap((isAbove) =>
      [false, true]
        .map((isLeft) => ({
          place: { left, distance, isAbove, isLeft },
          cost: (distance === far ? 5 : 0) + (isLeft ? 1 : 0) + (isAbove ? 0 : 0.1),
        }))
        .filter(({ place }) => {
          const [from, to] = reach(place)
          return from >= -1 && to <= 100 + roomAtTheEnd
        }),
    ),
  )
}

/**
 * Returns labels for unevenly spaced stops without overlaps, preferably near the line and right of the mark; alternating ones
 * when there is no such arrangement.
 */
export function fitLabels(stops: readonly StripStop[]): LabelPlace[] {
  const lefts = spread(shareOfLine(stops))
  let best: LabelPlace[] | undefined
  let bestCost = Number.POSITIVE_INFINITY
  const placeNext = (placed: LabelPlace[], cost: number) => {
    if (cost >= bestCost) return
    const left = lefts[placed.length]
    if (left === undefined) {
      best = placed
      bestCost = cost
      return
    }
    for (const choice of choicesAt(left)) {
      if (placed.every((other) => !collide(other, choice.place)))
        placeNext([...placed, choice.place], cost + choice.cost)
    }
  }
  placeNext([], 0)
  return best ?? alternateLabels(stops)
}
