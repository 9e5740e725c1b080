import type { Words } from '#site/i18n/translate.ts'
import { lightSentenceKeys } from './describe-light.ts'
import type { MoonPhase } from './moon-of-day.ts'

export const moonPhaseKeys = {
  new: 'light.moon.new',
  waxingCrescent: 'light.moon.waxingCrescent',
  firstQuarter: 'light.moon.firstQuarter',
  waxingGibbous: 'light.moon.waxingGibbous',
  full: 'light.moon.full',
  waningGibbous: 'light.moon.waningGibbous',
  lastQuarter: 'light.moon.lastQuarter',
  waningCrescent: 'light.moon.waningCrescent',
} as const satisfies Record<MoonPhase, string>

/** The keys of the words that `DaylightToday` needs in the browser. */
export const lightWordKeys = [
  ...lightSentenceKeys,
  ...Object.values(moonPhaseKeys),
  'light.astronomicalTwilight',
  'light.blue',
  'light.civilTwilight',
  'light.dark',
  'light.date',
  'light.golden',
  'light.moon',
  'light.moon.alwaysDown',
  'light.moon.alwaysUp',
  'light.moon.lit',
  'light.moon.rise',
  'light.moon.set',
  'light.nauticalTwilight',
  'light.nextDay',
  'light.now',
  'light.previousDay',
  'light.sun',
  'light.title',
  'light.titleOtherDay',
  'light.today',
] as const

export type LightWords = Words<(typeof lightWordKeys)[number]>
