import type { Warning } from '#contract/today.ts'
import { warningDiamond as diamond, warningOctagon as octagon, warning as triangle } from '#site/ui/icons.ts'

/** Returns the level for `data-level`: `2` yellow to `4` red, `unknown`. Styles are in `levels.css`. */
export function levelOf({ level }: Warning): string {
  return String(level ?? 'unknown')
}

/** Returns the shape of a level: triangle, diamond, octagon; a level unknown to us is taken for orange. */
export function iconOf({ level }: Warning): string {
  return { 2: triangle, 3: diamond, 4: octagon }[level ?? 3]
}
