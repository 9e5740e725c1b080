import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatClock } from '#site/i18n/format-clock.ts'
import { formatMonth } from '#site/i18n/format-date.ts'
import type { Remark } from '#site/trip-plan/find-remarks.ts'
import { formatTime } from '#site/trip-plan/schedule.ts'
import type { Suggestion } from '#site/trip-plan/suggest-stops.ts'
import { buildButton } from '#site/trip-plan/trip-controls.ts'
import { buildElement, buildIcon } from '#site/ui/build-element.ts'
import { info, warning } from '#site/ui/icons.ts'
import { formatDayMonth, formatLength, formatSeason, localeOf, nameOfStop, type TripVoice } from './format-trip.ts'
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
    ...(remark.date && remark.ref
      ? { date: formatDayMonth(remark.date, language), season: formatSeason(remark.ref, voice) }
      : {}),
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
  /** Returns whether another place in the plan may help. */
  canMove(remark: Remark): boolean
  openSearch(day: number): void
  /** Returns beds near where a day ends. */
  suggestBeds(day: number): readonly Suggestion[]
  setBed(day: number, ref: string): void
  /** Returns when to set out on a day so as to be in time, in minutes after midnight; undefined where no hour of the day is early enough. */
  findStart(day: number): number | undefined
  setStart(day: number, minutes: number): void
  hide(remark: Remark): void
}

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
  if ((kind === 'againstMonth' || kind === 'notForChildren') && page)
    return buildElement('a', { href: page }, words.insteadOf)
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
  const act = (said: string, run: () => void) => buildButton(said, run, { focus, label: `${said}: ${title}` })
  const start = kind === 'missed' ? actions?.findStart(day) : undefined
  const buildAct = (): HTMLElement | false => {
    if (!actions) return false
    if (start !== undefined)
      return act(fillGaps(words.setOutAt, { time: formatTime(start) }), () => actions.setStart(day, start))
    if (actions.canMove(remark)) return act(words.betterPlace, () => actions.improve(remark))
    return kind === 'noBed' && act(words.addStop, () => actions.openSearch(day))
  }
  const hide =
    actions &&
    buildButton(words.hideRemark, () => actions.hide(remark), {
      className: 'trip-text quiet',
      label: `${words.hideRemark}: ${title}`,
    })
  const beds = actions && kind === 'noBed' && buildBeds(remark, voice, actions)
  const wayOn = buildWayOn(remark, voice)
  return buildNotice(
    { isBad: weight === 'against', icon: warning },
    title,
    text,
    beds || false,
    (actions || wayOn) && buildElement('p.buttons', {}, buildAct(), wayOn, hide),
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

/** Returns the list of what is worth a look, each leading to its day, what was hidden folded at its end; undefined where there is nothing. */
export function buildRemarkList(
  remarks: readonly Remark[],
  hidden: readonly Remark[],
  voice: TripVoice,
  showAgain: (remark: Remark) => void,
): HTMLElement | undefined {
  const { words } = voice
  const listed = remarks.filter(({ weight }) => weight !== 'know')
  if (listed.length + hidden.length === 0) return undefined
  const buildRow = (remark: Remark, ...more: HTMLElement[]) => {
    const { title, text } = describeRemark(remark, voice)
    const id = `day-${remark.day + 1}`
    const number = fillGaps(words.dayNumber, { number: remark.day + 1 })
    const link = buildElement('a', { href: `#${id}`, 'data-jump': id }, `${number}: ${title}`)
    const row = buildElement('li', {}, buildIcon(warning), link, buildElement('span', {}, text, ...more))
    row.classList.toggle('bad', remark.weight === 'against')
    return row
  }
  const buildHidden = (remark: Remark) => {
    const label = `${words.showRemark}: ${describeRemark(remark, voice).title}`
    return buildRow(
      remark,
      buildButton(words.showRemark, () => showAgain(remark), { className: 'trip-text', label }),
    )
  }
  const folded = buildElement(
    'details',
    {},
    buildElement('summary', {}, fillGaps(words.hiddenRemarks, { count: hidden.length })),
    buildElement('ul', {}, ...hidden.map(buildHidden)),
  )
  return buildElement(
    'section.trip-look',
    { 'aria-labelledby': 'look-title' },
    buildElement(
      'div',
      {},
      buildElement('h2', { id: 'look-title', tabindex: '-1', 'data-focus': 'look' }, words.remarksTitle),
      buildElement('p.small.muted', {}, words.remarksText),
    ),
    buildElement(
      'div.trip-look-list',
      {},
      listed.length > 0 && buildElement('ul', {}, ...listed.map((remark) => buildRow(remark))),
      hidden.length > 0 && folded,
    ),
  )
}
