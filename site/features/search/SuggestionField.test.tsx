// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchForm } from '#site/ui/SearchForm.tsx'
import { translateAsBrowsersDo } from '#site/ui/testing/translate-as-browsers-do.ts'
import type { Answer } from './engine/answer.ts'
import { askGuide } from './engine/ask-guide.ts'
import { SuggestionField } from './SuggestionField.tsx'
import { data, foundOf, hitOf } from './search-examples.ts'

vi.mock('./engine/ask-guide.ts', () => ({ askGuide: vi.fn(), prepareAnswers: vi.fn() }))

const asked = vi.mocked(askGuide)
const recovered = vi.fn()
let root: Root | undefined

const answers: Record<string, Answer> = {
  reine: foundOf('reine', [
    hitOf('Reine'),
    hitOf('Reinebringen', { type: 'hike', advisedAgainst: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }),
  ]),
  reinne: foundOf('reine', [hitOf('Reine')], { isCorrected: true }),
  qqqq: { kind: 'none', near: [] },
}

/** Puts the form on the page as it is built, inside the header's panel or alone. */
function build(isInPanel = false): HTMLInputElement {
  const form = renderToStaticMarkup(<SearchForm language="no" id="words" className="search" />)
  document.body.innerHTML = isInPanel ? `<div popover="auto">${form}</div>` : form
  return screen.getByRole('textbox')
}

async function start(): Promise<void> {
  const input = document.querySelector('input') as HTMLInputElement
  const form = input.form as HTMLFormElement
  const field = { id: input.id, placeholder: input.placeholder }
  await act(async () => {
    root = hydrateRoot(input.parentElement as HTMLElement, <SuggestionField form={form} field={field} data={data} />, {
      onRecoverableError: recovered,
    })
  })
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const type = (value: string) => fireEvent.input(field(), { target: { value } })

beforeEach(() => {
  // The sheet is then no popover, which this document does not know.
  vi.stubGlobal('CSS', { supports: () => false })
  asked.mockImplementation(async (query) => answers[query] ?? { kind: 'empty' })
  recovered.mockClear()
})
afterEach(() => {
  act(() => root?.unmount())
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it.each(['as it was built', 'translated by the browser'])(
  'takes over the field %s, with its letters and its focus',
  async (page) => {
    const input = build()
    input.focus()
    input.value = 'reine'
    if (page !== 'as it was built') translateAsBrowsersDo(document.body)
    await start()
    expect(recovered).not.toHaveBeenCalled()
    expect(field()).toBe(input)
    expect(document.activeElement).toBe(input)
    expect(input.value).toBe('reine')
    await waitFor(() => expect(options()).toHaveLength(2))
  },
)

it('suggests pages, marks the letters, and warns of a trip that is advised against', async () => {
  build()
  await start()
  type('reine')
  await waitFor(() =>
    expect(options()).toEqual(['Reine MoskenesSted', `Reinebringen Moskenes ${data.words.advisedAgainst}Fottur`]),
  )
  expect(screen.getAllByRole('option')[1]?.querySelector('mark')?.textContent).toBe('Reine')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 forslag'))
  expect(screen.getByRole('link', { name: 'Alle treff på «reine»' }).getAttribute('href')).toBe(`${data.href}#q=reine`)
})

it('opens the option that is chosen with the keys, and closes', async () => {
  build()
  await start()
  type('reine')
  await waitFor(() => expect(options()).toHaveLength(2))
  const opened = vi.fn((event: Event) => event.preventDefault())
  screen.getAllByRole('option')[1]?.addEventListener('click', opened)
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(opened).toHaveBeenCalledOnce()
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it.each([
  ['qqqq', 'Ingen treff på «qqqq»', `Ingen treff på «qqqq» ${data.words.notSuggested}`],
  [
    'reinne',
    'Ingen treff på «reinne». Viser treff på «reine».',
    'Ingen treff på «reinne». Viser treff på «reine». 1 forslag',
  ],
])('says what became of %s', async (typed, note, said) => {
  build()
  await start()
  type(typed)
  expect(await screen.findByText(note)).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said))
})

it('says that the search cannot be loaded, and leads to the list of all pages', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  asked.mockRejectedValue(new Error('There is no search index.'))
  build()
  await start()
  type('reine')
  expect(await screen.findByText(data.words.failed)).toBeTruthy()
  expect(screen.getByRole('link', { name: data.words.wholeGuide }).getAttribute('href')).toBe(data.href)
})

it('says while the index loads that it searches, once, and no more with the answer', async () => {
  const late = Promise.withResolvers<Answer>()
  build()
  const sign = document.querySelector('[data-searching]') as HTMLElement
  const words = sign.dataset.searching ?? ''
  await start()
  const told: string[] = []
  new MutationObserver(() => told.push(sign.textContent)).observe(sign, { childList: true, subtree: true })
  asked.mockImplementation(() => late.promise)
  type('rei')
  type('rein')
  await waitFor(() => expect(sign.textContent).toBe(words))
  type('reine')
  expect(words).not.toBe('')
  await act(async () => late.resolve(answers.reine as Answer))
  await waitFor(() => expect(options()).toHaveLength(2))
  await waitFor(() => expect(told).toEqual([words, '']))
})

it('shows the answer to what was typed last, whatever comes first', async () => {
  const late = Promise.withResolvers<Answer>()
  build()
  await start()
  asked.mockImplementationOnce(() => late.promise)
  type('rein')
  await waitFor(() => expect(asked).toHaveBeenCalledWith('rein'))
  type('reine')
  await waitFor(() => expect(options()).toHaveLength(2))
  await act(async () => late.resolve(foundOf('rein', [hitOf('Nusfjord')])))
  expect(options()).toHaveLength(2)
})

it('closes when the page is left, and comes back with the focus', async () => {
  build()
  await start()
  type('reine')
  await waitFor(() => expect(options()).toHaveLength(2))
  field().focus()
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(options()).toEqual([])
  expect(document.activeElement).toBe(document.body)
  act(() => field().focus())
  await waitFor(() => expect(options()).toHaveLength(2))
})

it('on a translated page the next letters show the next options, and nothing breaks', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  build()
  await start()
  type('reine')
  await waitFor(() => expect(options()).toHaveLength(2))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 forslag'))
  for (const [typed, said] of [
    ['reinne', 'Ingen treff på «reinne». Viser treff på «reine». 1 forslag'],
    ['qqqq', `Ingen treff på «qqqq» ${data.words.notSuggested}`],
    ['reine', '2 forslag'],
  ] as const) {
    translateAsBrowsersDo(document.body)
    type(typed)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said))
    expect(screen.queryByRole('alert')).toBeNull()
  }
  expect(options()[0]).toBe('Reine MoskenesSted')
  translateAsBrowsersDo(document.body)
  const button = within(document.querySelector('.keys') as HTMLElement).getByRole('button')
  fireEvent.click(button)
  expect(button.textContent).toBe(data.words.keys.slashOn)
  fireEvent.click(button)
  expect(button.textContent).toBe(data.words.keys.slashOff)
})

it('in the panel of the header Escape closes the panel', async () => {
  build(true)
  const panel = document.querySelector('[popover]') as HTMLElement
  panel.hidePopover = vi.fn()
  await start()
  type('reine')
  await waitFor(() => expect(options()).toHaveLength(2))
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(panel.hidePopover).toHaveBeenCalled()
})
