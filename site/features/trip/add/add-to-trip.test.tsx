// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPlan, readKeptPlans } from '#site/features/trip/plan/kept-plans.ts'
import { dropKeys, emptyPlan, type Plan } from '#site/features/trip/plan/plan.ts'
import { readLink, writeLink } from '#site/features/trip/plan/plan-link.ts'
import { data, words } from '#site/features/trip/ui/trip-page-example.tsx'
import { pickWords } from '#site/i18n/translate.ts'
import type { PassingNotice } from '#site/ui/notices/passing-notice.ts'
import { addOrChoose } from './add-to-trip.tsx'
import { planStore } from './plan-store.ts'
import { tripLinkWords } from './trip-link-words.ts'

const notices = vi.hoisted((): PassingNotice[] => [])
vi.mock('#site/ui/notices/show-notice.tsx', () => ({
  showNotice: async (notice: PassingNotice) => void notices.push(notice),
}))
vi.mock('./DayPicker.css?url', () => ({ default: '/_assets/DayPicker.css' }))
vi.stubGlobal('fetch', async () => Response.json(data))

const plan: Plan = {
  ...emptyPlan,
  arrival: { date: '2027-07-08', place: 'moskenes' },
  departure: { date: '2027-07-09', place: 'svolvaer-airport' },
  days: [{ stops: [{ ref: 'p.reine' }], bed: 'm.moskenes-camping' }, { stops: [{ ref: 'p.henningsvaer' }] }],
}
const onPage = pickWords('en', tripLinkWords)
const keepExample = (kept = plan, changed = 1) =>
  keepPlan(planStore, { id: 'abcdefghjk', link: writeLink(kept), changed }, changed - 1)

async function pressLink(ref: string, name: string) {
  document.body.innerHTML = `<span class="trip-add"><a href="/en/my-trip#add=${ref}" data-stop="${ref}" data-name="${name}"></a></span>`
  await act(() => addOrChoose(document.querySelector('a') ?? expect.fail('There is no link.'), onPage))
}
function readKept(): Plan {
  const answer = readLink(readKeptPlans(planStore).plans[0]?.link ?? '')
  return answer.kind === 'plan' ? dropKeys(answer.plan) : emptyPlan
}
const refsOf = (day: number) => readKept().days[day]?.stops.map(({ ref }) => ref)
const said = () => notices.at(-1)?.text

beforeEach(() => {
  history.replaceState(null, '', '/en/trips')
  planStore.removeItem('trip-plans')
  notices.length = 0
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover ??= () => undefined
  HTMLElement.prototype.hidePopover ??= () => undefined
})

describe('the first press', () => {
  it('makes a plan where there is none', async () => {
    await pressLink('t.ryten', 'Ryten')
    expect(readKept().waiting).toEqual([{ ref: 't.ryten' }])
    expect(said()).toBe('Ryten has no day. You can undo this.')
  })

  it('adds to the open plan where its road passes, says where, and can be undone', async () => {
    keepExample()
    await pressLink('t.ryten', 'Ryten')
    expect(refsOf(1)).toEqual(['t.ryten', 'p.henningsvaer'])
    expect(said()).toMatch(/^Ryten: day 2, 1 of 2, arrival about \d+:\d\d/)
    notices.at(-1)?.actions?.[0]?.onPress()
    expect(refsOf(1)).toEqual(['p.henningsvaer'])
    expect(said()).toBe('Undone.')
  })

  it('is not undone over what another window wrote after it', async () => {
    keepExample()
    await pressLink('t.ryten', 'Ryten')
    const [kept] = readKeptPlans(planStore).plans
    keepPlan(planStore, { id: 'abcdefghjk', link: writeLink(plan), changed: 9 }, kept?.changed)
    notices.at(-1)?.actions?.[0]?.onPress()
    expect(said()).toBe(words.elsewhere)
    expect(refsOf(1)).toEqual(['p.henningsvaer'])
  })

  it('keeps the plan for the page, says so, and hands out its link, where the browser does not save', async () => {
    const storage = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(undefined as never)
    await pressLink('t.ryten', 'Ryten')
    expect(said()).toBe(words.notSaved)
    expect(notices.at(-1)?.actions?.[0]?.label).toBe(words.copy)
    await pressLink('t.ryten', 'Ryten')
    expect(screen.getByRole('dialog', { name: 'Ryten: which day?' })).toBeTruthy()
    storage.mockRestore()
  })
})

describe('the second press', () => {
  it('lets the day be chosen, and the stop moves there', async () => {
    keepExample()
    await pressLink('p.reine', 'Reine')
    const rows = [...screen.getByRole('dialog').querySelectorAll('label')]
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Day 1, Thu.* 8 Julstops: 1, /),
      'Day 2, Fri 9 Julon the way',
      words.waiting,
    ])
    fireEvent.click(screen.getByRole('radio', { name: /^Day 2/ }))
    expect(refsOf(0)).toEqual([])
    expect(refsOf(1)).toEqual(['p.reine', 'p.henningsvaer'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Day 2/ }).checked).toBe(true)
  })

  it('ticks the nights of a bed, which stays collected without any', async () => {
    keepExample()
    await pressLink('m.moskenes-camping', 'Moskenes Camping')
    const tick = screen.getByRole<HTMLInputElement>('checkbox')
    expect(tick.checked).toBe(true)
    fireEvent.click(tick)
    expect(readKept().days[0]?.bed).toBeUndefined()
    expect(readKept().waiting).toEqual([{ ref: 'm.moskenes-camping' }])
    fireEvent.click(tick)
    expect(readKept().days[0]?.bed).toBe('m.moskenes-camping')
    expect(readKept().waiting).toEqual([])
  })

  it('takes the stop out, and the focus returns to the link', async () => {
    keepExample()
    await pressLink('p.reine', 'Reine')
    fireEvent.click(screen.getByRole('button', { name: words.remove }))
    expect(refsOf(0)).toEqual([])
    expect(said()).toBe('Reine is removed from the trip. You can undo this.')
    expect(document.activeElement).toBe(document.querySelector('a'))
  })
})
