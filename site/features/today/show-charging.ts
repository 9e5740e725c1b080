import { buildRefusal, buildSourceLine } from '#site/today/say-part.ts'
import { showStationStatus } from '#site/today/show-station-status.ts'
import type { TodayView } from './show-parts.ts'

/** Fills the status of each station of the list, and returns whose figures these are, or who else knows. */
export function showCharging(root: ParentNode, view: TodayView): HTMLElement[] {
  const { words } = view
  const part = view.answer.parts.charging
  showStationStatus(root, part, view)
  const refusal = buildRefusal(part, 'charging', view, { failed: words.chargingFailed, off: words.chargingOff })
  return [refusal ?? buildSourceLine(part, view)]
}
