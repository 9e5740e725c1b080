import { languages } from '#contract/languages.ts'
import { formatStretches } from '#site/calendar/format-light.ts'
import { lightColour } from '#site/calendar/light-colour.ts'
import { joinStretches, lightOfDay, minutesOf } from '#site/calendar/light-of-day.ts'
import { sunHeight } from '#site/calendar/sun-height.ts'
import { googleWayOf } from '#site/geography/outside-maps.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatClock } from '#site/i18n/format-clock.ts'
import type { Place } from '#site/trip-plan/atlas.ts'
import type { Remark } from '#site/trip-plan/find-remarks.ts'
import type { Notes } from '#site/trip-plan/notes.ts'
import type { Plan, Spot } from '#site/trip-plan/plan.ts'
import {
  type DaySchedule,
  formatTime,
  isOnFoot,
  listPlaces,
  minutesOfTime,
  type Visit,
} from '#site/trip-plan/schedule.ts'
import { buildButton } from '#site/trip-plan/trip-controls.ts'
import { buildElement, buildSvg } from '#site/ui/build-element.ts'
import {
  formatCounted,
  formatLength,
  formatNote,
  formatWeekday,
  nameOfStop,
  type TripVoice,
  travelWords,
} from './format-trip.ts'
import { buildDayWarning, buildRemark, buildWarningsUnknown, type RemarkActions } from './show-remarks.ts'
import type { DayWarning } from './trip-weather.ts'

/** What a day of the page shows, and what pressing does. */
export interface DayView {
  plan: Plan
  notes: Notes
  index: number
  schedule: DaySchedule
  isReadOnly: boolean
  remarks: readonly Remark[]
  /** Of the day; null where they could not be fetched. */
  warnings: readonly DayWarning[] | null
  /** The forecast in words, where there is anything to say. */
  weather: string | undefined
  /** The small map, once it is loaded. */
  chart: HTMLElement | undefined
  remarkActions: RemarkActions
  /** Builds what is open under a stop: the strip to change it. */
  buildEdit(spot: Spot): HTMLElement | undefined
  /** Builds the search for a stop, if it is open on this day. */
  buildSearch(): HTMLElement | undefined
  toggleEdit(spot: Spot): void
  openSearch(day: Spot['day']): void
  setStart(day: number, minutes: number): void
}

/** Returns the day in its light: above the sky of the date and place, below driving and stops. */
function buildBar({ schedule, index, plan }: DayView, voice: TripVoice): SVGSVGElement {
  const label = fillGaps(travelWords(plan, voice).bar, {
    number: index + 1,
    drive: formatCounted(schedule.driveMinutes, plan, voice),
    out: formatCounted(schedule.outMinutes, plan, voice),
  })
  const bar = buildSvg('svg', {
    class: 'trip-bar',
    viewBox: '0 0 1440 20',
    preserveAspectRatio: 'none',
    role: 'img',
    'aria-label': label,
  })
  const buildBlock = (kind: string, from: number, minutes: number) =>
    buildSvg('rect', { class: kind, x: from, y: 11, width: minutes, height: 9 })
  const place = placeOfDay(schedule)
  const { date } = schedule
  if (date && place) {
    const start = Date.parse(`${date}T00:00:00Z`)
    for (let hour = 0; hour < 24; hour += 1) {
      // Norwegian time is one or two hours ahead; the colour of an hour's middle is good for both.
      const height = sunHeight(place.position, start + (hour - 1) * 3_600_000)
      bar.append(buildSvg('rect', { x: hour * 60, width: 60, height: 9, fill: lightColour(height) }))
    }
  }
  bar.append(buildBlock('ground', 0, 1440))
  for (const { way, arrives, leaves } of schedule.visits) {
    const minutes = way?.minutes ?? 0
    bar.append(buildBlock('drive', arrives - minutes, minutes), buildBlock('stay', arrives, leaves - arrives))
  }
  const last = schedule.goal
  if (last?.way) bar.append(buildBlock('drive', last.arrives - last.way.minutes, last.way.minutes))
  return bar
}

function placeOfDay({ from, visits, goal }: DaySchedule): Place | undefined {
  return visits.find(({ place }) => place)?.place ?? goal?.place ?? from?.place
}

function describeLight(schedule: DaySchedule, voice: TripVoice): { sun: string; dark: string } | undefined {
  const place = placeOfDay(schedule)
  if (!schedule.date || !place) return undefined
  const { words, light, language } = voice
  const found = lightOfDay(place.position, schedule.date)
  const say = (stretches: typeof found.sunUp) =>
    formatStretches(stretches, found.day, light, languages[language].locale)
  const isMidnightSun = minutesOf(found.sunUp) === minutesOf([found.day])
  const [twilight] = found.civilTwilight
  const night = [...found.nauticalTwilight, ...found.dark].sort((one, other) => one.start - other.start)
  const joined = joinStretches(night)
  const sun = isMidnightSun
    ? words.midnightSun
    : found.sunUp.length > 0
      ? say(found.sunUp)
      : twilight
        ? fillGaps(words.polarNight, { hours: say(found.civilTwilight) })
        : words.allDark
  return { sun, dark: joined.length === 0 ? words.neverDark : say(joined) }
}

function buildFacts({ schedule, plan, weather }: DayView, voice: TripVoice): HTMLElement {
  const { words, language } = voice
  const light = describeLight(schedule, voice)
  const kilometres = `${Math.round(schedule.kilometres).toLocaleString(languages[language].locale)}\u00a0km`
  const rows: [string, string][] = [
    [travelWords(plan, voice).name, `${formatCounted(schedule.driveMinutes, plan, voice)}, ${kilometres}`],
    [words.out, formatCounted(schedule.outMinutes, plan, voice)],
    ...(light
      ? ([
          [words.sun, light.sun],
          [words.dark, light.dark],
        ] as [string, string][])
      : []),
    ...(weather ? [[words.weather, weather] as [string, string]] : []),
  ]
  return buildElement(
    'dl.trip-facts',
    {},
    ...rows.map(([name, value]) =>
      buildElement('div', {}, buildElement('dt', {}, name), buildElement('dd', {}, value)),
    ),
  )
}

/** Returns the way to a stop in words; for a bus with a link to departures. */
function buildLeg(way: Visit['way'], { plan }: DayView, voice: TripVoice): HTMLElement {
  const { words, language } = voice
  if (!way) return buildElement('p.trip-leg', {}, words.noRoad)
  const kilometres = `${Math.round(way.kilometres).toLocaleString(languages[language].locale)}\u00a0km`
  const said = `${formatCounted(way.minutes, plan, voice)} · ${kilometres}`
  if (plan.means.kind !== 'bus' || isOnFoot(plan, way)) return buildElement('p.trip-leg', {}, said)
  // No address of Entur's is known that has the places and the date filled in.
  const link = buildElement('a', { href: 'https://entur.no', rel: 'noreferrer' }, words.bus)
  return buildElement('p.trip-leg', {}, `${said} · `, link)
}

function buildTime(minutes: number, { plan }: DayView): HTMLElement | undefined {
  if (plan.means.kind === 'bus') return undefined
  const clock = formatClock(minutes)
  return buildElement('time', { datetime: clock }, clock)
}

function buildChange(
  what: string,
  spot: Spot,
  view: DayView,
  voice: TripVoice,
  isOpen: boolean,
): HTMLElement | undefined {
  if (view.isReadOnly) return undefined
  const button = buildButton(voice.words.change, () => view.toggleEdit(spot), {
    className: 'trip-change',
    label: fillGaps(voice.words.changeStop, { stop: what }),
    focus: `change-${spot.day}.${spot.index}`,
  })
  button.setAttribute('aria-expanded', String(isOpen))
  button.dataset.spot = `${spot.day}.${spot.index}`
  return button
}

/** Returns the name of a stop, with a link to its page, and what there is to say of it. */
export function buildName(
  ref: string,
  place: Place | undefined,
  notes: Notes,
  voice: TripVoice,
): { name: HTMLElement; lines: (string | HTMLElement)[] } {
  const { words, atlas } = voice
  const shown = nameOfStop(ref, voice)
  const name = buildElement('h4', {}, place?.href ? buildElement('a', { href: place.href }, shown) : shown)
  const note = notes[ref]
  const own = note ? [buildElement('span.trip-own', {}, formatNote(note, voice))] : []
  const gone = atlas.retired[ref]
  if (gone && !place) {
    const next = gone.now ? atlas.find(gone.now) : undefined
    return { name, lines: [fillGaps(words.retired, { stop: gone.name, now: next?.name ?? '' }), ...own] }
  }
  if (!place) return { name, lines: [fillGaps(words.unknown, { id: ref }), ...own] }
  const { phone, about, isOutside } = place
  const call = phone && buildElement('a.trip-phone', { href: `tel:${phone.replaceAll(/\s/g, '')}` }, phone)
  return {
    name,
    lines: [...(about ? [about] : []), ...(isOutside ? [words.outside] : []), ...(call ? [call] : []), ...own],
  }
}

function sayRemark(remark: Remark, { isReadOnly, remarkActions }: DayView, voice: TripVoice): HTMLElement {
  return buildRemark(remark, voice, isReadOnly ? undefined : remarkActions)
}

/** Returns the number of a stop on the day's map, by which it is dragged. The strip and keys do the same. */
export function buildGrip({ day, index }: Spot, isReadOnly: boolean): HTMLElement {
  const number = day === 'waiting' ? '' : String(index + 1)
  return buildElement(
    'span.trip-grip',
    { 'aria-hidden': 'true', 'data-grip': isReadOnly ? undefined : `${day}.${index}` },
    number,
  )
}

function buildVisit(visit: Visit, index: number, view: DayView, voice: TripVoice): HTMLElement {
  const { stop, place } = visit
  const spot = { day: view.index, index }
  const { name, lines } = buildName(stop.ref, place, view.notes, voice)
  const edit = view.isReadOnly ? undefined : view.buildEdit(spot)
  const row = buildElement(
    'div.trip-stop.visit',
    {},
    buildGrip(spot, view.isReadOnly),
    buildTime(visit.arrives, view),
    name,
    buildElement('p.trip-stay', {}, formatLength(visit.minutes, voice)),
    buildChange(nameOfStop(stop.ref, voice), spot, view, voice, edit !== undefined),
    ...lines.map((line) => buildElement('p.trip-note', {}, line)),
  )
  if (!place) row.classList.add('unknown')
  // Nobody drives to the first stop of a plan that does not say yet where it begins, nor to the sky above.
  const isThere = place?.isSky === true && visit.way?.kilometres === 0
  const isReached = !isThere && (index > 0 || view.schedule.from !== undefined)
  const remarks = view.remarks
    .filter((remark) => remark.index === index)
    .map((remark) => sayRemark(remark, view, voice))
  return buildElement('li', {}, isReached && buildLeg(visit.way, view, voice), row, ...remarks, edit)
}

function buildStart(view: DayView, voice: TripVoice): HTMLElement | undefined {
  const { schedule, index, plan } = view
  if (!schedule.from) return undefined
  const arrived = index === 0
  const name = nameOfStop(schedule.from.ref, voice)
  const row = buildElement(
    'div.trip-stop.start',
    {},
    buildTime(schedule.starts, view),
    buildElement('h4', {}, fillGaps(arrived ? voice.words.setOutArrival : voice.words.setOutFrom, { place: name })),
  )
  if (!arrived && plan.days[index - 1]?.bed) row.classList.add('bed')
  // Who says when they arrive sets out then.
  if (!view.isReadOnly && plan.means.kind !== 'bus' && !(arrived && plan.arrival.time))
    row.append(buildStartField(view, voice))
  return buildElement('li', {}, row)
}

/** Returns the field for when one sets out. It is read once it is left: each figure that is typed is a time already. */
function buildStartField({ schedule, index, setStart }: DayView, { words }: TripVoice): HTMLElement {
  const value = formatTime(schedule.starts)
  const field = buildElement('input', { type: 'time', value, 'data-focus': `start-${index}` })
  const take = () => {
    if (field.value && field.value !== value) setStart(index, minutesOfTime(field.value))
  }
  field.addEventListener('blur', take)
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') take()
  })
  const label = buildElement('span.visually-hidden', {}, fillGaps(words.setOutLabel, { number: index + 1 }))
  return buildElement('label.trip-start-at', {}, label, field)
}

function buildGoal(view: DayView, voice: TripVoice): HTMLElement | undefined {
  const { schedule, index, plan } = view
  const { goal } = schedule
  const spot = { day: index, index: -1 }
  const edit = view.isReadOnly || goal?.kind === 'departure' ? undefined : view.buildEdit(spot)
  if (!goal) {
    if (index === plan.days.length - 1) return undefined
    const row = buildElement('div.trip-stop.bed.none', {}, buildElement('h4', {}, voice.words.noBed))
    return buildElement('li', {}, row)
  }
  const isBed = goal.kind === 'bed'
  const { name, lines } = buildName(goal.ref, goal.place, view.notes, voice)
  const row = buildElement(
    'div.trip-stop',
    {},
    buildTime(goal.arrives, view),
    name,
    buildElement('p.trip-stay', {}, isBed ? voice.words.night : voice.words.departure),
    isBed && buildChange(nameOfStop(goal.ref, voice), spot, view, voice, edit !== undefined),
    ...lines.map((line) => buildElement('p.trip-note', {}, line)),
  )
  row.classList.add(isBed ? 'bed' : 'end')
  return buildElement('li', {}, buildLeg(goal.way, view, voice), row, edit)
}

/** What is about the end of a day stands there. */
const aboutEnd: readonly Remark['kind'][] = ['noBed', 'bedFar', 'earlyBed', 'missed']

/** Returns a day of the plan: its head with light and figures, its stops along the road. */
export function buildDay(view: DayView, voice: TripVoice): HTMLElement {
  const { schedule, index, isReadOnly } = view
  const { words, language } = voice
  const number = fillGaps(words.dayNumber, { number: index + 1 })
  const id = `day-${index + 1}`
  const search = isReadOnly ? undefined : view.buildSearch()
  const ofDay = view.remarks.filter((remark) => remark.index === undefined)
  const way = googleWayOf(listPlaces(schedule).map(({ position }) => position))
  const rows = [
    buildStart(view, voice),
    ...schedule.visits.map((visit, each) => buildVisit(visit, each, view, voice)),
    buildGoal(view, voice),
  ]
  return buildElement(
    'section.trip-day',
    { id, 'aria-labelledby': `${id}-title`, 'data-drop': isReadOnly ? undefined : String(index) },
    buildElement(
      'div.trip-day-head',
      {},
      buildElement(
        'div',
        {},
        schedule.date ? buildElement('p.small.muted', {}, number) : undefined,
        buildElement('h3', { id: `${id}-title` }, schedule.date ? formatWeekday(schedule.date, language) : number),
        buildBar(view, voice),
        buildFacts(view, voice),
        view.chart,
      ),
    ),
    buildElement(
      'div.trip-day-matter',
      {},
      ...(view.warnings?.map(buildDayWarning) ?? [buildWarningsUnknown(voice)]),
      ...ofDay.filter(({ kind }) => !aboutEnd.includes(kind)).map((remark) => sayRemark(remark, view, voice)),
      buildElement('ol.trip-stops', {}, ...rows),
      ...ofDay.filter(({ kind }) => aboutEnd.includes(kind)).map((remark) => sayRemark(remark, view, voice)),
      buildElement(
        'p.trip-foot',
        {},
        !isReadOnly &&
          buildButton(words.addStop, () => view.openSearch(index), {
            className: 'trip-text',
            focus: `add-${index}`,
            label: `${words.addStop}: ${number}`,
          }),
        way !== null &&
          buildElement(
            'a.trip-text',
            { href: way, rel: 'noreferrer', 'aria-label': `${words.openDay}: ${number}` },
            words.openDay,
          ),
      ),
      search,
    ),
  )
}
