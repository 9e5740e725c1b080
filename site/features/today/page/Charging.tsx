import { Refusal, SourceLine } from '#site/features/today/parts/PartStatus.tsx'
import type { TodayView } from './today-view.ts'

/** Whose figures these are, or who else knows. */
export function ChargingSource({ view, retry }: { view: TodayView; retry: () => void }) {
  const { words } = view
  const part = view.answer.parts.charging
  if (part.data !== null || part.state === 'outOfSeason') return <SourceLine part={part} saying={view} />
  const said = { failed: words.chargingFailed, off: words.chargingOff }
  return <Refusal part={part} name="charging" said={said} saying={view} retry={retry} />
}
