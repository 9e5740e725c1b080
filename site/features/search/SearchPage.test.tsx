// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchForm } from '#site/ui/SearchForm.tsx'
import { translateAsBrowsersDo } from '#site/ui/testing/translate-as-browsers-do.ts'
import type { Answer, AskedFor } from './engine/answer.ts'
import { askGuide } from './engine/ask-guide.ts'
import { SearchPage } from './SearchPage.tsx'
import { data, foundOf, hitOf } from './search-examples.ts'

vi.mock('./engine/ask-guide.ts', () => ({ askGuide: vi.fn(), prepareAnswers: vi.fn() }))

const asked = vi.mocked(askGuide)
const recovered = vi.fn()
let root: Root | undefined

const places = Array.from({ length: 15 }, (_, number) => hitOf(`Sted ${number + 1}`))
const trips = [hitOf('Reinebringen', { type: 'hike', aside: '2 km' })]

/** Answers as the guide does, from fifteen places and a trip. */
async function answer(query: string, { group, most = 8 }: AskedFor = {}): Promise<Answer> {
  if (!query) return { kind: 'empty' }
  if (query === 'qqqq') return { kind: 'none', near: [hitOf('Reine')] }
  const hits = group === 'trips' ? trips : [...places, ...trips]
  return foundOf(query === 'stde' ? 'sted' : query, hits.slice(0, most), {
    isCorrected: query === 'stde',
    total: 16,
    groups: [
      { id: 'places', count: 15 },
      { id: 'trips', count: 1 },
    ],
    group,
  })
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const heading = () => find('h1').textContent
const results = () => [...document.querySelectorAll('.results h3')].map((result) => result.textContent)
const type = (value: string) => fireEvent.input(field(), { target: { value } })

async function open(address: string, typed = ''): Promise<void> {
  history.replaceState(null, '', address)
  document.title = 'Søk i guiden – Lofoten'
  const form = renderToStaticMarkup(<SearchForm language="no" id="words" className="search-field" />)
  document.body.innerHTML = `<div data-search><h1>Søk</h1><p>Skriv et ord.</p>${form}<p role="status"></p>
    <p data-failure hidden>${data.words.failed}</p><div data-answer hidden></div><div data-index>Alle sidene</div></div>`
  const input = field()
  input.value = typed
  const parts = {
    root: find('[data-search]'),
    heading: find('h1'),
    lead: find('h1 + p'),
    status: find('[role=status]'),
    failure: find('[data-failure]'),
    answer: find('[data-answer]'),
    index: find('[data-index]'),
  }
  await act(async () => {
    root = hydrateRoot(
      input.parentElement as HTMLElement,
      <SearchPage parts={parts} field={{ id: input.id, placeholder: input.placeholder }} data={data} />,
      { onRecoverableError: recovered },
    )
  })
}

// This document tells of a new fragment also after pushState, which browsers do not.
const ignore = (event: Event) => event.stopImmediatePropagation()

beforeEach(() => {
  addEventListener('hashchange', ignore, true)
  asked.mockImplementation(answer)
  recovered.mockClear()
})
afterEach(() => {
  removeEventListener('hashchange', ignore, true)
  act(() => root?.unmount())
  cleanup()
  vi.restoreAllMocks()
})

describe('the search page', () => {
  it('answers the query in the address in place of the list of all pages', async () => {
    await open('/sok#q=sted')
    await waitFor(() => expect(heading()).toBe('16 treff på «sted»'))
    expect(document.title).toBe('16 treff på «sted» – Lofoten')
    expect(field().value).toBe('sted')
    expect(results()).toHaveLength(12)
    expect(find('[data-index]').hidden).toBe(true)
    expect(find('[data-answer]').hidden).toBe(false)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('16 treff på «sted»'))
    expect(recovered).not.toHaveBeenCalled()
  })

  it('lists the whole guide again once the field is empty', async () => {
    await open('/sok#q=sted')
    await waitFor(() => expect(results()).toHaveLength(12))
    type('')
    await waitFor(() => expect(heading()).toBe('Søk'))
    expect(document.title).toBe('Søk i guiden – Lofoten')
    expect(find('[data-index]').hidden).toBe(false)
    expect(find('[data-answer]').hidden).toBe(true)
    expect(location.hash).toBe('')
  })

  it('shows one group alone, with what matched', async () => {
    await open('/sok#q=trappa&group=trips')
    await waitFor(() => expect(results()).toEqual(['Reinebringen']))
    expect(find('.result-aside').textContent).toBe('Fottur · 2 km')
    expect(find('.result-kinds [aria-current]').textContent).toBe('Turer 1')
  })

  it('shows with the first result what is so now, where the page of today has it, and nothing of it where not', async () => {
    const fetched = vi.fn(async (_address: string) => Response.json({}))
    vi.stubGlobal('fetch', fetched)
    const today = hitOf('Lofoten i dag', { type: 'weather', href: `${data.today}#road` })
    const weather = hitOf('Været', { type: 'weather', href: `${data.weather.href}#midnight-sun` })
    for (const [hits, live, calls] of [
      [[today, hitOf('Reine')], { part: 'road', isNow: false }, 1],
      [[hitOf('Reine'), today], { part: 'road', isNow: false }, 0],
      [[today], undefined, 0],
      [[weather], { part: 'midnight-sun', isNow: true }, 1],
      // Of other times than now the page of the weather has its own answer.
      [[weather], { part: 'midnight-sun', isNow: false }, 0],
    ] as const) {
      fetched.mockClear()
      asked.mockResolvedValueOnce(foundOf('stengt vei', [...hits], { live }))
      await open('/sok#q=stengt%20vei')
      await waitFor(() => expect(results()).toHaveLength(hits.length))
      const questions = () => fetched.mock.calls.filter(([address]) => address === '/api/today')
      // What asks comes as a script of its own, late on a busy machine.
      await waitFor(() => expect(questions()).toHaveLength(calls), { timeout: 10_000 })
      // An answer that cannot be read is none.
      expect(document.querySelector('.result-now')?.textContent ?? '').toBe('')
    }
    vi.unstubAllGlobals()
  })

  it('shows the answer itself with the first result, where it stands, and the number to ring', async () => {
    const said = { passage: 'Kjøkkenet åpner klokka 18.', heading: 'Åpent', href: '/børsen#åpent' }
    asked.mockResolvedValueOnce(
      foundOf('åpent', [hitOf('Børsen', { phone: '+47 76 06 99 30' }), hitOf('Reine')], { said }),
    )
    await open('/sok#q=%C3%A5pent')
    await waitFor(() => expect(document.querySelectorAll('.result-passage')).toHaveLength(1))
    expect(find('.result-passage').textContent).toBe(`${data.words.asks}: Kjøkkenet åpner klokka 18.`)
    expect(screen.getByRole('link', { name: 'Åpent' }).getAttribute('href')).toBe('/børsen#åpent')
    expect(screen.getByRole('link', { name: `${data.words.callThem} +47 76 06 99 30` }).getAttribute('href')).toBe(
      'tel:+4776069930',
    )
  })

  it('shows more, and puts the focus on the first of them', async () => {
    await open('/sok#q=sted')
    await waitFor(() => expect(results()).toHaveLength(12))
    fireEvent.click(screen.getByRole('button', { name: data.words.showMore }))
    await waitFor(() => expect(results()).toHaveLength(16))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sted 13'))
    expect(screen.queryByRole('button', { name: data.words.showMore })).toBeNull()
  })

  it('says where to start where nothing is found', async () => {
    await open('/sok#q=qqqq')
    await waitFor(() => expect(heading()).toBe('Ingen treff på «qqqq»'))
    expect(screen.getByRole('heading', { name: data.words.didYouMean })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Reine/ }).getAttribute('href')).toBe('/reine')
    expect(screen.getByRole('link', { name: data.words.askNumber }).getAttribute('href')).toMatch(/^tel:\+47\d{8}$/)
  })

  it('says that the search cannot be loaded, keeps the list, and answers the next query', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    asked.mockRejectedValueOnce(new Error('There is no search index.'))
    await open('/sok#q=sted')
    await waitFor(() => expect(find('[data-failure]').hidden).toBe(false))
    expect(find('[data-index]').hidden).toBe(false)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(data.words.failed))
    type('steder')
    await waitFor(() => expect(heading()).toBe('16 treff på «steder»'))
    expect(find('[data-failure]').hidden).toBe(true)
  })

  it('answers what was typed before it was there', async () => {
    await open('/sok', 'sted')
    await waitFor(() => expect(heading()).toBe('16 treff på «sted»'))
    expect(location.hash).toBe('#q=sted')
    expect(field().value).toBe('sted')
  })

  it('takes the query of an older link out of what is sent', async () => {
    await open('/sok?q=sted')
    await waitFor(() => expect(heading()).toBe('16 treff på «sted»'))
    expect(location.search + location.hash).toBe('#q=sted')
  })

  it('adds one step to the history for a search, not for a letter', async () => {
    const push = vi.spyOn(history, 'pushState')
    await open('/sok')
    type('st')
    await waitFor(() => expect(location.hash).toBe('#q=st'))
    type('sted')
    await waitFor(() => expect(location.hash).toBe('#q=sted'))
    expect(push).toHaveBeenCalledOnce()
    fireEvent.blur(field())
    type('qqqq')
    await waitFor(() => expect(location.hash).toBe('#q=qqqq'))
    expect(push).toHaveBeenCalledTimes(2)
  })

  it('fills in the field again that WebKit empties when it restores the page', async () => {
    await open('/sok#q=sted')
    await waitFor(() => expect(results()).toHaveLength(12))
    const event = Object.assign(new Event('pageshow'), { persisted: true })
    dispatchEvent(event)
    field().value = ''
    await waitFor(() => expect(field().value).toBe('sted'))
  })

  it('on a translated page goes from answer to answer, and nothing breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open('/sok#q=sted')
    await waitFor(() => expect(results()).toHaveLength(12))
    for (const [typed, first, marked] of [
      ['stde', 'Sted 1', 'Sted'],
      // The same results, marked elsewhere.
      ['1', 'Sted 1', '1'],
      ['qqqq', undefined, undefined],
      ['sted', 'Sted 1', 'Sted'],
    ] as const) {
      translateAsBrowsersDo(document.body)
      type(typed)
      await waitFor(() => expect(location.hash).toBe(`#q=${typed}`))
      await waitFor(() => expect(heading()).toMatch(/^[^[]+$/))
      await waitFor(() => expect(results()[0]?.replaceAll(/[[\]]/g, '')).toBe(first))
      expect(document.querySelector('.results mark')?.textContent.replaceAll(/[[\]]/g, '')).toBe(marked)
      expect(screen.queryByRole('alert')).toBeNull()
    }
    expect(document.querySelector('.search-note')).toBeNull()
    translateAsBrowsersDo(document.body)
    fireEvent.click(find('.more-results button'))
    await waitFor(() => expect(results().slice(12)).toEqual(['Sted 13', 'Sted 14', 'Sted 15', 'Reinebringen']))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
