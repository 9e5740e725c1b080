import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { findLink } from '#site/trip-plan/exports/find-link.ts'
import type { KeptPlan } from '#site/trip-plan/kept-plans.ts'
import { listPhones } from '#site/trip-plan/list-phones.ts'
import { type Notes, sumCosts } from '#site/trip-plan/notes.ts'
import type { ReadyPlans } from '#site/trip-plan/outline-days.ts'
import { countStops, listRefs, type Plan, type Spot } from '#site/trip-plan/plan.ts'
import { readLink } from '#site/trip-plan/plan-link.ts'
import type { DaySchedule } from '#site/trip-plan/schedule.ts'
import { buildButton, buildField } from '#site/trip-plan/trip-controls.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { patchChildren } from '#site/ui/patch-children.ts'
import {
  formatCounted,
  formatDayMonth,
  formatDays,
  formatKroner,
  formatLead,
  formatSeason,
  formatSize,
  formatStops,
  nameOfPlan,
  nameOfStop,
  type TripVoice,
  travelWords,
} from './format-trip.ts'
import type { BeginForm } from './show-begin.ts'
import { buildGrip, buildName } from './show-day.ts'
import { buildDayBar, type DayBar } from './show-day-bar.ts'

function buildFigure(words: string): HTMLElement {
  // The figure stands before the first space that breaks: «5 dager», «3 av 4 netter», «5 t 55 min bak rattet».
  const [figure = '', ...rest] = words.split(' ')
  return buildElement('span', {}, buildElement('b', {}, figure), ` ${rest.join(' ')}`)
}

/** Returns the sentence about a plan and its figures. */
export function buildSummary(
  plan: Plan,
  notes: Notes,
  schedules: readonly DaySchedule[],
  voice: TripVoice,
): HTMLElement {
  const { words } = voice
  const nights = Math.max(0, plan.days.length - 1)
  const beds = plan.days.slice(0, -1).filter(({ bed }) => bed).length
  const kilometres = schedules.reduce((sum, each) => sum + each.kilometres, 0)
  const minutes = schedules.reduce((sum, each) => sum + each.driveMinutes, 0)
  const counted = formatStops(countStops(plan), voice)
  const waiting = plan.waiting.length
  const costs = sumCosts(notes, listRefs(plan))
  const figures = [
    formatDays(plan.days.length, voice),
    waiting > 0 ? fillGaps(words.stopsWaiting, { stops: counted, waiting }) : counted,
    ...(nights > 0 ? [fillGaps(nights === 1 ? words.oneNight : words.nights, { beds, nights })] : []),
    fillGaps(words.road, { kilometres: Math.round(kilometres) }),
    fillGaps(travelWords(plan, voice).sum, { duration: formatCounted(minutes, plan, voice) }),
    ...(costs > 0 ? [fillGaps(words.costs, { sum: formatKroner(costs, voice) })] : []),
  ]
  return buildElement(
    'div',
    {},
    buildElement('p.trip-lead', {}, formatLead(plan, voice)),
    buildElement('p.trip-sum', {}, ...figures.map(buildFigure)),
    buildDayTable(plan, schedules, voice),
    buildPhones(plan, voice),
  )
}

/** Returns the telephone numbers of the trip, for the first page of the booklet. */
function buildPhones(plan: Plan, { words, atlas }: TripVoice): HTMLElement {
  const phones = listPhones(plan, atlas).map(({ name, phone }) => `${name} ${phone.replaceAll(' ', '\u00a0')}`)
  return buildElement(
    'p.trip-phones',
    {},
    buildElement('b', {}, words.phones),
    ` ${[...phones, words.phonesOnTheWay].join(' · ')}`,
  )
}

/** Returns the days in a table, for the first page of the booklet. */
function buildDayTable(plan: Plan, schedules: readonly DaySchedule[], voice: TripVoice): HTMLElement {
  const { words, language } = voice
  const buildRow = (name: 'th' | 'td', ...cells: string[]) =>
    buildElement('tr', {}, ...cells.map((cell) => buildElement(name, {}, cell)))
  const rows = schedules.map((schedule, index) => {
    const { date, visits, goal, driveMinutes, kilometres } = schedule
    const number = fillGaps(words.dayNumber, { number: index + 1 })
    const drive = `${formatCounted(driveMinutes, plan, voice)}, ${Math.round(kilometres)}\u00a0km`
    const stops = visits.map(({ stop }) => nameOfStop(stop.ref, voice)).join(', ')
    const night = goal ? nameOfStop(goal.ref, voice) : index === schedules.length - 1 ? '' : words.noBed
    return buildRow('td', date ? `${number}, ${formatDayMonth(date, language)}` : number, stops, drive, night)
  })
  const head = buildElement(
    'thead',
    {},
    buildRow('th', words.day, words.wayOfDay, travelWords(plan, voice).name, words.night),
  )
  return buildElement('table.trip-table', {}, head, buildElement('tbody', {}, ...rows))
}

/** Returns a section with its heading in the narrow column. */
export function buildSection(id: string, title: string, text: string, ...children: HTMLElement[]): HTMLElement {
  return buildElement(
    'section.section',
    { id, 'aria-labelledby': `${id}-title` },
    buildElement(
      'div.wrap',
      {},
      buildElement(
        'div.section-heading',
        {},
        buildElement('h2', { id: `${id}-title` }, title),
        text === '' ? undefined : buildElement('p', {}, text),
      ),
      buildElement('div.section-body', {}, ...children),
    ),
  )
}

/** Returns the stops without a day. */
export function buildWaiting(
  plan: Plan,
  notes: Notes,
  voice: TripVoice,
  view: {
    isReadOnly: boolean
    buildEdit(spot: Spot): HTMLElement | undefined
    buildSearch(): HTMLElement | undefined
    toggleEdit(spot: Spot): void
    openSearch(): void
    spread(): void
  },
): HTMLElement {
  const { words, atlas } = voice
  const rows = plan.waiting.map(({ ref }, index) => {
    const spot: Spot = { day: 'waiting', index }
    const { name, lines } = buildName(ref, atlas.find(ref), notes, voice)
    const season = formatSeason(ref, voice)
    const edit = view.isReadOnly ? undefined : view.buildEdit(spot)
    const change = buildButton(words.change, () => view.toggleEdit(spot), {
      className: 'trip-change',
      focus: `change-waiting.${index}`,
      label: fillGaps(words.changeStop, { stop: nameOfStop(ref, voice) }),
    })
    change.setAttribute('aria-expanded', String(edit !== undefined))
    change.dataset.spot = `waiting.${index}`
    return buildElement(
      'li',
      {},
      buildElement('div.trip-kept', {}, buildGrip(spot, view.isReadOnly), name, view.isReadOnly ? undefined : change),
      ...[...lines, ...(season ? [season] : [])].map((line) => buildElement('p.trip-note', {}, line)),
      edit,
    )
  })
  const list = buildElement('ul.trip-list', {}, ...rows)
  const add = buildElement(
    'p.buttons',
    {},
    buildButton(words.addStop, view.openSearch, { focus: 'add-waiting' }),
    plan.waiting.length > 0 && plan.days.length > 0 && buildButton(words.spread, view.spread, { focus: 'spread' }),
  )
  const search = view.isReadOnly ? undefined : view.buildSearch()
  const children = [...(rows.length > 0 ? [list] : []), ...(view.isReadOnly ? [] : [add]), ...(search ? [search] : [])]
  const section = buildSection('waiting', words.waiting, words.waitingText, ...children)
  if (!view.isReadOnly) section.dataset.drop = 'waiting'
  return section
}

/** Returns the plans of this device. */
export function buildPlans(
  plans: readonly KeptPlan[],
  open: string | undefined,
  voice: TripVoice,
  actions: { start(): void; open(plan: KeptPlan): void; forget(plan: KeptPlan): void },
): HTMLElement {
  const { words } = voice
  const rows = plans.flatMap((kept) => {
    const answer = readLink(kept.link)
    if (answer.kind !== 'plan') return []
    const name = nameOfPlan(answer.plan, voice)
    const isOpen = kept.id === open
    return [
      buildElement(
        'li',
        {},
        buildElement(
          'div.trip-kept',
          {},
          buildElement('b', {}, name),
          buildElement(
            'span.buttons',
            {},
            isOpen
              ? buildElement('span.small.muted', {}, words.opened)
              : buildButton(words.open, () => actions.open(kept), {
                  className: 'trip-text',
                  label: `${words.open}: ${name}`,
                }),
            buildButton(words.delete, () => actions.forget(kept), {
              className: 'trip-text',
              label: `${words.delete}: ${name}`,
            }),
          ),
        ),
        buildElement('small', {}, formatSize(answer.plan, voice)),
      ),
    ]
  })
  return buildSection(
    'plans',
    words.yourPlans,
    words.yourPlansText,
    buildElement('ul.trip-list', {}, ...rows),
    buildElement('p.buttons', {}, buildButton(words.newPlan, actions.start)),
    buildOpenLink(voice),
  )
}

/** Bytes; longer files are no plans of ours. */
const longestFile = 1_000_000

/** Opens the plan of a text in this page's address, which says what is wrong with it. Returns false for an empty text. */
function openText(text: string): boolean {
  const pasted = text.trim().slice(0, longestFile)
  if (pasted === '') return false
  // What has no link is shown as a broken one would be: its beginning is enough.
  const fragment = findLink(pasted) ?? findLink(`#${pasted}`) ?? encodeURIComponent(pasted.slice(0, 40).toWellFormed())
  if (location.hash.slice(1) === fragment) dispatchEvent(new HashChangeEvent('hashchange'))
  else location.hash = fragment
  return true
}

/** Returns the field that a link of somebody else is pasted into, and where a file with one is chosen. */
export function buildOpenLink({ words }: TripVoice): HTMLFormElement {
  const field = buildElement('input', { type: 'text', name: 'link', autocomplete: 'off' })
  const form = buildElement(
    'form.trip-open',
    {},
    buildField(words.openLabel, field),
    buildElement('button.btn.btn-2', { type: 'submit' }, words.open),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    openText(field.value) || field.focus()
  })
  const file = buildElement('input', { type: 'file', accept: '.ics,.gpx,.kml,.md,.txt,text/*' })
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? []
    // What is no plan says so, like a link.
    if (chosen) openText((await chosen.slice(0, longestFile).text()) || chosen.name)
    file.value = ''
  })
  form.append(buildField(words.chooseFile, file, 'wide'))
  return form
}

/** Returns the field for the plan's name. */
export function buildRename(plan: Plan, { words }: TripVoice, done: (name: string) => void): HTMLElement {
  const field = buildElement('input', { type: 'text', value: plan.name, maxlength: '80', 'data-focus': 'name' })
  field.addEventListener('change', () => done(field.value.trim()))
  return buildField(words.nameLabel, field, 'wide')
}

/** The days below their heading. */
export interface DaysSection {
  section: HTMLElement
  /** Shows the days of a plan, buttons for all of them and their map. A day that is shown already stays where it is. */
  show(plan: Plan, days: readonly HTMLElement[], buttons: readonly HTMLElement[], chart: HTMLElement | undefined): void
  bar: DayBar
}

/** Returns the section of the days, still empty. */
export function buildDaysSection(voice: TripVoice): DaysSection {
  const { words } = voice
  const bar = buildDayBar(voice)
  const title = buildElement('h2', { id: 'days-title' }, words.daysTitle)
  const all = buildElement('div.buttons')
  const reorder = buildElement('span', {}, ` ${words.reorder}`)
  const head = buildElement(
    'div.trip-days-head',
    {},
    buildElement('div', {}, title, buildElement('p', {}, words.daysText, reorder), all),
  )
  const list = buildElement('div.full')
  const caption = buildElement('p.caption')
  const section = buildElement(
    'section.section.trip-days',
    { id: 'days', 'aria-labelledby': 'days-title' },
    buildElement('div.wrap', {}, list),
  )
  return {
    section,
    bar,
    show(plan, days, buttons, chart) {
      caption.textContent = travelWords(plan, voice).legend
      all.replaceChildren(...buttons)
      all.hidden = buttons.length === 0
      // Nobody moves anything in somebody else's plan.
      reorder.hidden = all.hidden
      patchChildren(head, [head.children[0], chart])
      patchChildren(list, [head, bar.element, ...days, caption])
    },
  }
}

/** Returns what a page without a plan shows: the form, the guide's plans to take, and where a link is opened. */
export function buildFirst({ form, take }: BeginForm, { plans }: ReadyPlans, voice: TripVoice): HTMLElement {
  const { words } = voice
  // The page says the same of them below, without a plan and without script.
  const all = document.querySelector('.trip-ready a')?.cloneNode(true)
  const rows = plans.map(({ title, days, isChoice }) => {
    const button = buildButton(words.take, () => take(isChoice ? 1 : days.length), {
      className: 'trip-text',
      label: `${words.take}: ${title}`,
    })
    return buildElement('li', {}, buildElement('div.trip-kept', {}, buildElement('b', {}, title), button))
  })
  const ready = buildElement(
    'div',
    {},
    buildElement('h2', {}, words.takeTitle),
    buildElement('p', {}, words.takeReady),
    buildElement('ul.trip-list', {}, ...rows),
    all && buildElement('p', {}, all),
  )
  const open = buildElement(
    'div',
    {},
    buildElement('h2', {}, words.openTitle),
    buildElement('p', {}, words.openText),
    buildOpenLink(voice),
  )
  const body = buildElement(
    'div.wrap',
    {},
    buildElement('div.full.trip-begin', {}, form, buildElement('div.trip-starts', {}, ready, open)),
  )
  return buildElement('section.section.trip-first', {}, body)
}
