// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findRemarks } from '#site/features/trip/plan/find-remarks.ts'
import { keepPlan, keptPlansKey, readKeptPlans } from '#site/features/trip/plan/kept-plans.ts'
import { layOutRoad } from '#site/features/trip/plan/lay-out-road.ts'
import { emptyPlan, type Plan } from '#site/features/trip/plan/plan.ts'
import { readLink, writeLink } from '#site/features/trip/plan/plan-link.ts'
import type { PassingNotice } from '#site/ui/notices/passing-notice.ts'
import { queryClient } from '#site/ui/query-client.ts'
import { translateAsBrowsersDo } from '#site/ui/testing/translate-as-browsers-do.ts'
import { LightBar } from './DayHead.tsx'
import { answerPage, data, page, words } from './trip-page-example.tsx'

const notices = vi.hoisted((): PassingNotice[] => [])
vi.mock('#site/ui/notices/show-notice.tsx', () => ({
  showNotice: async (notice: PassingNotice) => void notices.push(notice),
}))
vi.mock('./DayHead.tsx', { spy: true })
vi.mock('#site/features/trip/plan/lay-out-road.ts', { spy: true })
vi.mock('#site/features/trip/plan/find-remarks.ts', { spy: true })
/** Presses a button of the last message. */
function pressNotice(label: string) {
  const action = notices.at(-1)?.actions?.find((each) => each.label === label)
  if (!action) throw new Error(`The last message has no button «${label}».`)
  act(action.onPress)
}

const plan: Plan = {
  ...emptyPlan,
  id: 'abcdefghjk',
  arrival: { date: '2027-07-08', place: 'moskenes' },
  days: [
    { stops: [{ ref: 'p.reine' }, { ref: 'p.hamnoy' }], bed: 'c.reine' },
    { stops: [{ ref: 'p.nusfjord' }] },
    { stops: [{ ref: 'p.leknes' }] },
  ],
}
const keepExample = (changed = 1) =>
  keepPlan(localStorage, { id: 'abcdefghjk', link: writeLink(plan), changed }, undefined)
const keptPlan = () => {
  const answer = readLink(readKeptPlans(localStorage).plans[0]?.link ?? '')
  return answer.kind === 'plan' ? answer.plan : emptyPlan
}
const refsOf = ({ days }: Plan) => days.map(({ stops }) => stops.map(({ ref }) => ref).join(' '))
const day = (number: number) => document.getElementById(`day-${number}`) ?? expect.fail(`There is no day ${number}.`)
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }))

async function openOwn() {
  keepExample()
  render(page())
  await screen.findByRole('heading', { name: words.daysTitle })
}

// happy-dom tells of an address that a script has replaced; no browser does.
addEventListener('hashchange', (event) => event.stopImmediatePropagation(), true)

// Parts of the page are fetched when they are needed, which takes a busy machine longer than a second.
configure({ asyncUtilTimeout: 30_000 })

beforeEach(() => {
  queryClient.clear()
  notices.length = 0
  localStorage.clear()
  history.replaceState(null, '', '/en/my-trip')
  document.body.replaceChildren()
  answerPage()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('during the trip', () => {
  const open = async (today: string) => {
    vi.useFakeTimers({ now: Date.parse(`${today}T09:00:00Z`), toFake: ['Date'] })
    const shown: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.id)
    })
    try {
      await openOwn()
      const listed = await waitFor(() => {
        const rows = [...document.querySelectorAll('.trip-look-list > ul a')].map((link) => link.getAttribute('href'))
        expect(rows.length).toBeGreaterThan(0)
        return rows
      })
      return { shown, listed }
    } finally {
      vi.useRealTimers()
    }
  }
  it('opens at today, and what was on days past comes last', async () => {
    const { shown, listed } = await open('2027-07-09')
    expect(shown).toEqual(['day-2'])
    expect(listed[0]).toBe('#day-2')
  })

  it('opens at the top before it, from its first day on', async () => {
    expect((await open('2027-06-01')).shown).toEqual([])
    cleanup()
    expect((await open('2027-07-08')).shown).toEqual(['day-1'])
  })
})

describe('who comes along', () => {
  it('is one thing in the form: an age ticks the box, applying keeps it, and unticking it clears the ages', async () => {
    await openOwn()
    press(words.edit)
    const ages = await screen.findByLabelText<HTMLInputElement>(words.party.ages)
    const box = () => screen.getByLabelText<HTMLInputElement>(words.withChildren)
    fireEvent.change(ages, { target: { value: '7' } })
    fireEvent.blur(ages)
    expect(box().checked).toBe(true)
    press(words.save)
    await waitFor(() => expect(keptPlan()).toMatchObject({ withChildren: true, party: { ages: [7] } }))
    press(words.edit)
    expect((await screen.findByLabelText<HTMLInputElement>(words.party.ages)).value).toBe('7')
    fireEvent.click(box())
    expect(screen.getByLabelText<HTMLInputElement>(words.party.ages).value).toBe('')
    press(words.save)
    await waitFor(() => expect(keptPlan().withChildren).toBeUndefined())
    expect(keptPlan().party).toBeUndefined()
  })
})

describe('the island as it ships', () => {
  const throwing = () => {
    throw new DOMException('no', 'SecurityError')
  }
  it.each<[string, () => void, string | RegExp]>([
    ['nothing', () => {}, words.setUp],
    ['an own plan', keepExample, /^Change Reine:/],
    ['broken JSON', () => localStorage.setItem(keptPlansKey, '{"plans":[{'), words.setUp],
    ['a storage that throws', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwing), words.setUp],
    ['a link that somebody sent', () => history.replaceState(null, '', `#${writeLink(plan)}`), words.makeMine],
  ])('is alive without a mismatch over %s', async (_, prepare, button) => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page())
    expect(container.textContent).toContain(words.arriveTitle)
    prepare()
    const onRecoverableError = vi.fn()
    await act(async () => void render(page(), { container, hydrate: true, onRecoverableError }))
    expect((await screen.findAllByRole('button', { name: button })).length).toBeGreaterThan(0)
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('keeps what was typed and ticked before its script came, and sets it up once stops and roads are there', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page())
    const field = container.querySelector<HTMLInputElement>('[name="arrival-date"]')
    const camper = container.querySelector<HTMLInputElement>('[value="camper"]')
    if (!field || !camper) throw new Error('The form is not in the page.')
    field.value = '2027-07-08'
    camper.checked = true
    const { promise, resolve } = Promise.withResolvers<Response>()
    answerPage(() => promise)
    await act(async () => void render(page(), { container, hydrate: true }))
    press(words.setUp)
    await act(async () => resolve(Response.json(data)))
    await waitFor(() => expect(keptPlan().arrival.date).toBe('2027-07-08'))
    expect(keptPlan().means.kind).toBe('camper')
  })

  it('says that the plan cannot be shown, and shows it once there is a network', async () => {
    keepExample()
    answerPage(() => Promise.reject(new TypeError('no network')))
    render(page())
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'The plan can’t be shown now.')
    answerPage()
    await act(async () => {
      dispatchEvent(new Event('offline'))
      dispatchEvent(new Event('online'))
    })
    await screen.findByRole('button', { name: /^Change Reine:/ })
  })
})

it('says where one sets out from only where one may have slept there', async () => {
  const days = [{ stops: [{ ref: 'p.reine' }, { ref: 't.ryten' }] }, { stops: [{ ref: 'p.nusfjord' }] }, { stops: [] }]
  keepPlan(localStorage, { id: 'abcdefghjk', link: writeLink({ ...plan, days }), changed: 1 }, undefined)
  render(page())
  await screen.findByRole('heading', { name: words.daysTitle })
  const starts = [...document.querySelectorAll('.trip-stop.start h4')].map((heading) => heading.textContent)
  expect(starts).toEqual(['Arrive: Moskenes ferry quay', 'Set out', 'Set out from Nusfjord'])
})

it.each([
  ['svolvaer-airport', true],
  ['evenes', false],
])('from %s by bus names departures only where a bus goes', async (place, isWithoutBus) => {
  const days = [{ stops: [{ ref: 'p.reine' }, { ref: 'p.nusfjord' }] }]
  const byBus: Plan = { ...plan, arrival: { place }, means: { kind: 'bus' }, days }
  keepPlan(localStorage, { id: 'abcdefghjk', link: writeLink(byBus), changed: 1 }, undefined)
  render(page())
  await screen.findByRole('heading', { name: words.daysTitle })
  const [first, second] = [...document.querySelectorAll('.trip-leg')].map((leg) => leg.textContent ?? '')
  expect(first?.includes(words.noBusAtAirport)).toBe(isWithoutBus)
  expect(first?.includes(words.bus)).toBe(!isWithoutBus)
  expect(second).toContain(words.bus)
})

describe('a step', () => {
  it('keeps the tick «without dates» and the code', async () => {
    await openOwn()
    fireEvent.click(await screen.findByLabelText(words.withoutDates))
    press(words.showCode)
    await screen.findByRole('img', { name: words.codeLabel })
    press(words.addDay)
    expect(screen.getByLabelText<HTMLInputElement>(words.withoutDates).checked).toBe(true)
    expect(screen.getByRole('img', { name: words.codeLabel })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(words.linkLabel).value).not.toContain('2027-07-08')
  })

  it('keeps an open strip, what is typed into a search and where the focus is', async () => {
    await openOwn()
    press(/^Change Reine:/)
    press(`${words.addStop}: Day 2`)
    const field = await screen.findByLabelText(words.searchLabel)
    fireEvent.change(field, { target: { value: 'svolv' } })
    const more = screen.getByRole('button', { name: words.more })
    more.focus()
    fireEvent.click(more)
    press(words.addDay)
    expect(document.activeElement).toBe(more)
    expect(more.isConnected).toBe(true)
    expect(field).toHaveProperty('value', 'svolv')
    expect(field.isConnected).toBe(true)
  })

  it('moves an open strip with its stop over the edge of a day, with the focus on what was pressed', async () => {
    await openOwn()
    press(/^Change Hamnøy:/)
    press(`${words.later}: Hamnøy`)
    expect(refsOf(keptPlan())).toEqual(['p.reine', 'p.hamnoy p.nusfjord', 'p.leknes'])
    const later = within(day(2)).getByRole('button', { name: `${words.later}: Hamnøy` })
    await waitFor(() => expect(document.activeElement).toBe(later))
  })

  it('draws no day again that it does not touch', async () => {
    await openOwn()
    await waitFor(() => expect(day(3).textContent).toContain('forecast from'))
    const changes = new MutationObserver(() => {})
    changes.observe(day(3), { subtree: true, childList: true, characterData: true, attributes: true })
    fireEvent.keyDown(screen.getByRole('button', { name: /^Change Hamnøy:/ }), { key: 'ArrowUp', altKey: true })
    expect(refsOf(keptPlan())[0]).toBe('p.hamnoy p.reine')
    expect(changes.takeRecords()).toEqual([])
  })

  it('draws only its day where a strip is opened, and of another step only the days that changed', async () => {
    await openOwn()
    await waitFor(() => expect(day(3).textContent).toContain('forecast from'))
    const drawn = [LightBar, layOutRoad, findRemarks].map((each) => vi.mocked<(...given: never[]) => unknown>(each))
    for (const each of drawn) each.mockClear()
    press(/^Change Reine:/)
    expect(new Set(vi.mocked(LightBar).mock.calls.map(([{ index }]) => index))).toEqual(new Set([0]))
    expect(drawn.slice(1).flatMap(({ mock }) => mock.calls)).toEqual([])
    for (const each of drawn) each.mockClear()
    press(`${words.later}: Reine`)
    expect(new Set(vi.mocked(LightBar).mock.calls.map(([{ index }]) => index))).toEqual(new Set([0]))
    expect(findRemarks).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['as it is', 'z', false],
    ['with Caps Lock', 'Z', false],
  ])('is taken back by the keyboard %s, not out of a field', async (_, key) => {
    await openOwn()
    const button = screen.getByRole('button', { name: /^Change Reine:/ })
    fireEvent.keyDown(button, { key: 'Delete' })
    expect(refsOf(keptPlan())[0]).toBe('p.hamnoy')
    fireEvent.keyDown(await screen.findByLabelText(words.linkLabel), { key, ctrlKey: true })
    expect(refsOf(keptPlan())[0]).toBe('p.hamnoy')
    fireEvent.keyDown(document.body, { key, ctrlKey: true })
    expect(refsOf(keptPlan())[0]).toBe('p.reine p.hamnoy')
  })

  it('keeps what is written to a stop, also by Escape, and sums its cost', async () => {
    await openOwn()
    press(/^Change Reine:/)
    fireEvent.change(screen.getByLabelText(words.note), { target: { value: 'Ask for Kari' } })
    fireEvent.change(screen.getByLabelText(words.cost), { target: { value: '1 250' } })
    fireEvent.keyDown(screen.getByLabelText(words.cost), { key: 'Escape' })
    expect(day(1).querySelector('.trip-own')?.textContent).toBe('Ask for Kari · NOK\u00a01,250')
    expect(screen.queryByLabelText(words.note)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Change Reine:/ }))
    expect(location.hash).not.toMatch(/Kari|1250/)
  })

  it('hides a note, which stays folded and open in the list whatever else is done', async () => {
    await openOwn()
    const notice = day(2).querySelector<HTMLElement>('.trip-notice')
    press(new RegExp(`^${words.hideRemark}`), notice ?? expect.fail('Nothing to look at on day 2.'))
    const fold = (await screen.findByText('Hidden notes: 1')).closest('details')
    if (fold) fold.open = true
    press(words.addDay)
    expect(fold?.isConnected && fold.open).toBe(true)
  })
})

describe('who waits for somebody', () => {
  it('is told of the day as it is now, and of what was typed', async () => {
    keepExample()
    render(page())
    await screen.findByRole('heading', { name: words.daysTitle })
    press(new RegExp(`${data.backBy['backBy.title']}: .*`), day(1))
    fireEvent.change(await within(day(1)).findByLabelText(data.backBy['backBy.name']), { target: { value: 'Kari' } })
    const said = () => day(1).querySelector('.back-by-text')?.textContent ?? ''
    const before = said()
    expect(before).toMatch(/Kari .*Hamnøy[\s\S]*Reine, Hamnøy/)
    fireEvent.keyDown(screen.getByRole('button', { name: /^Change Hamnøy:/ }), { key: 'Delete' })
    expect(said()).toContain('Kari')
    expect(said()).not.toContain('Hamnøy')
    expect(/Back by (\d\d:\d\d)/.exec(said())?.[1]).not.toBe(/Back by (\d\d:\d\d)/.exec(before)?.[1])
  })
})

describe('what the address and other windows bring', () => {
  it('adds a stop by a link, once, and keeps the plan’s own address', async () => {
    keepExample()
    history.replaceState(null, '', '#add=p.svolvaer')
    render(page())
    await waitFor(() => expect(JSON.stringify(keptPlan())).toContain('p.svolvaer'))
    await waitFor(() => expect(location.hash).toContain('p.svolvaer'))
    expect(location.hash).not.toContain('add=')
  })

  it('leaves a received plan alone until it is made one’s own', async () => {
    history.replaceState(null, '', `#${writeLink(plan)}`)
    render(page())
    await screen.findByRole('heading', { name: 'Plan from a link: 3 days, 4 stops' })
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(localStorage.getItem(keptPlansKey)).toBeNull()
    fireEvent.click(screen.getAllByRole('button', { name: words.makeMine })[0] ?? expect.fail())
    await screen.findByRole('button', { name: /^Change Reine:/ })
    expect(keptPlan().id).not.toBe(plan.id)
  })

  it('goes back to the received plan, and forgets the own one, when that is undone', async () => {
    const link = writeLink(plan)
    history.replaceState(null, '', `#${link}`)
    render(page())
    await screen.findByRole('heading', { name: 'Plan from a link: 3 days, 4 stops' })
    fireEvent.click(screen.getAllByRole('button', { name: words.makeMine })[0] ?? expect.fail())
    await screen.findByRole('button', { name: /^Change Reine:/ })
    pressNotice(words.undo)
    await screen.findByRole('heading', { name: 'Plan from a link: 3 days, 4 stops' })
    expect(readKeptPlans(localStorage).plans).toEqual([])
    expect(location.hash).toBe(`#${link}`)
  })

  it('goes back to the form when a plan that was set up is undone', async () => {
    render(page())
    await screen.findByRole('button', { name: words.checkPaste })
    press(words.setUp)
    await screen.findByRole('heading', { name: words.daysTitle })
    pressNotice(words.undo)
    expect(await screen.findByRole('button', { name: words.setUp })).toBeTruthy()
    expect(readKeptPlans(localStorage).plans).toEqual([])
  })

  it('opens one’s own plan as it is now from an address of an earlier state, and offers that', async () => {
    keepExample()
    history.replaceState(null, '', `#${writeLink({ ...plan, days: plan.days.slice(0, 1) })}`)
    render(page())
    await screen.findByRole('button', { name: /^Change Nusfjord:/ })
    pressNotice(words.showEarlier)
    expect(refsOf(keptPlan())).toEqual(['p.reine p.hamnoy'])
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(refsOf(keptPlan())).toHaveLength(3)
  })

  it('does not overwrite what another window wrote: the newer one is shown, or both are kept', async () => {
    await openOwn()
    const other = { ...plan, days: [{ stops: [{ ref: 'p.a' }] }] }
    act(() => {
      keepPlan(localStorage, { id: 'abcdefghjk', link: writeLink(other), changed: 99 }, 1)
      dispatchEvent(new StorageEvent('storage', { key: keptPlansKey }))
    })
    expect(await screen.findByText(words.elsewhere)).toBeTruthy()
    press(words.addDay)
    expect(refsOf(keptPlan())).toEqual(['p.a'])
    press(words.keepBoth)
    expect(readKeptPlans(localStorage).plans).toHaveLength(2)
    expect(screen.queryByText(words.elsewhere)).toBeNull()
  })

  it('shows what was added elsewhere when one comes back to a page that slept, without asking', async () => {
    await openOwn()
    const other = { ...plan, waiting: [{ ref: 'p.a' }] }
    act(() => {
      keepPlan(localStorage, { id: 'abcdefghjk', link: writeLink(other), changed: 99 }, 1)
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    expect(await screen.findByRole('button', { name: /^Change Å:/ })).toBeTruthy()
    expect(screen.queryByText(words.elsewhere)).toBeNull()
  })

  it('says once that the browser does not save, and still holds the plan in the link', async () => {
    await openOwn()
    const storage = window.localStorage
    const full = {
      getItem: (key: string) => storage.getItem(key),
      setItem: () => {
        throw new DOMException('no room', 'QuotaExceededError')
      },
    }
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage)
    press(words.addDay)
    expect(await screen.findByText(words.notSaved)).toBeTruthy()
    await waitFor(() => expect(location.hash).toContain('&d=&i='))
    vi.restoreAllMocks()
    press(words.addDay)
    expect(keptPlan().days).toHaveLength(5)
  })

  it('brings back a plan that was deleted', async () => {
    await openOwn()
    press(`${words.delete}: ${words.defaultName}`)
    expect(readKeptPlans(localStorage).plans).toEqual([])
    pressNotice(words.undo)
    await screen.findByRole('button', { name: /^Change Reine:/ })
    expect(refsOf(keptPlan())).toEqual(refsOf(plan))
  })
})

describe('a translated page', () => {
  it('goes from state to state: every text is the new one, and nothing breaks', async () => {
    const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
    await openOwn()
    await screen.findByLabelText(words.linkLabel)
    const steps: (() => void)[] = [
      () => press(/^Change Reine:/),
      () => press(words.more),
      () => press(`${words.later}: Reine`),
      () => document.getElementById('add-day')?.click(),
      () => document.getElementById('reverse')?.click(),
      () => document.getElementById('edit-ends')?.click(),
      () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }),
      () => press(new RegExp(words.newPlan)),
    ]
    for (const step of steps) {
      translateAsBrowsersDo(document.body)
      step()
      await act(async () => {})
      expect(document.querySelector('.island-failed')).toBeNull()
    }
    expect(document.body.textContent).toContain(words.arriveTitle)
    expect(failed.mock.calls.filter(([error]) => error instanceof Error)).toEqual([])
  })

  it('says what a day has become', async () => {
    await openOwn()
    translateAsBrowsersDo(document.body)
    fireEvent.keyDown(screen.getByRole('button', { name: /^Change Nusfjord:/ }), { key: 'Delete' })
    expect(day(2).textContent).not.toContain('Nusfjord')
    expect(document.querySelector('.trip-sum')?.textContent).toContain('3[ stops]')
  })
})
