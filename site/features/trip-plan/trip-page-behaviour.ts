import type { Language } from '#contract/languages.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { createAtlas } from '#site/trip-plan/atlas.ts'
import { findBetterPlace } from '#site/trip-plan/find-better-place.ts'
import { findRemarks, type Remark } from '#site/trip-plan/find-remarks.ts'
import { formatSpot } from '#site/trip-plan/format-spot.ts'
import {
  type KeptPlan,
  keepPlan,
  keptPlansKey,
  openPlan,
  readKeptPlans,
  writeKeptPlans,
} from '#site/trip-plan/kept-plans.ts'
import { type Note, type Notes, readNotes, setNote } from '#site/trip-plan/notes.ts'
import {
  addStop,
  changeDay,
  countStops,
  emptyPlan,
  endOf,
  moveStop,
  type Plan,
  removeStop,
  type Spot,
  setMinutes,
  stopsOf,
} from '#site/trip-plan/plan.ts'
import { readLink, writeLink } from '#site/trip-plan/plan-link.ts'
import { type DaySchedule, scheduleDay } from '#site/trip-plan/schedule.ts'
import { spreadWaiting } from '#site/trip-plan/spread-waiting.ts'
import { createToast } from '#site/trip-plan/toast.ts'
import { buildButton } from '#site/trip-plan/trip-controls.ts'
import { keptEvent, type TripData } from '#site/trip-plan/trip-events.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { formatDays, formatStops, nameOfPlan, nameOfStop, type TripVoice } from './format-trip.ts'
import { jumpOnPage } from './jump-on-page.ts'
import { listRemarks } from './list-remarks.ts'
import { moveByKeys } from './move-by-keys.ts'
import { buildBegin } from './show-begin.ts'
import { buildDay } from './show-day.ts'
import { buildStopEdit, buildStopSearch } from './show-edit.ts'
import { buildOrderButtons } from './show-order.ts'
import {
  buildDays,
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
import { watchWeather } from './watch-weather.ts'

interface Surroundings {
  language: Language
  storage: Storage | undefined
  now(): number
}

/** Brings the page of a trip to life. Everything happens in this browser: nothing of a plan is sent anywhere. */
export function startTripPage(root: HTMLElement, data: TripData, { language, storage, now }: Surroundings) {
  const { words } = data
  const voice: TripVoice & Pick<TripData, 'sky'> = {
    words,
    light: data.light,
    sky: data.sky,
    language,
    atlas: createAtlas(data.atlas),
  }
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-trip="${name}"]`) ?? root
  const title = part('title')
  const emptyTitle = title.textContent ?? ''
  const alarm = part('alarm')

  let plan: Plan = emptyPlan
  let own: KeptPlan | undefined
  let mode: 'begin' | 'own' | 'received' = 'begin'
  let fault: 'cut' | 'newer' | undefined
  let isEditingEnds = false
  let openSpot: Spot | undefined
  let searchedDay: Spot['day'] | undefined
  let isRefused = false
  let notes: Notes = {}
  let past: { plan: Plan; notes: Notes }[] = []
  const weather = watchWeather(voice, now, () => draw())
  const drawn = new Map<string, { signature: string; element: HTMLElement }>()

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

  function keep() {
    const kept: KeptPlan = { id: own?.id ?? String(now()), link: writeLink(plan), changed: now(), notes }
    const answer = keepPlan(storage, kept, own?.changed)
    if (answer === 'changedElsewhere') return showElsewhere()
    own = kept
    const unsaved = answer === 'refused' ? { plans: [kept] } : null
    dispatchEvent(new CustomEvent(keptEvent, { detail: unsaved }))
    if (answer === 'refused' && !isRefused) {
      // Said once; the link still works.
      isRefused = true
      warn(words.notSaved)
    }
    try {
      history.replaceState(history.state, '', `#${kept.link}`)
    } catch {
      // Browsers limit how often the address may change; the next change brings it.
    }
  }

  function showElsewhere() {
    const newer = buildButton(words.showNewer, () => {
      const stored = readKeptPlans(storage).plans.find(({ id }) => id === own?.id)
      warn('')
      if (stored) openKept(stored)
    })
    const both = buildButton(words.keepBoth, () => {
      own = undefined
      warn('')
      keep()
      draw()
    })
    warn(words.elsewhere, newer, both)
  }

  function remember() {
    past = [...past.slice(-49), { plan, notes }]
  }

  /** Takes a step: the plan becomes another, which is kept, drawn, said, and can be undone. */
  function change(next: Plan, text: string, focus?: string) {
    remember()
    plan = next
    mode = 'own'
    keep()
    draw()
    say(text, true)
    if (focus) focusOn(focus)
  }

  function undoLast() {
    const before = past.pop()
    if (!before) return
    ;({ plan, notes } = before)
    openSpot = undefined
    keep()
    draw()
    say(words.undone, past.length > 0)
    focusOn('add-0')
  }

  function openKept(kept: KeptPlan) {
    const answer = readLink(kept.link)
    if (answer.kind !== 'plan') return begin()
    own = kept
    ;({ plan } = answer)
    notes = readNotes(kept.notes)
    mode = 'own'
    fault = undefined
    past = []
    writeKeptPlans(storage, { ...readKeptPlans(storage), open: kept.id })
    history.replaceState(history.state, '', `#${kept.link}`)
    draw()
  }

  function begin() {
    own = undefined
    plan = emptyPlan
    notes = {}
    mode = 'begin'
    fault = undefined
    past = []
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
    draw()
  }

  function openAddress() {
    warn('')
    const answer = readLink(location.hash)
    const kept = readKeptPlans(storage)
    const opened = openPlan(kept)
    if (answer.kind === 'plan') {
      const mine = kept.plans.find(({ link }) => link === location.hash.slice(1))
      if (mine) return openKept(mine)
      own = undefined
      ;({ plan, fault } = answer)
      notes = {}
      mode = 'received'
      past = []
      openSpot = undefined
      return draw()
    }
    if (opened) openKept(opened)
    else begin()
    if (answer.kind === 'unreadable') warn(words.unreadable)
  }

  const nameAt = (of: Plan, { day, index }: Spot) => nameOfStop(stopsOf(of, day)[index]?.ref ?? '', voice)
  const describeSpot = (next: Plan, spot: Spot) => formatSpot(next, spot, nameAt(next, spot), voice)

  const actions = {
    move(from: Spot, to: Spot, control: string) {
      const next = moveStop(plan, from, to)
      if (openSpot) openSpot = to
      change(next, describeSpot(next, to), `${control}-${to.day}.${to.index}`)
      // A control that is off at the end of the road passes the focus on.
      if (document.activeElement === document.body) focusOn(`change-${to.day}.${to.index}`)
    },
    setMinutes(spot: Spot, minutes: number) {
      const next = setMinutes(plan, spot, minutes)
      change(next, describeSpot(next, spot))
    },
    /** Drawn once the strip is closed: whoever goes on to the next field keeps it. */
    setNote(ref: string, note: Note) {
      const next = setNote(notes, ref, note)
      if (JSON.stringify(next) === JSON.stringify(notes)) return
      remember()
      notes = next
      keep()
      say(words.noted, true)
    },
    remove(spot: Spot) {
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
      change(changeDay(plan, day, { bed: ref }), fillGaps(text, gaps), `add-${day}`)
    },
    add(ref: string, day: Spot['day']) {
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
    const found = findBetterPlace(plan, remark, voice.atlas)
    if (!found) return say(words.nothingBetter)
    openSpot = undefined
    const stop = nameAt(found.plan, found.spot)
    const text = fillGaps(words.betterFound, { stop, number: Number(found.spot.day) + 1 })
    change(found.plan, text, `change-${found.spot.day}.${found.spot.index}`)
  }

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
    isSame(openSpot, spot) ? buildStopEdit(plan, notes, spot, voice, actions) : undefined
  const buildSearchOf = (day: Spot['day']) => () =>
    searchedDay === day
      ? buildStopSearch(day, voice, {
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
    const id = `day ${index}`
    const open = openSpot?.day === index ? openSpot.index : ''
    const own = remarks.filter(({ day }) => day === index)
    const forecast = weather.describe(schedule)
    const warnings = weather.listWarnings(schedule)
    const isSearched = searchedDay === index
    const shown = [mode, plan.means, plan.days.length, schedule, open, isSearched, own, forecast, warnings, notes]
    const signature = JSON.stringify(shown)
    const before = drawn.get(id)
    if (before?.signature === signature) return before.element
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
        remarkActions: { improve, openSearch },
        buildEdit,
        buildSearch: buildSearchOf(index),
        toggleEdit,
        openSearch,
      },
      voice,
    )
    drawn.set(id, { signature, element })
    return element
  }

  function drawDays(schedules: readonly DaySchedule[], remarks: readonly Remark[]): HTMLElement {
    const days = schedules.map((schedule, index) => drawDay(schedule, index, remarks))
    const changeAll = (next: Plan, text: string, focus: string) => {
      openSpot = undefined
      change(next, text, focus)
    }
    const buttons = mode === 'received' ? [] : buildOrderButtons(plan, voice, { change: changeAll, say })
    return buildDays(days, buttons, voice)
  }

  function drawHead(schedules: readonly DaySchedule[], remarks: readonly Remark[]): HTMLElement[] {
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
      isOwn && isEditingEnds ? [buildRename(plan, voice, rename), buildBegin(plan, voice, false, finishEnds)] : []
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
              buildElement('span.small.muted', {}, isRefused ? '' : words.kept),
            ),
          ]
        : []),
      ...form,
      ...listRemarks(plan, words, now()).map((text) => buildElement('p.trip-remark', {}, text)),
      ...(look ? [look] : []),
    ]
  }

  const rename = (name: string) => change({ ...plan, name }, words.changed, 'name')

  function finishEnds(next: Plan | undefined) {
    isEditingEnds = false
    if (next) change(next, words.changed, 'edit-ends')
    else draw()
    focusOn('edit-ends')
  }

  function drawReceived(): HTMLElement | undefined {
    if (mode !== 'received') return undefined
    const gaps = { days: formatDays(plan.days.length, voice), stops: formatStops(countStops(plan), voice) }
    const sentence = fault ? fillGaps(words[fault], gaps) : words.receivedText
    const hasOwn = readKeptPlans(storage).plans.length > 0
    const mine = buildButton(words.makeMine, () => change(plan, words.kept, 'add-0'), { className: 'btn btn-1' })
    const toOwn = buildButton(
      words.toOwn,
      () => {
        history.replaceState(history.state, '', location.pathname + location.search)
        openAddress()
      },
      { className: 'btn btn-2' },
    )
    const title = fillGaps(words.receivedTitle, gaps)
    // What came damaged is looked at, not kept.
    const buttons = [...(fault === 'cut' ? [] : [mine]), ...(hasOwn ? [toOwn] : [])]
    return buildReceived(title, sentence, buttons, fault === 'cut' ? buildOpenLink(voice) : undefined)
  }

  function drawBody(schedules: readonly DaySchedule[], remarks: readonly Remark[]): HTMLElement[] {
    const { plans } = readKeptPlans(storage)
    const listed = buildPlans(plans, own?.id, voice, {
      start: begin,
      open: openKept,
      forget(gone) {
        const left = plans.filter(({ id }) => id !== gone.id)
        writeKeptPlans(storage, { plans: left, open: left[0]?.id })
        if (gone.id === own?.id) begin()
        else draw()
        const back = buildButton(
          words.undo,
          () => {
            writeKeptPlans(storage, { plans: [gone, ...readKeptPlans(storage).plans], open: gone.id })
            openKept(gone)
          },
          { className: '' },
        )
        show(words.deleted, back)
      },
    })
    if (mode === 'begin') {
      const start = buildBegin(plan, voice, true, (next) => next && change(next, words.changed, 'add-0'))
      const first = buildFirst(start, voice)
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

  function draw() {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
    const focusName = focused?.dataset.focus
    root.dataset.mode = mode
    title.textContent = mode === 'begin' ? emptyTitle : nameOfPlan(plan, voice)
    const schedules = plan.days.map((_, index) => scheduleDay(plan, index, voice.atlas))
    const received = drawReceived()
    part('received').replaceChildren(...(received ? [received] : []))
    const remarks = findRemarks(plan, schedules, voice.atlas)
    part('head').replaceChildren(...drawHead(schedules, remarks))
    part('body').replaceChildren(...drawBody(schedules, remarks))
    if (mode !== 'begin') void weather.ask()
    // Whatever was drawn anew has lost the focus.
    if (focusName && document.activeElement !== focused) focusOn(focusName)
    else if (focused?.isConnected) focused.focus()
  }

  moveByKeys(root, {
    ...actions,
    ownPlan: () => (mode === 'own' ? plan : undefined),
    undo: undoLast,
    close() {
      const wasOpen = openSpot
      if (wasOpen) actions.close(wasOpen)
      return wasOpen !== undefined
    },
  })
  jumpOnPage(root)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && mode !== 'begin') void weather.ask()
  })
  addEventListener('hashchange', openAddress)
  addEventListener('storage', ({ key }) => {
    if (key !== keptPlansKey || mode !== 'own') return
    const stored = readKeptPlans(storage).plans.find(({ id }) => id === own?.id)
    if (stored && stored.changed !== own?.changed) showElsewhere()
  })
  openAddress()
}
