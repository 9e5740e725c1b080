import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatPercent } from '#site/i18n/format-number.ts'
import type { Stretch } from './altitude-crossings.ts'
import { describeMoment } from './format-light.ts'
import type { LightWords } from './light-words.ts'
import type { MoonOfDay } from './moon-of-day.ts'

/** Returns the moon of a day in words: «opp 14:02, ned 03:10; voksende måne, 72 % belyst». */
export function formatMoon(moon: MoonOfDay, day: Stretch, words: LightWords, locale: string): string {
  const events = [
    ...moon.rises.map((moment) => ({ moment, key: 'light.moon.rise' as const })),
    ...moon.sets.map((moment) => ({ moment, key: 'light.moon.set' as const })),
  ].sort((a, b) => a.moment - b.moment)
  const path =
    events.length > 0
      ? events.map(({ moment, key }) => fillGaps(words[key], { time: describeMoment(moment, day) })).join(', ')
      : words[moon.moonUp.length > 0 ? 'light.moon.alwaysUp' : 'light.moon.alwaysDown']
  const percent = formatPercent(moon.illumination, locale)
  return `${path}; ${fillGaps(words['light.moon.lit'], { phase: words[`light.moon.${moon.phase}`], percent })}`
}
