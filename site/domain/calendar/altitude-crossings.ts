/** Milliseconds since 1970, first and last moment. */
export interface Stretch {
  start: number
  end: number
}

const minuteMs = 60_000
const sampleMs = 10 * minuteMs

/** Returns the moments at which a smooth height passes a threshold, ascending, within a second. */
export function findCrossings(
  heightAt: (moment: number) => number,
  day: Stretch,
  thresholds: readonly number[],
): number[] {
  const moments: number[] = []
  for (let moment = day.start; moment < day.end; moment += sampleMs) moments.push(moment)
  moments.push(day.end)
  const samples = moments.map((moment) => ({ moment, height: heightAt(moment) }))
  const monotone = samples.flatMap((sample, index) => {
    const before = samples[index - 1]
    const after = samples[index + 1]
    if (!before || !after) return [sample]
    const isTop = sample.height >= before.height && sample.height >= after.height
    const isBottom = sample.height <= before.height && sample.height <= after.height
    if (!isTop && !isBottom) return [sample]
    const moment = findTurningPoint(heightAt, before.moment, after.moment, isTop ? 1 : -1)
    return [sample, { moment, height: heightAt(moment) }].sort((a, b) => a.moment - b.moment)
  })
  const crossings: number[] = []
  for (const [index, { moment, height }] of monotone.entries()) {
    const next = monotone[index + 1]
    if (!next) break
    for (const threshold of thresholds) {
      if (height < threshold === next.height < threshold) continue
      crossings.push(bisect(heightAt, moment, next.moment, threshold))
    }
  }
  return crossings.sort((a, b) => a - b)
}

/** Ternary search: between two samples around a turning point the height has only one. */
function findTurningPoint(heightAt: (moment: number) => number, from: number, to: number, sign: 1 | -1): number {
  let [low, high] = [from, to]
  while (high - low > 1000) {
    const third = (high - low) / 3
    if (sign * heightAt(low + third) < sign * heightAt(high - third)) low += third
    else high -= third
  }
  return (low + high) / 2
}

function bisect(heightAt: (moment: number) => number, from: number, to: number, threshold: number): number {
  const isBelowAtStart = heightAt(from) < threshold
  let [low, high] = [from, to]
  while (high - low > 1000) {
    const middle = (low + high) / 2
    if (heightAt(middle) < threshold === isBelowAtStart) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Returns the moment of the nearest full minute, never outside the day. */
export function roundToMinute(moment: number, day: Stretch): number {
  return Math.min(day.end, Math.max(day.start, Math.round(moment / minuteMs) * minuteMs))
}
