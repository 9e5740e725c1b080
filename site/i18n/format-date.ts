import { type Language, languageOfLocale, languages } from '#contract/languages.ts'

// From a table, as numbers are (format-number.ts).

interface DayNames {
  /** January first, as beside a day. */
  months: readonly string[]
  shortMonths: readonly string[]
  /** Sunday first. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** After the figure of a day. */
  ordinal: string
  /** Between a weekday and the day: after its whole name, after its short one, and where the year follows. */
  afterWeekday: { long: string; short: string; withYear: string }
}

const names: Record<Language, DayNames> = {
  no: {
    months: split('januar februar mars april mai juni juli august september oktober november desember'),
    shortMonths: split('jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.'),
    weekdays: split('søndag mandag tirsdag onsdag torsdag fredag lørdag'),
    shortWeekdays: split('søn. man. tir. ons. tor. fre. lør.'),
    ordinal: '.',
    afterWeekday: { long: ' ', short: ' ', withYear: ' ' },
  },
  en: {
    months: split('January February March April May June July August September October November December'),
    shortMonths: split('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
    weekdays: split('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    shortWeekdays: split('Sun Mon Tue Wed Thu Fri Sat'),
    ordinal: '',
    afterWeekday: { long: ' ', short: ' ', withYear: ', ' },
  },
  de: {
    months: split('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    shortMonths: split('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    weekdays: split('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'),
    shortWeekdays: split('So Mo Di Mi Do Fr Sa'),
    ordinal: '.',
    afterWeekday: { long: ', ', short: '., ', withYear: ', ' },
  },
}

function split(words: string): string[] {
  return words.split(' ')
}

/** Returns the names of the months, January first. */
export function listMonths(locale: string): readonly string[] {
  return names[languageOfLocale(locale)].months
}

/** What of a day is said, as `Intl` names it. */
export interface DayStyle {
  weekday?: 'long' | 'short'
  day?: 'numeric'
  month?: 'long' | 'short'
  year?: 'numeric'
}

/** Returns a day (`2026-11-20`) in words as `Intl` has them in one of the guide's locales: «fredag 20. november». */
export function formatDay(date: string, locale: string, style: DayStyle): string {
  const { months, shortMonths, weekdays, shortWeekdays, ordinal, afterWeekday } = names[languageOfLocale(locale)]
  const [year = '', month = '', day = ''] = date.split('-')
  const rest = [
    style.day && `${Number(day)}${ordinal}`,
    style.month && (style.month === 'long' ? months : shortMonths)[Number(month) - 1],
    style.year && String(Number(year)),
  ].filter(Boolean)
  if (!style.weekday) return rest.join(' ')
  const weekday = (style.weekday === 'long' ? weekdays : shortWeekdays)[new Date(`${date}T00:00Z`).getUTCDay()] ?? ''
  return rest.length === 0 ? weekday : weekday + afterWeekday[style.year ? 'withYear' : style.weekday] + rest.join(' ')
}

/** Returns a day in words: «fredag 20. november». */
export function formatLongDay(day: string, locale: string): string {
  return formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** Returns a day in words: «20. november 2026». */
export function formatDate(day: string, language: Language): string {
  return formatDay(day, languages[language].locale, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** Returns two days as a range: «20.–22. november 2026», «30. oktober – 2. november 2026»; without the years where nobody needs them. */
export function formatDayRange(from: string, to: string, locale: string, hasYear = true): string {
  const style: DayStyle = { day: 'numeric', month: 'long', ...(hasYear && { year: 'numeric' as const }) }
  const last = formatDay(to, locale, style)
  if (from === to) return last
  if (from.slice(0, 7) === to.slice(0, 7)) return `${formatDay(from, locale, { day: 'numeric' })}–${last}`
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${formatDay(from, locale, isOneYear ? { day: 'numeric', month: 'long' } : style)} – ${last}`
}

/** Returns a month (`2026-05`) in words: «mai 2026». */
export function formatMonthOfYear(month: string, language: Language): string {
  return formatDay(`${month}-01`, languages[language].locale, { month: 'long', year: 'numeric' })
}

/** Returns a month (1–12) in words: «mai». */
export function formatMonth(month: number, language: Language): string {
  return names[language].months[month - 1] ?? ''
}

/** Returns the name of an ISO weekday (1 is Monday): «mandag». */
export function nameWeekday(weekday: number, language: Language): string {
  return names[language].weekdays[weekday % 7] ?? ''
}

/** Returns a day of the year (`05-27`) in words: «27. mai». */
export function formatDayOfYear(day: string, language: Language): string {
  return formatDay(`2028-${day}`, languages[language].locale, { day: 'numeric', month: 'long' })
}

/** Returns a span of days of the year (`05-27` to `07-16`) in words: «27. mai – 16. juli». */
export function formatSpan(from: string, to: string, language: Language): string {
  return `${formatDayOfYear(from, language)} – ${formatDayOfYear(to, language)}`
}
