/** Returns how long ago a moment was: «for 12 minutter siden». A future moment counts as now. */
export function formatAge(time: string, now: number, locale: string): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(time)) / 60_000))
  const inWords = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  // «dette minuttet» reads badly.
  if (minutes < 1) return inWords.format(0, 'second')
  if (minutes < 120) return inWords.format(-minutes, 'minute')
  if (minutes < 48 * 60) return inWords.format(-Math.floor(minutes / 60), 'hour')
  return inWords.format(-Math.floor(minutes / 1440), 'day')
}
