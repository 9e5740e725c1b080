import type { AvalancheDay, Warning } from '#contract/today.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMoment, formatWarningTime } from '#site/today/format-moment.ts'
import { iconOf, levelOf } from '#site/today/level-of-warning.ts'
import { listWarnings } from '#site/today/list-warnings.ts'
import { nameWarning } from '#site/today/name-warning.ts'
import { buildGap, buildQuote, buildRefusal, buildSourceLine, buildUnreadable, quote } from '#site/today/say-part.ts'
import { buildElement, buildIcon } from '#site/ui/build-element.ts'
import { nameOf, type TodayView } from './show-parts.ts'

/** Levels of MET and NVE: 2 yellow to 4 red; of the avalanche bulletin: 1 to 5. */
const highestLevel = 4
const highestDanger = 5

/** Returns the warnings of weather, floods and landslides, highest level first, or why there are none. */
export function showWarnings(view: TodayView): HTMLElement[] {
  const { words } = view
  const { warnings, floods } = view.answer.parts
  const all = listWarnings(view.answer.parts)
  const [first, ...more] = all
  const shown: (HTMLElement | null)[] = first
    ? [buildWarning(first, view), ...more.map((each) => foldWarning(each, view))]
    : []
  const said = { failed: words.warningsFailed, waiting: words.warningsWaiting }
  shown.push(buildUnreadable(warnings, 'warnings', view), buildUnreadable(floods, 'floods', view))
  shown.push(buildRefusal(warnings, 'warnings', view, said))
  if (warnings.data !== null && floods.state !== 'off') shown.push(buildGap(floods, 'floods', view))
  if (warnings.data !== null && all.length === 0 && !warnings.unreadable && !floods.unreadable) {
    const t = formatMoment(warnings.fetchedAt ?? view.now, view)
    shown.push(buildElement('p.today-none', {}, fillGaps(words.noWarnings, { t })))
  }
  if (warnings.data !== null) shown.push(buildSourceLine(warnings, view))
  return shown.filter((each) => each !== null)
}

function buildWarning(each: Warning, view: TodayView): HTMLElement {
  return buildElement(
    'article.today-warning',
    { 'data-level': levelOf(each) },
    buildElement(
      'div',
      {},
      buildElement('h3', {}, buildIcon(iconOf(each)), nameWarning(each, view)),
      buildFacts(each, view),
    ),
    buildElement('div', {}, ...describeWarning(each, view)),
  )
}

/** What is less than the highest is told in one line, and the rest on demand. */
function foldWarning(each: Warning, view: TodayView): HTMLElement {
  const { words } = view
  return buildElement(
    'details.today-warning.today-folded',
    { 'data-level': levelOf(each), 'data-fold': each.id },
    buildElement(
      'summary',
      {},
      buildIcon(iconOf(each)),
      buildElement('h3', {}, nameWarning(each, view)),
      each.level !== null && buildElement('span', {}, fillGaps(words.levelOf, { n: each.level })),
    ),
    buildFacts(each, view),
    ...describeWarning(each, view),
  )
}

/** When, how high and where; the level as word, number and blocks of a scale. */
function buildFacts(each: Warning, view: TodayView): HTMLElement {
  const { words } = view
  const area = quote(each.area, view)?.text
  const places = each.places.map(nameOf).join(', ')
  return buildElement(
    'p.today-warning-facts',
    {},
    buildElement('b', {}, formatWarningTime(each, view, words)),
    each.level !== null &&
      buildElement('b', {}, fillGaps(words.levelOf, { n: each.level }), buildScale(each.level, highestLevel)),
    buildElement('span', {}, [area, places].filter(Boolean).join(' · ')),
  )
}

function describeWarning(each: Warning, view: TodayView): (HTMLElement | undefined)[] {
  const { words } = view
  return [
    buildQuote('p', each.description, view),
    labelled(words.advice, each.advice, view),
    labelled(words.consequences, each.consequences, view),
    each.link ? buildElement('p', {}, buildElement('a', { href: each.link }, words.whole)) : undefined,
  ]
}

/** A scale as blocks, as on a chart's border; hidden from screen readers, who hear the number. */
function buildScale(level: number, highest: number): HTMLElement {
  const blocks = Array.from({ length: highest }, (_, index) =>
    buildElement('i', { class: index < level ? 'today-scale-on' : undefined }),
  )
  return buildElement('span.today-scale', { 'aria-hidden': 'true' }, ...blocks)
}

function labelled(label: string, said: Warning['advice'], view: TodayView): HTMLElement | undefined {
  const text = buildQuote('span', said, view)
  return text && buildElement('p', {}, buildElement('b', {}, `${label}: `), text)
}

/** Returns the avalanche bulletins of today and the days after, shortened and said to be so, or why there are none. */
export function showAvalanche(view: TodayView): HTMLElement[] {
  const { words } = view
  const part = view.answer.parts.avalanche
  if (part.state === 'outOfSeason')
    return [buildElement('p', { 'data-out-of-season': '' }, words.outOfSeason), buildSourceLine(part, view)]
  const refusal = buildRefusal(part, 'avalanche', view, { failed: words.avalancheFailed })
  if (refusal) return [refusal]
  const days = part.data ?? []
  if (days.length === 0) return [buildElement('p', {}, words.notAssessed), buildSourceLine(part, view)]
  const unreadable = buildUnreadable(part, 'avalanche', view)
  return [
    ...(unreadable ? [unreadable] : []),
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
    buildElement(
      'p.today-danger',
      {},
      day.level !== null && buildElement('b', { 'aria-hidden': 'true' }, String(day.level)),
      buildElement('span', {}, level, day.level !== null && buildScale(day.level, highestDanger)),
    ),
    buildQuote('p', day.mainText, view),
  )
}
