import type { Language } from '#contract/languages.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { createAtlas } from '#site/trip-plan/atlas.ts'
import { findBetterPlace, isMovable } from '#site/trip-plan/find-better-place.ts'
import { findRemarks, keyOfRemark, type Remark } from '#site/trip-plan/find-remarks.ts'
import { formatSpot } from '#site/trip-plan/format-spot.ts'
import { keptPlansKey } from '#site/trip-plan/kept-plans.ts'
import { findStartInTime } from '#site/trip-plan/leave-in-time.ts'
import { type Note, setNote } from '#site/trip-plan/notes.ts'
import {
  addStop,
  changeDay,
  endOf,
  insertDays,
  moveStop,
  type Plan,
  removeStop,
  type Spot,
  setMinutes,
  stopsOf,
} from '#site/trip-plan/plan.ts'
import { fillFromReady, readReadyChoice, takeReadyPlan } from '#site/trip-plan/ready-plans.ts'
import { countingRules, type DaySchedule, formatTime, scheduleDay } from '#site/trip-plan/schedule.ts'
import { spreadWaiting } from '#site/trip-plan/spread-waiting.ts'
import { suggestStops } from '#site/trip-plan/suggest-stops.ts'
import { createToast } from '#site/trip-plan/toast.ts'
import { buildButton } from '#site/trip-plan/trip-controls.ts'
import type { TripData } from '#site/trip-plan/trip-events.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { patchChildren } from '#site/ui/patch-children.ts'
import { replaceKeepingFolds } from '#site/ui/replace-keeping-folds.ts'
import { waitForRelease } from '#site/ui/wait-for-release.ts'
import { dragStops } from './drag-stops.ts'
import { formatDays, nameOfPlan, nameOfStop, type TripVoice } from './format-trip.ts'
import { jumpOnPage } from './jump-on-page.ts'
import { listRemarks } from './list-remarks.ts'
import { moveByKeys } from './move-by-keys.ts'
import { buildBegin } from './show-begin.ts'
import { buildDay } from './show-day.ts'
import { buildStopEdit, buildStopSearch } from './show-edit.ts'
import { buildHead } from './show-head.ts'
import { buildOrderButtons } from './show-order.ts'
import { buildDaysSection, buildFirst, buildPlans, buildRename, buildWaiting } from './show-plan.ts'
import {
  buildReceived,
  buildReceivedEnd,
  describeReceived,
  type ReceivedActions,
  type ReceivedPlan,
} from './show-received.ts'
import { buildTakeAlong } from './show-take-along.ts'
import { showVignette } from './show-vignette.ts'
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
  title.tabIndex = -1
  title.dataset.focus = 'title'
  const alarm = part('alarm')

  let isEditingEnds = false
  let openSpot: Spot | undefined
  let searchedDay: Spot['day'] | undefined
  const whenReleased = waitForRelease(document)
  /** Draws forecast, warnings or maps once they have come; not in a press, nor where somebody may be typing, whose next step draws them. */
  const drawNews = () =>
    whenReleased(() => {
      const isTyping = openSpot || searchedDay !== undefined || isEditingEnds || session.open.mode === 'begin'
      if (!isTyping) draw()
    })
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

  const guide = { ready: data.ready, atlas: voice.atlas }

  const session = startTripSession(storage, now, {
    makeReady(fragment) {
      const choice = readReadyChoice(fragment)
      return choice && takeReadyPlan(choice.plan, choice.count, choice, guide)
    },
    taken: () => say(words.taken),
    opened() {
      warn('')
      openSpot = undefined
      draw()
    },
    earlier: (plan) =>
      show(
        words.earlierState,
        buildButton(words.showEarlier, () => change(plan, words.changed), { className: '' }),
      ),
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
    setStart(day: number, minutes: number) {
      const time = formatTime(minutes)
      const start = minutes === countingRules.startMinutes ? undefined : time
      const text = fillGaps(words.startSet, { number: day + 1, time })
      change(changeDay(session.open.plan, day, { start }), text, `start-${day}`)
    },
    close(spot: Spot) {
      openSpot = undefined
      draw()
      focusOn(`change-${spot.day}.${spot.index}`)
    },
  }

  /** Hides a remark on this device, or shows it again. */
  function setHidden(remark: Remark, isHidden: boolean) {
    const key = keyOfRemark(remark)
    const others = session.open.hidden.filter((each) => each !== key)
    session.take({ hidden: isHidden ? [...others, key] : others })
    draw(isHidden ? `add-${remark.day}` : 'look')
    say(isHidden ? words.remarkHidden : words.remarkShown, true)
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
        remarkActions: {
          improve,
          canMove: (remark) => isMovable(remark, plan),
          openSearch,
          suggestBeds,
          setBed: actions.setBed,
          findStart: () => findStartInTime(plan, voice.atlas),
          setStart: actions.setStart,
          hide: (remark) => setHidden(remark, true),
        },
        buildEdit,
        buildSearch: buildSearchOf(index),
        toggleEdit,
        openSearch,
        setStart: actions.setStart,
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
    days.show(plan, shown, buttons, charts.drawTrip(schedules))
    days.bar.show(schedules, remarks)
    return days.section
  }

  function drawHead(schedules: readonly DaySchedule[], remarks: readonly Remark[], hidden: readonly Remark[]) {
    const { plan, notes, mode } = session.open
    if (mode === 'begin') return []
    const isEdited = mode === 'own' && isEditingEnds
    const form = isEdited ? [buildRename(plan, voice, rename), buildBegin(plan, voice, { done: finishEnds }).form] : []
    return buildHead({ plan, notes, schedules, remarks, hidden, slips: listRemarks(plan, words, now()), form }, voice, {
      isOwn: mode === 'own',
      isKept: !session.isRefused,
      isEdited,
      toggleEdit() {
        isEditingEnds = !isEditingEnds
        draw()
        focusOn('edit-ends')
      },
      showAgain: (remark) => setHidden(remark, false),
    })
  }

  const rename = (name: string) => change({ ...session.open.plan, name }, words.changed, 'name')

  function finishEnds(next: Plan | undefined) {
    isEditingEnds = false
    if (next) change(next, words.changed, 'edit-ends')
    else draw()
    focusOn('edit-ends')
  }

  const readReceived = (): ReceivedPlan => {
    const { plan, fault } = session.open
    return { plan, fault, hasOwn: session.listKept().length > 0 }
  }
  const received: ReceivedActions = {
    makeMine: () => change(session.open.plan, words.kept, 'add-0'),
    openOwn: session.openOwn,
    insert() {
      const { plan } = session.open
      session.openOwn()
      change(
        insertDays(session.open.plan, plan),
        fillGaps(words.inserted, { days: formatDays(plan.days.length, voice) }),
        'add-0',
      )
    },
  }

  let listed: { key: string; section: HTMLElement } | undefined
  function drawBody(schedules: readonly DaySchedule[], remarks: readonly Remark[]): HTMLElement[] {
    const { plan, notes, mode } = session.open
    const plans = session.listKept()
    const key = JSON.stringify([plans, session.ownId])
    // As long as the plans are the same, so is the field below them, in which somebody may be pasting a link.
    if (key !== listed?.key)
      listed = {
        key,
        section: buildPlans(plans, session.ownId, voice, {
          start: session.begin,
          open: session.openKept,
          forget(gone) {
            const restore = session.forget(gone)
            draw()
            show(words.deleted, buildButton(words.undo, restore, { className: '' }))
          },
        }),
      }
    if (mode === 'begin') {
      const start = buildBegin(plan, voice, {
        done: (next) => next && change(next, words.changed, 'add-0'),
        fill(next, company, count) {
          const filled = count
            ? takeReadyPlan(next, count, company, guide)
            : fillFromReady(next, next.days.length, company, guide)
          change(filled, words.taken, 'edit-ends')
        },
      })
      const first = buildFirst(start, data.ready, voice)
      return plans.length > 0 ? [first, listed.section] : [first]
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
      ...(isReadOnly
        ? [buildReceivedEnd(readReceived(), voice, received)]
        : [buildTakeAlong({ plan, notes, schedules, address, voice, say, now }), listed.section]),
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
    part('received').replaceChildren(...(mode === 'received' ? [buildReceived(readReceived(), voice, received)] : []))
    const found = findRemarks(plan, schedules, voice.atlas)
    const isHidden = (remark: Remark) => remark.weight !== 'know' && session.open.hidden.includes(keyOfRemark(remark))
    const remarks = found.filter((remark) => !isHidden(remark))
    // Forecast and maps arrive while somebody reads the hidden notes.
    replaceKeepingFolds(part('head'), drawHead(schedules, remarks, found.filter(isHidden)))
    showVignette(root, mode === 'begin' ? undefined : plan.means.kind)
    patchChildren(part('body'), drawBody(schedules, remarks))
    if (mode !== 'begin') {
      void weather.ask()
      void charts.load()
    }
    // Whatever was drawn anew has lost the focus.
    if (focusName && (focus !== undefined || document.activeElement !== focused)) focusOn(focusName)
    else if (focused?.isConnected) focused.focus()
  }

  /** Leads to the top, where another plan has just been opened from the middle of the page: to its heading, or to what went wrong. */
  function showTop() {
    scrollTo({ top: 0 })
    // An alarm is heard by itself.
    if (!alarm.hidden) return
    const isReceived = session.open.mode === 'received'
    if (isReceived) say(describeReceived(readReceived(), voice))
    focusOn(isReceived ? 'received' : 'title')
  }

  const ownPlan = () => (session.open.mode === 'own' ? session.open.plan : undefined)
  dragStops(root, { ownPlan, move: actions.move, words })
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
  addEventListener('hashchange', ({ oldURL }) => {
    // What leads to a part of the page, as «skip to the content», is no plan.
    if (document.getElementById(location.hash.slice(1))) return history.replaceState(history.state, '', oldURL)
    session.openAddress()
    showTop()
  })
  addEventListener('storage', ({ key }) => {
    if (key === keptPlansKey && session.isOutdated()) showElsewhere()
  })
  session.openAddress()
}
