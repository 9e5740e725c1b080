// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPlan } from '#site/features/trip/plan/kept-plans.ts'
import { emptyPlan, type Plan } from '#site/features/trip/plan/plan.ts'
import { writeLink } from '#site/features/trip/plan/plan-link.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { planStore } from './plan-store.ts'
import { tripLinkWords } from './trip-link-words.ts'
import { startTripLinks } from './trip-links.ts'

vi.mock('./add-to-trip.tsx?chunk-address', () => ({ default: '/_assets/add-to-trip.js' }))

const words = pickWords('en', tripLinkWords)
const plan: Plan = {
  ...emptyPlan,
  days: [{ stops: [{ ref: 'p.reine' }], bed: 'c.one' }, { stops: [] }],
  waiting: [{ ref: 't.ryten' }],
}
const importWhole = vi.fn()
vi.stubGlobal('pageStart', { importWhole })
history.replaceState(null, '', '/en/trips')
// Once: it listens to the document.
document.body.innerHTML = `
  <a class="btn" data-trip-link href="/en/my-trip">My trip<span data-trip-count></span></a>
  <a class="trip-icon" data-trip-link href="/en/my-trip"><svg></svg><span data-trip-count></span></a>
  <main></main><astro-island></astro-island>`
startTripLinks(words)

const linkOf = (ref: string, name: string) =>
  `<span class="trip-add"><a href="/en/my-trip#add=${ref}" data-stop="${ref}" data-name="${name}"><span>Add to my trip</span></a></span>`
function show(ref: string, name: string): HTMLAnchorElement {
  const place = document.querySelector('main')
  if (place) place.innerHTML = linkOf(ref, name)
  return place?.querySelector('a') ?? expect.fail('There is no link.')
}
const keep = (kept: Plan, changed = 1) =>
  keepPlan(planStore, { id: 'abcdefghjk', link: writeLink(kept), changed }, changed - 1)

beforeEach(() => {
  importWhole.mockReset()
  planStore.removeItem('trip-plans')
})

describe('a link that adds a stop', () => {
  it('says where its stop is, and follows the plan', () => {
    const link = show('p.reine', 'Reine')
    keep(plan)
    expect(link.textContent).toBe('In my trip, day 1')
    expect(link.ariaLabel).toBe('In my trip, day 1: Reine')
    expect(link.ariaHasPopup).toBe('dialog')
    keep(emptyPlan, 2)
    expect(link.textContent).toBe('Add to my trip')
    expect(link.ariaHasPopup).toBeNull()
  })

  it('says it in an island that is drawn later', async () => {
    keep(plan)
    const island = document.querySelector('astro-island')
    if (island) island.innerHTML = linkOf('t.ryten', 'Ryten')
    await vi.waitFor(() => expect(island?.textContent).toBe('In my trip'))
  })

  it('says the plan of a browser that does not save, too', () => {
    const link = show('t.ryten', 'Ryten')
    const storage = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(undefined as never)
    keep(plan)
    expect(link.textContent).toBe('In my trip')
    storage.mockRestore()
  })

  it('adds at once, without leaving the page', async () => {
    const addOrChoose = vi.fn()
    importWhole.mockResolvedValue({ addOrChoose })
    const link = show('p.reine', 'Reine')
    const isFollowed = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(isFollowed).toBe(false)
    await vi.waitFor(() => expect(addOrChoose).toHaveBeenCalledWith(link, words))
  })

  it.each([
    ['with a key that opens a tab', { ctrlKey: true }, true],
    ['without a network', {}, false],
  ])('is the link that it is %s', (_, keys, onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    const link = show('p.reine', 'Reine')
    link.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()), { once: true })
    expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))).toBe(true)
    expect(importWhole).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})

describe('the header', () => {
  it('says that there is a trip and counts its stops with and without a day, not its beds', () => {
    const links = [...document.querySelectorAll<HTMLElement>('[data-trip-link]')]
    const isPlanned = () => links.map((link) => link.hasAttribute('data-planned'))
    expect(isPlanned()).toEqual([false, false])
    keep(plan)
    expect(links.map((link) => link.querySelector('[data-trip-count]')?.textContent)).toEqual(['2', '2'])
    expect(links.map(({ ariaLabel }) => ariaLabel)).toEqual(['My trip, stops: 2', 'My trip, stops: 2'])
    expect(isPlanned()).toEqual([true, true])
  })

  it('is a trip without a number while the trip has no stop, and as before once there is none', () => {
    const [link] = document.querySelectorAll<HTMLElement>('[data-trip-link]')
    keep(emptyPlan, 2)
    expect(link?.textContent).toBe('My trip')
    expect(link?.hasAttribute('data-planned')).toBe(true)
    planStore.removeItem('trip-plans')
    expect(link?.hasAttribute('data-planned')).toBe(false)
    expect(link?.ariaLabel).toBeNull()
  })
})
