import type { Language } from '#contract/languages.ts'
import { shiftDate } from '#site/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { createAtlas } from '#site/trip-plan/atlas.ts'
import { findBetterPlace } from '#site/trip-plan/find-better-place.ts'
import { findRemarks, type Remark } from '#site/trip-plan/find-remarks.ts'
import { formatSpot } from '#site/trip-plan/format-spot.ts'
import { keptPlansKey } from '#site/trip-plan/kept-plans.ts'
import { type Note, setNote } from '#site/trip-plan/notes.ts'
import {
  addStop,
  changeDay,
  countStops,
  endOf,
  insertDays,
  moveStop,
  type Plan,
  removeStop,
  type Spot,
  setMinutes,
  stopsOf,
} from '#site/trip-plan/plan.ts'
import { type Company, fillFromReady, readReadyChoice } from '#site/trip-plan/ready-plans.ts'
import { type DaySchedule, scheduleDay } from '#site/trip-plan/schedule.ts'
import { spreadWaiting } from '#site/trip-plan/spread-waiting.ts'
import { suggestStops } from '#site/trip-plan/suggest-stops.ts'
import { createToast } from '#site/trip-plan/toast.ts'
import { buildButton } from '#site/trip-plan/trip-controls.ts'
import type { TripData } from '#site/trip-plan/trip-events.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { patchChildren } from '#site/ui/patch-children.ts'
import { dragStops } from './drag-stops.ts'
import { formatDays, formatStops, nameOfPlan, nameOfStop, type TripVoice } from './format-trip.ts'
import { jumpOnPage } from './jump-on-page.ts'
import { listRemarks } from './list-remarks.ts'
import { moveByKeys } from './move-by-keys.ts'
import { buildBegin } from './show-begin.ts'
import { buildDay } from './show-day.ts'
import { buildStopEdit, buildStopSearch } from './show-edit.ts'
import { buildOrderButtons } from './show-order.ts'
import {
  buildDaysSection,
  buildFirst,
  buildOpenLink,
  buildPlans,
  buildReceived,
  buildRename,
  buildSummary,
  buildWaiting,
} from './show-plan.ts'
import { buildRemarkList } from './show-remarks.ts'
import { buildTakeAlong } from './show-take-along.ts'
import { startTripSession } from './trip-session.ts'
import { watchCharts } from './watch-charts.ts'
import { watchWeather } from './watch-weather.ts'

interface Surroundings {
  language: Language
  storage: Storage | undefined
  now(): number
}

/** Brings the page of a trip to life. Everything happens in this browser: nothing of a plan is sent anywhere. */
export function startTripPage(root: HTMLElement, data: TripData, { language, storage, now }: Surroundings) {
  const { words } = data
  const voice: TripVoice & Pick<TripData, 'sky' | 'credit'> = {
    words,
    light: data.light,
    sky: data.sky,
    language,
    atlas: createAtlas(data.atlas),
    credit: data.credit,
    chargersHref: data.chargersHref,
  }
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-trip="${name}"]`) ?? root
  const title = part('title')
  const emptyTitle = title.textContent ?? ''
  const alarm = part('alarm')

  let isEditingEnds = false
  let openSpot: Spot | undefined
  let searchedDay: Spot['day'] | undefined
  /** Draws forecast, warnings or maps once they have come; not while somebody may be typing, whose next step draws them. */
  const drawNews = () => {
    if (!openSpot && searchedDay === undefined && !isEditingEnds) draw()
  }
  const weather = watchWeather(voice, now, drawNews)
  const charts = watchCharts(voice, drawNews)
  const days = buildDaysSection(voice)
  const drawn = new Map<number, { signature: string; element: HTMLElement }>()

  const isSame = (one: Spot | undefined, other: Spot) => one?.day === other.day && one.index === other.index
  const focusOn = (name: string) => root.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus()

  /** Says what happened, politely, with the way back. */
  const show = createToast({ root: part('toast'), status: part('status'), actions: part('undo') })
  const say = (text: string, canUndo = false) =>
    show(text, ...(canUndo ? [buildButton(words.undo, undoLast, { className: '' })] : []))

  /** Shows what went wrong, at once, until the next step. */
  function warn(text: string, ...buttons: HTMLElement[]) {
    alarm.replaceChildren(
      buildElement('p', {}, text),
      ...(buttons.length > 0 ? [buildElement('p.buttons', {}, ...buttons)] : []),
    )
    alarm.hidden = text === ''
  }

  /** Returns so many days of the guide's, made for a visitor. */
  const fillDays = (plan: Plan, company: Company, count: number) =>
    fillFromReady(plan, count, company, { ready: data.ready, atlas: voice.atlas })
  /** Returns a whole plan of the guide's, with its name and the day it would end. */
  function takeReady(plan: Plan, company: Company, count: number): Plan {
    const { name = '' } = data.ready.plans.find(({ days, isChoice }) => count === (isChoice ? 1 : days.length)) ?? {}
    const { arrival, departure } = plan
    const date = arrival.date?.length === 10 ? shiftDate(arrival.date, count - 1) : departure.date
    return fillDays({ ...plan, name, departure: { ...departure, date: departure.date && date } }, company, count)
  }

  const session = startTripSession(storage, now, {
    makeReady(fragment) {
      const choice = readReadyChoice(fragment)
      return choice && takeReady(choice.plan, choice, choice.count)
    },
    taken: () => say(words.taken),
    opened() {
      warn('')
      openSpot = undefined
      draw()
    },
    unreadable: () => warn(words.unreadable),
    changedElsewhere: showElsewhere,
    refused: () => warn(words.notSaved),
  })

  function showElsewhere() {
    const newer = buildButton(words.showNewer, session.openNewer)
    const both = buildButton(words.keepBoth, () => {
      warn('')
      session.keepBoth()
      draw()
    })
    warn(words.elsewhere, newer, both)
  }

  /** Takes a step: the plan becomes another, which is kept, drawn, said, and can be undone. */
  function change(next: Plan, text: string, focus?: string) {
    session.take({ plan: next })
    draw(focus)
    say(text, true)
  }

  function undoLast() {
    if (!session.undo()) return
    openSpot = undefined
    draw()
    say(words.undone, session.canUndo)
    focusOn('add-0')
  }

  const nameAt = (of: Plan, { day, index }: Spot) => nameOfStop(stopsOf(of, day)[index]?.ref ?? '', voice)
  const describeSpot = (next: Plan, spot: Spot) => formatSpot(next, spot, nameAt(next, spot), voice)

  /** Says in few words where a dragged stop would fall. */
  const describeDrop = (from: Spot, { day, index }: Spot) =>
    day === 'waiting'
      ? words.waiting
      : fillGaps(words.dropAt, {
          number: day + 1,
          index: index + 1,
          count: stopsOf(session.open.plan, day).length + (from.day === day ? 0 : 1),
        })

  const actions = {
    move(from: Spot, to: Spot, control: string) {
      const next = moveStop(session.open.plan, from, to)
      if (openSpot) openSpot = to
      change(next, describeSpot(next, to), `${control}-${to.day}.${to.index}`)
      // A control that is off at the end of the road passes the focus on.
      if (document.activeElement === document.body) focusOn(`change-${to.day}.${to.index}`)
    },
    setMinutes(spot: Spot, minutes: number) {
      const next = setMinutes(session.open.plan, spot, minutes)
      change(next, describeSpot(next, spot))
    },
    /** Drawn once the strip is closed: whoever goes on to the next field keeps it. */
    setNote(ref: string, note: Note) {
      const { notes } = session.open
      const next = setNote(notes, ref, note)
      if (JSON.stringify(next) === JSON.stringify(notes)) return
      session.take({ notes: next })
      say(words.noted, true)
    },
    remove(spot: Spot) {
      const { plan } = session.open
      const name = nameAt(plan, spot)
      openSpot = undefined
      const next = removeStop(plan, spot)
      const left = stopsOf(next, spot.day).length
      const focus = spot.index < left ? `change-${spot.day}.${spot.index}` : `add-${spot.day}`
      change(next, fillGaps(words.removed, { stop: name }), focus)
    },
    setBed(day: number, ref: string | undefined) {
      openSpot = undefined
      searchedDay = undefined
      const text = ref === undefined ? fillGaps(words.bedFree, { number: day + 1 }) : words.bedSet
      const gaps = { stop: nameOfStop(ref ?? '', voice), number: day + 1 }
      change(changeDay(session.open.plan, day, { bed: ref }), fillGaps(text, gaps), `add-${day}`)
    },
    add(ref: string, day: Spot['day']) {
      const { plan } = session.open
      const spot = endOf(plan, day)
      const next = addStop(plan, { ref }, spot)
      change(next, describeSpot(next, spot), `search-${day}`)
    },
    close(spot: Spot) {
      openSpot = undefined
      draw()
      focusOn(`change-${spot.day}.${spot.index}`)
    },
  }

  /** Moves a stop to where the plan has fewer remarks, the shortest way first; says so where no place is better. */
  function improve(remark: Remark) {
    const found = findBetterPlace(session.open.plan, remark, voice.atlas)
    if (!found) return say(words.nothingBetter)
    openSpot = undefined
    const stop = nameAt(found.plan, found.spot)
    const text = fillGaps(words.betterFound, { stop, number: Number(found.spot.day) + 1 })
    change(found.plan, text, `change-${found.spot.day}.${found.spot.index}`)
  }

  const suggestBeds = (day: number) => suggestStops(session.open.plan, day, voice.atlas).filter(({ isBed }) => isBed)

  function toggleEdit(spot: Spot) {
    if (isSame(openSpot, spot)) return actions.close(spot)
    openSpot = spot
    draw()
    focusOn(`change-${spot.day}.${spot.index}`)
  }

  function openSearch(day: Spot['day']) {
    searchedDay = day
    draw()
    focusOn(`search-${day}`)
  }

  const buildEdit = (spot: Spot) =>
    isSame(openSpot, spot) ? buildStopEdit(session.open.plan, session.open.notes, spot, voice, actions) : undefined
  const buildSearchOf = (day: Spot['day']) => () =>
    searchedDay === day
      ? buildStopSearch(session.open.plan, day, voice, {
          ...actions,
          close: () => {
            searchedDay = undefined
            draw()
            focusOn(`add-${day}`)
          },
        })
      : undefined

  /** Builds a day again only when what it shows has changed. */
  function drawDay(schedule: DaySchedule, index: number, remarks: readonly Remark[]): HTMLElement {
    const { plan, notes, mode } = session.open
    const open = openSpot?.day === index ? openSpot.index : ''
    const own = remarks.filter(({ day }) => day === index)
    const forecast = weather.describe(schedule)
    const warnings = weather.listWarnings(schedule)
    const isSearched = searchedDay === index
    const shown = [
      mode,
      plan.means,
      plan.days.length,
      schedule,
      isSearched,
      own,
      forecast,
      warnings,
      notes,
      charts.isReady,
    ]
    const signature = JSON.stringify(shown)
    const before = drawn.get(index)
    // An open strip offers every other day as it is now.
    if (open === '' && before?.signature === signature) return before.element
    const element = buildDay(
      {
        plan,
        notes,
        index,
        schedule,
        isReadOnly: mode === 'received',
        remarks: own,
        weather: forecast,
        warnings,
        chart: charts.drawDay(schedule, index),
        remarkActions: { improve, openSearch, suggestBeds, setBed: actions.setBed },
        buildEdit,
        buildSearch: buildSearchOf(index),
        toggleEdit,
        openSearch,
      },
      voice,
    )
    if (open === '') drawn.set(index, { signature, element })
    else drawn.delete(index)
    return element
  }

  function drawDays(schedules: readonly DaySchedule[], remarks: readonly Remark[]): HTMLElement {
    const shown = schedules.map((schedule, index) => drawDay(schedule, index, remarks))
    const changeAll = (next: Plan, text: string, focus: string) => {
      openSpot = undefined
      change(next, text, focus)
    }
    const { plan, mode } = session.open
    const buttons = mode === 'received' ? [] : buildOrderButtons(plan, voice, { change: changeAll, say })
    days.show(shown, buttons, charts.drawTrip(schedules))
    days.bar.show(schedules, remarks)
    return days.section
  }

  function drawHead(schedules: readonly DaySchedule[], remarks: readonly Remark[]): HTMLElement[] {
    const { plan, notes, mode } = session.open
    if (mode === 'begin') return []
    const edit = buildButton(
      words.edit,
      () => {
        isEditingEnds = !isEditingEnds
        draw()
        focusOn('edit-ends')
      },
      { className: 'btn btn-2', focus: 'edit-ends' },
    )
    edit.setAttribute('aria-expanded', String(isEditingEnds))
    const isOwn = mode === 'own'
    const form =
      isOwn && isEditingEnds
        ? [buildRename(plan, voice, rename), buildBegin(plan, voice, { done: finishEnds }).form]
        : []
    const look = buildRemarkList(remarks, voice)
    return [
      buildSummary(plan, notes, schedules, voice),
      ...(isOwn
        ? [
            buildElement(
              'p.trip-actions',
              {},
              buildElement('a.btn.btn-1', { href: '#take-along', 'data-jump': 'take-along' }, words.takeAlong),
              edit,
              buildElement('span.small.muted', {}, session.isRefused ? '' : words.kept),
            ),
          ]
        : []),
      ...form,
      ...listRemarks(plan, words, now()).map((text) => buildElement('p.trip-remark', {}, text)),
      ...(look ? [look] : []),
    ]
  }

  const rename = (name: string) => change({ ...session.open.plan, name }, words.changed, 'name')

  function finishEnds(next: Plan | undefined) {
    isEditingEnds = false
    if (next) change(next, words.changed, 'edit-ends')
    else draw()
    focusOn('edit-ends')
  }

  function drawReceived(): HTMLElement | undefined {
    const { plan, mode, fault } = session.open
    if (mode !== 'received') return undefined
    const gaps = { days: formatDays(plan.days.length, voice), stops: formatStops(countStops(plan), voice) }
    const sentence = fault ? fillGaps(words[fault], gaps) : words.receivedText
    const second = { className: 'btn btn-2' }
    const mine = buildButton(words.makeMine, () => change(plan, words.kept, 'add-0'), { className: 'btn btn-1' })
    const toOwn = buildButton(words.toOwn, session.openOwn, second)
    const insert = buildButton(
      words.insert,
      () => {
        session.openOwn()
        change(insertDays(session.open.plan, plan), fillGaps(words.inserted, gaps), 'add-0')
      },
      second,
    )
    const hasOwn = session.listKept().length > 0
    const title = fillGaps(words.receivedTitle, gaps)
    // What came damaged is looked at, not kept.
    const isWhole = fault !== 'cut'
    const buttons = [...(isWhole ? [mine] : []), ...(isWhole && hasOwn ? [insert] : []), ...(hasOwn ? [toOwn] : [])]
    return buildReceived(title, sentence, buttons, isWhole ? undefined : buildOpenLink(voice))
  }

  function drawBody(schedules: readonly DaySchedule[], remarks: readonly Remark[]): HTMLElement[] {
    const { plan, notes, mode } = session.open
    const plans = session.listKept()
    const listed = buildPlans(plans, session.ownId, voice, {
      start: session.begin,
      open: session.openKept,
      forget(gone) {
        const restore = session.forget(gone)
        draw()
        show(words.deleted, buildButton(words.undo, restore, { className: '' }))
      },
    })
    if (mode === 'begin') {
      const start = buildBegin(plan, voice, {
        done: (next) => next && change(next, words.changed, 'add-0'),
        fill(next, company, count) {
          const filled = count ? takeReady(next, company, count) : fillDays(next, company, next.days.length)
          change(filled, words.taken, 'edit-ends')
        },
      })
      const first = buildFirst(start, data.ready, voice)
      return plans.length > 0 ? [first, listed] : [first]
    }
    const isReadOnly = mode === 'received'
    const waiting = buildWaiting(plan, notes, voice, {
      isReadOnly,
      buildEdit,
      buildSearch: buildSearchOf('waiting'),
      toggleEdit,
      openSearch: () => openSearch('waiting'),
      spread: () => {
        const next = spreadWaiting(plan, voice.atlas)
        const count = plan.waiting.length - next.waiting.length
        openSpot = undefined
        if (count === 0) say(words.nothingSpread)
        else change(next, fillGaps(words.spreadDone, { count }), 'add-waiting')
      },
    })
    const address = location.origin + location.pathname
    return [
      drawDays(schedules, remarks),
      ...(isReadOnly && plan.waiting.length === 0 ? [] : [waiting]),
      ...(isReadOnly ? [] : [buildTakeAlong({ plan, notes, schedules, address, voice, say, now }), listed]),
    ]
  }

  /** Draws the page anew. The focus goes to a control by its name; else it stays where it was, however that was drawn. */
  function draw(focus?: string) {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
    const focusName = focus ?? focused?.dataset.focus
    const { plan, mode } = session.open
    if (root.dataset.mode !== mode) root.dataset.mode = mode
    title.textContent = mode === 'begin' ? emptyTitle : nameOfPlan(plan, voice)
    const schedules = plan.days.map((_, index) => scheduleDay(plan, index, voice.atlas))
    const received = drawReceived()
    part('received').replaceChildren(...(received ? [received] : []))
    const remarks = findRemarks(plan, schedules, voice.atlas)
    part('head').replaceChildren(...drawHead(schedules, remarks))
    patchChildren(part('body'), drawBody(schedules, remarks))
    if (mode !== 'begin') {
      void weather.ask()
      void charts.load()
    }
    // Whatever was drawn anew has lost the focus.
    if (focusName && (focus !== undefined || document.activeElement !== focused)) focusOn(focusName)
    else if (focused?.isConnected) focused.focus()
  }

  const ownPlan = () => (session.open.mode === 'own' ? session.open.plan : undefined)
  dragStops(root, { ownPlan, move: actions.move, describe: describeDrop })
  moveByKeys(root, {
    ...actions,
    ownPlan,
    undo: undoLast,
    close() {
      const wasOpen = openSpot
      if (wasOpen) actions.close(wasOpen)
      return wasOpen !== undefined
    },
  })
  jumpOnPage(root)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && session.open.mode !== 'begin') void weather.ask()
  })
  addEventListener('hashchange', session.openAddress)
  addEventListener('storage', ({ key }) => {
    if (key === keptPlansKey && session.isOutdated()) showElsewhere()
  })
  session.openAddress()
}
