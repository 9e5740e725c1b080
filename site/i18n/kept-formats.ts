// Making a formatter costs a slow phone up to a millisecond, more than all that it then formats on a page.

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

/** Returns the formatter of numbers for a locale and options, made once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keep(numbers, locale, options, () => new Intl.NumberFormat(locale, options))
}

/** Returns the formatter of dates for a locale and options, made once. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keep(dates, locale, options, () => new Intl.DateTimeFormat(locale, options))
}

function keep<Format>(kept: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const key = locale + JSON.stringify(options)
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  return made
}
