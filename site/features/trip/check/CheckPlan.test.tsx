// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readKeptPlans } from '#site/features/trip/plan/kept-plans.ts'
import { answerPage, page, words } from '#site/features/trip/ui/trip-page-example.tsx'
import type { PassingNotice } from '#site/ui/notices/passing-notice.ts'
import { queryClient } from '#site/ui/query-client.ts'

const notices = vi.hoisted((): PassingNotice[] => [])
vi.mock('#site/ui/notices/show-notice.tsx', () => ({
  showNotice: async (notice: PassingNotice) => void notices.push(notice),
}))
addEventListener('hashchange', (event) => event.stopImmediatePropagation(), true)
configure({ asyncUtilTimeout: 30_000 })

let asked: ReturnType<typeof answerPage>
beforeEach(() => {
  queryClient.clear()
  notices.length = 0
  localStorage.clear()
  history.replaceState(null, '', '/en/my-trip')
  document.body.replaceChildren()
  asked = answerPage()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const text = 'Day 1 (5 January 2027): Reinebringen at 11:00, then Grimsvågtinden. Overnight in Reine.\nDay 2: Nusfjord.'

async function pasteAndCheck(pasted: string) {
  render(page())
  fireEvent.click(screen.getByRole('button', { name: words.checkPaste }))
  const field = await screen.findByRole('textbox', { name: words.check.label })
  fireEvent.change(field, { target: { value: pasted } })
  const before = asked.mock.calls.length
  fireEvent.click(screen.getByRole('button', { name: words.check.run }))
  return { before, field }
}

describe('a pasted plan on the page', () => {
  it('is shown beside its text with what is wrong in it, and nothing of it goes anywhere', async () => {
    const beacon = vi.fn()
    vi.stubGlobal('XMLHttpRequest', beacon)
    vi.stubGlobal('WebSocket', beacon)
    Object.assign(navigator, { sendBeacon: beacon })
    const { before } = await pasteAndCheck(text)
    expect(document.activeElement?.textContent).toBe(words.check.readTitle)
    expect(screen.getByText(/Advised against: Reinebringen/)).toBeTruthy()
    expect(screen.getByText(/We don’t know Grimsvågtinden/)).toBeTruthy()
    expect(within(document.getElementById('check-day-1') ?? expect.fail()).getByText('Reinebringen')).toBeTruthy()
    expect([...document.querySelectorAll('mark[data-kind="unknown"]')].map((mark) => mark.textContent)).toContain(
      'Grimsvågtinden',
    )
    expect(asked.mock.calls.length).toBe(before)
    expect(beacon).not.toHaveBeenCalled()
    expect(readKeptPlans(localStorage).plans).toEqual([])
    expect(location.hash).toBe('')
  })

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])(
    'is brought to the top of a narrow screen, with less motion where that is wished for: %s',
    async (isStill, behavior) => {
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: query.includes('reduced-motion') && isStill,
        addEventListener: () => {},
        removeEventListener: () => {},
      }))
      const into = vi.spyOn(Element.prototype, 'scrollIntoView')
      await pasteAndCheck(text)
      expect(into).toHaveBeenLastCalledWith({ block: 'start', behavior })
      expect(into.mock.contexts.at(-1)).toHaveProperty('textContent', words.check.readTitle)
    },
  )

  it('becomes one’s own by one press, which can be undone', async () => {
    await pasteAndCheck(text)
    fireEvent.click(screen.getByRole('button', { name: words.makeMine }))
    await screen.findByRole('heading', { name: words.daysTitle })
    expect(readKeptPlans(localStorage).plans[0]?.link).toContain('t.reinebringen')
    const notice = notices.at(-1)
    expect(notice?.text).toBe(words.check.taken)
    act(() => notice?.actions?.find(({ label }) => label === words.undo)?.onPress())
    // As before: the text with what was said of it, and no plan.
    expect(readKeptPlans(localStorage).plans).toEqual([])
    expect(location.hash).toBe('')
    expect(await screen.findByText(/Advised against: Reinebringen/)).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.check.label }).value).toBe(text)
  })

  it('lists before the press what My trip shows after it', async () => {
    await pasteAndCheck(
      'Day 1 (5 July 2027): 10:00 Svolvær, 12:00 Reine, 14:00 Å. Dinner in Henningsvær at 20:00. Night in Reine.\nDay 2: Ryten at 19:00, then Kaviar Factory.\nDay 3: Nusfjord.',
    )
    const titles = (within: string) =>
      Array.from(document.querySelectorAll(`${within} li a`), (link) => link.textContent)
    const before = titles('.trip-check-faults')
    fireEvent.click(screen.getByRole('button', { name: words.makeMine }))
    await screen.findByRole('heading', { name: words.daysTitle })
    expect(before.length).toBeGreaterThan(2)
    expect(titles('.trip-look-list')).toEqual(before)
  })

  it('keeps what only the text gets wrong, on its day and once it is opened again, until it is hidden', async () => {
    await pasteAndCheck(
      'Day 1 (5 January 2027): ferry Henningsvær–Reine, midnight sun at Eggum, dinner at Moonfish Brasserie. Night in Reine.\nDay 2: Nusfjord, a stop at Kråkereir.',
    )
    fireEvent.click(screen.getByRole('button', { name: words.makeMine }))
    await screen.findByRole('heading', { name: words.daysTitle })
    const { link } = readKeptPlans(localStorage).plans[0] ?? expect.fail()
    cleanup()
    localStorage.clear()
    history.replaceState(null, '', `/en/my-trip#${link}`)
    render(page())
    await screen.findByRole('heading', { name: words.daysTitle })
    const day = (number: number) => within(document.getElementById(`day-${number}`) ?? expect.fail())
    for (const title of [/No such boat: Henningsvær–Reine/, /No midnight sun then/, /We don’t know Moonfish Brasserie/])
      expect(day(1).getAllByText(title), String(title)).toHaveLength(1)
    fireEvent.click(screen.getAllByRole('button', { name: words.makeMine })[0] ?? expect.fail())
    fireEvent.click(await screen.findByRole('button', { name: `${words.hideRemark}: No midnight sun then` }))
    expect(day(1).queryByText(/No midnight sun then/)).toBeNull()
    expect(day(1).getByText(/No such boat/)).toBeTruthy()
  })

  it('says of a boat that it seldom sails in that month, and that one looks up the boat back', async () => {
    await pasteAndCheck('Day 1 (12 February 2027): boat from Reine to Vindstad at 11, walk to Bunes. Night in Reine.')
    expect(screen.getByText(/Day 1: Few boats in February: Reinefjorden–Bunes/)).toBeTruthy()
    cleanup()
    await pasteAndCheck('Day 1 (12 July 2027): boat from Reine to Vindstad at 11, walk to Bunes. Night in Reine.')
    expect(screen.queryByText(/Few boats/)).toBeNull()
  })

  it('says of a night that only a place is named', async () => {
    await pasteAndCheck('Day 1: Nusfjord. Overnight in Reine.\nDay 2: Å. Overnight at Scandic Leknes.\nDay 3: Eggum')
    const day = (number: number) => document.getElementById(`check-day-${number}`)?.textContent ?? ''
    expect(day(1)).toContain(words.check.placeOnly)
    expect(day(2)).not.toContain(words.check.placeOnly)
    fireEvent.click(screen.getByRole('button', { name: words.makeMine }))
    await screen.findByRole('heading', { name: words.daysTitle })
    const sum = document.querySelector('.trip-sum')?.textContent
    expect(sum).toContain('1/2 nights with a bed')
    expect(sum).toContain('1 with a place, no bed yet')
  })

  it('says so where there is no place of Lofoten in it, and keeps the text', async () => {
    const { field } = await pasteAndCheck('Dear diary, nothing happened.')
    expect(screen.getByText(words.check.nothing)).toBeTruthy()
    expect((field as HTMLTextAreaElement).value).toBe('Dear diary, nothing happened.')
    fireEvent.click(screen.getByRole('button', { name: words.check.close }))
    fireEvent.click(screen.getByRole('button', { name: words.checkPaste }))
    expect(((await screen.findByRole('textbox', { name: words.check.label })) as HTMLTextAreaElement).value).toBe(
      'Dear diary, nothing happened.',
    )
  })
})
