const sharedFaults = ['empty', 'object', 'english-503', 'english-429'] as const

const avalancheFaults = [
  ...['no-detail', 'one-day-not-assessed', 'unknown-level', 'other-region', 'twice', 'markup', 'norwegian-in-english'],
  ...['other-english', 'time-of-nowhere', 'ten-thousand', 'endless-text', 'values-only'],
] as const

const hazardFaults = [
  ...['unknown-level', 'markup', 'exercise', 'one-day', 'elsewhere', 'time-of-nowhere', 'ten-thousand'],
  ...['norwegian-in-english'],
] as const

/** Of bulletins, of warnings, and of both. */
export const nveFaults = [...new Set([...sharedFaults, ...avalancheFaults, ...hazardFaults])]

export type NveFault = (typeof nveFaults)[number]
