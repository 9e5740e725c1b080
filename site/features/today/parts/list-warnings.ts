import type { TodayParts, Warning } from '#contract/today.ts'

/** Returns the warnings of weather, floods and landslides, highest level first; one without a level that we know comes before all. */
export function listWarnings({ warnings, floods }: TodayParts): Warning[] {
  return [...(warnings.data ?? []), ...(floods.data ?? [])].toSorted(
    (one, other) => (other.level ?? 5) - (one.level ?? 5),
  )
}
