import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatClock } from '#site/i18n/format-clock.ts'
import { formatMonth } from '#site/i18n/format-date.ts'
import type { Remark } from '#site/trip-plan/find-remarks.ts'
import type { Suggestion } from '#site/trip-plan/suggest-stops.ts'
import { buildButton } from '#site/trip-plan/trip-controls.ts'
import { buildElement, buildIcon } from '#site/ui/build-element.ts'
import { info, warning } from '#site/ui/icons.ts'
import { formatLength, localeOf, nameOfStop, type TripVoice } from './format-trip.ts'
import type { DayWarning } from './trip-weather.ts'

/** Returns a remark in words: its title, and its reason with figures. */
export function describeRemark(remark: Remark, voice: TripVoice): { title: string; text: string } {
  const { words, language } = voice
  const locale = localeOf(language)
  const monthName = (month: number) => formatMonth(month, language)
  const open = remark.ref ? voice.atlas.find(remark.ref)?.openMonths : undefined
  const map = <Value>(values: Readonly<Record<string, number>> | undefined, say: (value: number) => Value) =>
    Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, say(value)]))
  const gaps = {
    ...map(remark.lengths, (minutes) => formatLength(minutes, voice)),
    ...map(remark.clocks, formatClock),
    ...(remark.ref ? { stop: nameOfStop(remark.ref, voice) } : {}),
    ...(remark.month ? { month: monthName(remark.month) } : {}),
    ...(open ? { months: new Intl.ListFormat(locale).format(open.toSorted((a, b) => a - b).map(monthName)) } : {}),
    ...(remark.kilometres === undefined ? {} : { kilometres: Math.round(remark.kilometres) }),
    ...(remark.hours === undefined ? {} : { hours: remark.hours }),
  }
  const { title, text } = words.remarks[remark.kind]
  return { title: fillGaps(title, gaps), text: fillGaps(text, gaps) }
}

/** What can be done about a remark with one press. */
export interface RemarkActions {
  /** Looks for a better place in the plan for what a remark is about. */
  improve(remark: Remark): void
  openSearch(day: number): void
  /** Returns beds near where a day ends. */
  suggestBeds(day: number): readonly Suggestion[]
  setBed(day: number, ref: string): void
}

const movable: readonly Remark['kind'][] = ['tooLong', 'beyondLight', 'dark', 'farOff', 'closedHours', 'missed']

/** Returns beds near by, each with a button to sleep there. */
function buildBeds({ day }: Remark, { words }: TripVoice, actions: RemarkActions): HTMLElement | undefined {
  const beds = actions.suggestBeds(day)
  if (beds.length === 0) return undefined
  const rows = beds.map(({ ref, name, kilometres }) =>
    buildElement(
      'li',
      {},
      buildElement(
        'span',
        {},
        name,
        buildElement('small.muted', {}, ` ${fillGaps(words.kilometresOff, { kilometres: Math.round(kilometres) })}`),
      ),
      buildButton(words.sleepHere, () => actions.setBed(day, ref), {
        label: `${words.sleepHere}: ${name}`,
        focus: `bed-${day}-${ref}`,
      }),
    ),
  )
  return buildElement('ul.trip-beds', {}, ...rows)
}

/** Returns where a remark that no move in the plan helps leads on to. */
function buildWayOn({ kind, ref }: Remark, voice: TripVoice): HTMLElement | false {
  const { words, chargersHref } = voice
  const page = ref === undefined ? undefined : voice.atlas.find(ref)?.href
  if (kind === 'againstMonth' && page) return buildElement('a', { href: page }, words.insteadOf)
  if (kind === 'battery') return buildElement('a', { href: chargersHref }, words.chargers)
  if (kind === 'missed') return buildElement('a', { href: 'https://entur.no', rel: 'noreferrer' }, words.bus)
  return false
}

function buildNotice(
  kind: { isBad: boolean; icon: string },
  title: string,
  text: string,
  ...more: (HTMLElement | false)[]
): HTMLElement {
  const notice = buildElement(
    'div.notice.trip-notice',
    {},
    buildIcon(kind.icon),
    buildElement('b', {}, title),
    buildElement('p', {}, text),
    ...more,
  )
  notice.classList.toggle('bad', kind.isBad)
  return notice
}

/** Returns a remark at the place it is about, with its way out; `actions` are absent where nothing can be changed. */
export function buildRemark(remark: Remark, voice: TripVoice, actions: RemarkActions | undefined): HTMLElement {
  const { title, text } = describeRemark(remark, voice)
  const { words } = voice
  const { kind, weight, day, index } = remark
  if (weight === 'know') return buildElement('p.trip-flag', {}, buildElement('b', {}, `${title}.`), ` ${text}`)
  const focus = `remark-${kind}-${day}.${index ?? ''}`
  const button =
    actions &&
    (movable.includes(kind)
      ? buildButton(words.betterPlace, () => actions.improve(remark), {
          focus,
          label: `${words.betterPlace}: ${title}`,
        })
      : kind === 'noBed' &&
        buildButton(words.addStop, () => actions.openSearch(day), { focus, label: `${words.addStop}: ${title}` }))
  const beds = actions && kind === 'noBed' && buildBeds(remark, voice, actions)
  const wayOn = buildWayOn(remark, voice)
  return buildNotice(
    { isBad: weight === 'against', icon: warning },
    title,
    text,
    beds || false,
    button || wayOn ? buildElement('p.buttons', {}, button, wayOn) : false,
  )
}

/** Returns an official warning beside its day. */
export function buildDayWarning({ title, text, href, isHigh }: DayWarning): HTMLElement {
  const link = buildElement('p', {}, buildElement('a', { href }, title), ` ${text}`)
  const notice = buildElement('div.notice.trip-notice', {}, buildIcon(warning), link)
  notice.classList.toggle('bad', isHigh)
  return notice
}

/** Returns the sentence that the official warnings are not known. */
export function buildWarningsUnknown({ words }: TripVoice): HTMLElement {
  const notice = buildElement(
    'div.notice.trip-notice',
    {},
    buildIcon(info),
    buildElement('p', {}, words.warningsFailed),
  )
  return notice
}

/** Returns the list of what is worth a look, each leading to its day; undefined where there is nothing. */
export function buildRemarkList(remarks: readonly Remark[], voice: TripVoice): HTMLElement | undefined {
  const { words } = voice
  const listed = remarks.filter(({ weight }) => weight !== 'know')
  if (listed.length === 0) return undefined
  const rows = listed.map((remark) => {
    const { title, text } = describeRemark(remark, voice)
    const id = `day-${remark.day + 1}`
    const number = fillGaps(words.dayNumber, { number: remark.day + 1 })
    const link = buildElement('a', { href: `#${id}`, 'data-jump': id }, `${number}: ${title}`)
    const row = buildElement('li', {}, buildIcon(warning), link, buildElement('span', {}, text))
    row.classList.toggle('bad', remark.weight === 'against')
    return row
  })
  return buildElement(
    'section.trip-look',
    { 'aria-labelledby': 'look-title' },
    buildElement(
      'div',
      {},
      buildElement('h2', { id: 'look-title' }, words.remarksTitle),
      buildElement('p.small.muted', {}, words.remarksText),
    ),
    buildElement('ul', {}, ...rows),
  )
}
