import type { AvalancheDay, Warning } from '#contract/today.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement, buildIcon } from '#site/ui/build-element.ts'
import { warning as warningIcon } from '#site/ui/icons.ts'
import { buildQuote, buildRefusal, buildSourceLine, formatMoment, nameOf, quote, type TodayView } from './show-parts.ts'

/** Returns the warnings of weather, floods and landslides, highest level first, or why there are none. */
export function showWarnings(view: TodayView): HTMLElement[] {
  const { words } = view
  const { warnings, floods } = view.answer.parts
  const all = [...(warnings.data ?? []), ...(floods.data ?? [])].toSorted(
    (one, other) => (other.level ?? 5) - (one.level ?? 5),
  )
  const shown: (HTMLElement | null)[] = all.map((each) => buildWarning(each, view))
  shown.push(buildRefusal(warnings, { failed: words.warningsFailed, off: words.warningsFailed }, view))
  if (warnings.data !== null && floods.data === null && floods.state !== 'off')
    shown.push(buildElement('p.today-note', {}, fillGaps(words.failed, { part: words.part_floods })))
  if (warnings.data !== null && all.length === 0) {
    const t = formatMoment(warnings.fetchedAt ?? view.now, view)
    shown.push(buildElement('p.today-none', {}, fillGaps(words.noWarnings, { t })))
  }
  if (warnings.data !== null) shown.push(buildSourceLine(warnings, view))
  return shown.filter((each) => each !== null)
}

function buildWarning(each: Warning, view: TodayView): HTMLElement {
  const { words } = view
  const ends = each.endsAt === null ? words.untilFurther : fillGaps(words.until, { t: formatMoment(each.endsAt, view) })
  const starts = Date.parse(each.startsAt) > view.now ? `${formatMoment(each.startsAt, view)} ` : ''
  const area = quote(each.area, view)?.text
  const places = each.places.map(nameOf).join(', ')
  return buildElement(
    'article.today-warning',
    { 'data-level': String(each.level ?? 'unknown') },
    buildElement('h3', {}, buildIcon(warningIcon), nameWarning(each, view)),
    buildElement(
      'p.today-warning-facts',
      {},
      each.level !== null && buildElement('b', {}, fillGaps(words.levelOf, { n: each.level })),
      buildElement('span', {}, `${starts}${ends}`),
      area ? buildElement('span', {}, area) : undefined,
      places ? buildElement('span', {}, places) : undefined,
    ),
    buildQuote('p', each.description, view),
    labelled(words.advice, each.advice, view),
    labelled(words.consequences, each.consequences, view),
    each.link ? buildElement('p', {}, buildElement('a', { href: each.link }, words.whole)) : undefined,
  )
}

function labelled(label: string, said: Warning['advice'], view: TodayView): HTMLElement | undefined {
  const text = buildQuote('span', said, view)
  return text && buildElement('p', {}, buildElement('b', {}, `${label}: `), text)
}

/** Returns «Oransje farevarsel: kraftige vindkast»; German has names of its own for the events that MET knows. */
export function nameWarning(each: Warning, view: Pick<TodayView, 'words' | 'language'>): string {
  const { words, language } = view
  const own = each.service === 'weather' ? words[`event_${each.event}` as 'event_wind'] : words[each.service]
  const named = language === 'no' ? each.eventName.no : each.eventName.en
  const event = own ?? named ?? each.eventName.no ?? ''
  const title = each.level === null ? words.levelUnknown : words[`level${each.level}`]
  return fillGaps(title, { event: language === 'de' ? event : event.toLowerCase() })
}

/** Returns the avalanche bulletins of today and the days after, shortened and said to be so, or why there are none. */
export function showAvalanche(view: TodayView): HTMLElement[] {
  const { words } = view
  const part = view.answer.parts.avalanche
  if (part.state === 'outOfSeason') return [buildElement('p', {}, words.outOfSeason), buildSourceLine(part, view)]
  const refusal = buildRefusal(part, { failed: words.avalancheFailed, off: words.avalancheFailed }, view)
  if (refusal) return [refusal]
  const days = part.data ?? []
  if (days.length === 0) return [buildElement('p', {}, words.notAssessed), buildSourceLine(part, view)]
  return [
    buildElement('div.today-days', {}, ...days.map((day) => buildDay(day, view))),
    buildElement('p.today-note', {}, buildElement('a', { href: days[0]?.link ?? part.link }, words.summary)),
    buildSourceLine(part, view),
  ]
}

function buildDay(day: AvalancheDay, view: TodayView): HTMLElement {
  const { words, locale } = view
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const level =
    day.level === null
      ? words.notAssessed
      : fillGaps(words.avalancheLevel, { n: day.level, word: words[`avalanche${day.level}`] })
  return buildElement(
    'div.today-day',
    { 'data-danger': String(day.level ?? 'unknown') },
    buildElement('h3', {}, capitalise(name.format(new Date(`${day.date}T00:00:00Z`)))),
    buildElement('p', {}, buildElement('b', {}, level)),
    buildQuote('p', day.mainText, view),
  )
}
