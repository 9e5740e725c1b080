/** A stop on the line of a road, in kilometres; the stops stand in the order of their positions. */
export interface StripStop {
  position: number
}

/** Where a stop and its name stand on wide screens. */
export interface LabelPlace {
  /** Along the line, in percent of its length. */
  left: number
  /** How far the name is from the line, in rem. */
  distance: number
  isAbove: boolean
  /** The name stands left of its mark instead of right of it. */
  isLeft: boolean
}

const near = 2.2
const far = 5.2

function shareOfLine(stops: readonly StripStop[]): number[] {
  const first = stops[0]?.position ?? 0
  const length = (stops.at(-1)?.position ?? 1) - first
  return stops.map(({ position }) => ((position - first) / length) * 100)
}

/** Names below and above in turn, near and far in turn: for many stops that lie evenly. */
export function alternateLabels(stops: readonly StripStop[]): LabelPlace[] {
  return shareOfLine(stops).map((left, index) => ({
    left,
    distance: Math.floor(index / 2) % 2 === 0 ? near : far,
    isAbove: index % 2 === 1,
    isLeft: false,
  }))
}

// In percent of the line where it is shortest (68 rem wide): a name, the room right of the last mark, and marks side by side.
const nameWidth = 16.5
const roomAtTheEnd = 9
const leastGap = 2.4

/** Moves marks apart that would cover each other; they keep their order and stay on the line. */
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

/** Two names on one side of the line cover each other, or the stem of the farther one runs through the nearer. */
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
 * Finds places for names that lie unevenly, so that none covers another and no stem runs through one: near the line and
 * right of the mark where that goes. Falls back to turns when there is no such arrangement.
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
