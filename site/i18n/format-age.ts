import { type Language, languageOfLocale } from '#contract/languages.ts'
import { fillGaps } from './fill-gaps.ts'

/** From a table, as numbers are (format-number.ts); the day before yesterday has a word of its own. */
const ages: Record<Language, Record<'now' | 'minute' | 'minutes' | 'hours' | 'twoDays' | 'days', string>> = {
  no: {
    now: 'nå',
    minute: 'for {count} minutt siden',
    minutes: 'for {count} minutter siden',
    hours: 'for {count} timer siden',
    twoDays: 'i forgårs',
    days: 'for {count} døgn siden',
  },
  en: {
    now: 'now',
    minute: '{count} minute ago',
    minutes: '{count} minutes ago',
    hours: '{count} hours ago',
    twoDays: '{count} days ago',
    days: '{count} days ago',
  },
  de: {
    now: 'jetzt',
    minute: 'vor {count} Minute',
    minutes: 'vor {count} Minuten',
    hours: 'vor {count} Stunden',
    twoDays: 'vorgestern',
    days: 'vor {count} Tagen',
  },
}

/** Returns how long ago a moment was: «for 12 minutter siden». A future moment counts as now. */
export function formatAge(time: string, now: number, locale: string): string {
  const ago = ages[languageOfLocale(locale)]
  const minutes = Math.max(0, Math.floor((now - Date.parse(time)) / 60_000))
  if (minutes < 1) return ago.now
  if (minutes < 120) return fillGaps(minutes === 1 ? ago.minute : ago.minutes, { count: minutes })
  if (minutes < 48 * 60) return fillGaps(ago.hours, { count: Math.floor(minutes / 60) })
  const days = Math.floor(minutes / 1440)
  return fillGaps(days === 2 ? ago.twoDays : ago.days, { count: days })
}
