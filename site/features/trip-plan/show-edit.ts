import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { readTypedPoint } from '#site/trip-plan/atlas.ts'
import { spotOfLeastWay } from '#site/trip-plan/detours.ts'
import { formatDayOption } from '#site/trip-plan/format-spot.ts'
import { highestCost, longestNote, type Note, type Notes } from '#site/trip-plan/notes.ts'
import { type Plan, type Spot, spotBeside, stopsOf } from '#site/trip-plan/plan.ts'
import { readCost } from '#site/trip-plan/read-form.ts'
import { countingRules } from '#site/trip-plan/schedule.ts'
import { suggestStops } from '#site/trip-plan/suggest-stops.ts'
import { buildButton, buildField, buildSelect } from '#site/trip-plan/trip-controls.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { formatLength, localeOf, nameOfStop, type TripVoice } from './format-trip.ts'

/** What can be done to a stop from its strip. */
export interface StopActions {
  move(from: Spot, to: Spot, control: string): void
  setMinutes(spot: Spot, minutes: number): void
  setNote(ref: string, note: Note): void
  remove(spot: Spot): void
  setBed(day: number, ref: string | undefined): void
  close(spot: Spot): void
}

const step = 15

/** Returns the strip under a stop: earlier, later, day, time there, note, cost, remove. */
export function buildStopEdit(
  plan: Plan,
  notes: Notes,
  spot: Spot,
  voice: TripVoice,
  actions: StopActions,
): HTMLElement | undefined {
  const { words, atlas } = voice
  if (spot.index < 0) return buildBedEdit(plan, notes, spot, voice, actions)
  const stop = stopsOf(plan, spot.day)[spot.index]
  if (!stop) return undefined
  const name = nameOfStop(stop.ref, voice)
  const place = atlas.find(stop.ref)
  const minutes = stop.minutes ?? place?.minutes ?? countingRules.unknownStopMinutes
  const stepTo = (words: string, way: -1 | 1, control: string) => {
    const to = spotBeside(plan, spot, way)
    return buildButton(words, () => to && actions.move(spot, to, control), {
      isDisabled: !to,
      focus: `${control}-${spot.day}.${spot.index}`,
      label: `${words}: ${name}`,
    })
  }
  const day = buildSelect(
    [
      ...plan.days.map((_, index) => [String(index), formatDayOption(plan, index, voice)] as const),
      ['waiting', words.waiting],
    ],
    String(spot.day),
    { 'data-focus': `day-${spot.day}.${spot.index}` },
  )
  day.addEventListener('change', () => {
    const target = day.value === 'waiting' ? 'waiting' : Number(day.value)
    actions.move(spot, spotOfLeastWay(plan, stop.ref, target, atlas), 'day')
  })
  const change = (by: number) =>
    buildButton(by < 0 ? '−' : '+', () => actions.setMinutes(spot, minutes + by), {
      className: 'trip-step',
      label: by < 0 ? words.less : words.more,
      focus: `${by < 0 ? 'less' : 'more'}-${spot.day}.${spot.index}`,
      isDisabled: minutes + by < 0,
    })
  const sleeps =
    spot.day !== 'waiting' && place?.isBed
      ? buildButton(words.sleepHere, () => actions.setBed(spot.day as number, stop.ref))
      : undefined
  return buildElement(
    'div.trip-edit',
    {},
    buildElement('div.buttons', {}, stepTo(words.earlier, -1, 'earlier'), stepTo(words.later, 1, 'later')),
    buildField(words.day, day),
    buildElement(
      'div.trip-field',
      { role: 'group', 'aria-label': words.onSpot },
      buildElement('span', { 'aria-hidden': 'true' }, words.onSpot),
      buildElement(
        'span.trip-steps',
        {},
        change(-step),
        buildElement('output', {}, formatLength(minutes, voice)),
        change(step),
      ),
    ),
    sleeps,
    buildNoteFields(stop.ref, notes, voice, actions),
    buildButton(words.remove, () => actions.remove(spot), {
      className: 'trip-text',
      label: `${words.remove}: ${name}`,
    }),
  )
}

function buildBedEdit(
  plan: Plan,
  notes: Notes,
  { day }: Spot,
  voice: TripVoice,
  actions: StopActions,
): HTMLElement | undefined {
  const bed = day === 'waiting' ? undefined : plan.days[day]?.bed
  if (day === 'waiting' || !bed) return undefined
  const { words } = voice
  return buildElement(
    'div.trip-edit',
    {},
    buildNoteFields(bed, notes, voice, actions),
    buildButton(words.noSleep, () => actions.setBed(day, undefined), { className: 'trip-text' }),
  )
}

/** Returns the fields for what the visitor writes to a place, kept when one leaves a field. */
function buildNoteFields(
  ref: string,
  notes: Notes,
  { words, language }: TripVoice,
  { setNote }: StopActions,
): HTMLElement {
  const { text = '', cost } = notes[ref] ?? {}
  const note = buildElement('textarea', { rows: '2', maxlength: String(longestNote), 'data-focus': `note-${ref}` })
  note.value = text
  const price = buildElement('input', {
    type: 'text',
    inputmode: 'decimal',
    value: cost === undefined ? '' : String(cost),
    'data-focus': `cost-${ref}`,
  })
  const save = () => {
    const read = readCost(price.value, localeOf(language))
    const isWrong = read === 'wrong'
    const most = highestCost.toLocaleString(localeOf(language))
    price.setCustomValidity(isWrong ? fillGaps(words.wrongNumber, { least: 0, most }) : '')
    if (isWrong) price.reportValidity()
    // What cannot be read stays in its field, and what was kept before stays kept.
    setNote(ref, { text: note.value, cost: isWrong ? cost : read })
  }
  for (const field of [note, price]) {
    field.addEventListener('change', save)
    // It closes the strip, whose fields then never say that they changed.
    field.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') save()
    })
  }
  return buildElement(
    'div.trip-own-fields',
    {},
    buildField(words.note, note, 'trip-wide'),
    buildField(words.cost, price),
  )
}

const mostFound = 8

/** Folds letters, so that «a» finds «å» and «o» finds «ø». */
function fold(words: string): string {
  return words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('æ', 'ae')
}

interface FoundStop {
  ref: string
  name: string
  isBed: boolean
  /** Of a suggestion. */
  kilometres?: number
}

function findStops(typed: string, { atlas }: TripVoice): FoundStop[] {
  const own = readTypedPoint(typed)
  if (own) return [{ ...own, isBed: false }]
  const wanted = fold(typed.trim())
  if (wanted === '') return []
  const starts = (name: string) => (fold(name).startsWith(wanted) ? 0 : 1)
  return atlas.stops
    .filter(({ name }) => fold(name).includes(wanted))
    .sort((one, other) => starts(one.name) - starts(other.name))
    .slice(0, mostFound)
    .map(({ ref, name, isBed = false }) => ({ ref, name, isBed }))
}

interface SearchActions {
  add(ref: string, day: Spot['day']): void
  setBed(day: number, ref: string): void
  close(day: Spot['day']): void
}

/** Returns the search for a stop of a day; its answers, and before that what lies near, are buttons that add. */
export function buildStopSearch(plan: Plan, day: Spot['day'], voice: TripVoice, actions: SearchActions): HTMLElement {
  const { words, atlas } = voice
  const near = day === 'waiting' ? [] : suggestStops(plan, day, atlas)
  const field = buildElement('input', {
    type: 'text',
    autocomplete: 'off',
    'data-focus': `search-${day}`,
    maxlength: '120',
  })
  const status = buildElement('p.small.muted', { role: 'status' }, words.searchHint)
  const list = buildElement('ul.trip-found')
  const show = () => {
    const isEmpty = field.value.trim() === ''
    const found: readonly FoundStop[] = isEmpty ? near : findStops(field.value, voice)
    if (isEmpty) status.textContent = near.length > 0 ? `${words.searchHint} ${words.nearby}` : words.searchHint
    else status.textContent = found.length === 0 ? words.noneFound : fillGaps(words.found, { count: found.length })
    list.replaceChildren(
      ...found.map(({ ref, name, isBed, kilometres }) =>
        buildElement(
          'li',
          {},
          buildElement(
            'span',
            {},
            name,
            kilometres === undefined
              ? undefined
              : buildElement(
                  'small.muted',
                  {},
                  ` ${fillGaps(words.kilometresOff, { kilometres: Math.round(kilometres) })}`,
                ),
          ),
          buildElement(
            'span.buttons',
            {},
            buildButton(words.addTo, () => actions.add(ref, day), { label: `${words.addTo}: ${name}` }),
            isBed && day !== 'waiting'
              ? buildButton(words.sleepHere, () => actions.setBed(day, ref), { label: `${words.sleepHere}: ${name}` })
              : undefined,
          ),
        ),
      ),
    )
  }
  field.addEventListener('input', show)
  show()
  return buildElement(
    'div.trip-search',
    {},
    buildField(words.searchLabel, field),
    buildButton(words.close, () => actions.close(day), { className: 'trip-text' }),
    status,
    list,
  )
}
