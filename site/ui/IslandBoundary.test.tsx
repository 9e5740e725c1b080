// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { boundaryWords } from './boundary-words.ts'
import { IslandBoundary } from './IslandBoundary.tsx'
import { translateAsBrowsersDo } from './testing/translate-as-browsers-do.ts'

const words = pickWords('no', boundaryWords)
const link = { href: '/kontakt', name: 'Spør oss' }

function Part({ isBroken = false, value = 'Nordavind' }) {
  if (isBroken) throw new Error('It broke on purpose.')
  return <p>{value}</p>
}

const Fragile = ({ isOld }: { isOld: boolean }) => (
  <p>
    {isOld ? 'i går' : null}
    <b>6 m/s</b>
  </p>
)

const draw = (part: React.ReactNode, resetKey?: unknown) => (
  <IslandBoundary words={words} link={link} resetKey={resetKey}>
    {part}
  </IslandBoundary>
)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('shows what is inside as long as it does not fail', () => {
  render(draw(<Part />))
  expect(screen.getByText('Nordavind')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is the same in the page as it is built and at first in the browser, and then has nothing hidden', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(draw(<Part />))
  expect(container.querySelector<HTMLElement>('[data-island-failure]')?.hidden).toBe(true)
  render(draw(<Part />), { container, hydrate: true, onRecoverableError: (error) => expect.fail(String(error)) })
  expect(container.innerHTML).toBe('<p>Nordavind</p>')
})

it('says in one sentence that it failed, reloads the page, and leads the plain way', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  render(draw(<Part isBroken />))
  expect(screen.getByRole('alert').textContent).toContain(words['boundary.failed'])
  expect(screen.getByRole('link', { name: link.name }).getAttribute('href')).toBe(link.href)
  fireEvent.click(screen.getByRole('button', { name: words['boundary.reload'] }))
  expect(reload).toHaveBeenCalledOnce()
  expect(console.error).toHaveBeenCalled()
})

it('draws again once the reset key changes, and not before', () => {
  const { rerender } = render(draw(<Part isBroken />, 'one'))
  rerender(draw(<Part />, 'one'))
  expect(screen.getByRole('alert')).toBeTruthy()
  rerender(draw(<Part />, 'other'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Nordavind')).toBeTruthy()
})

it('has its words in every language', () => {
  for (const language of languageKeys)
    for (const word of Object.values(pickWords(language, boundaryWords))) expect(word).not.toBe('')
})

// Proves that the helper finds what it is for, in the browser that the tests have.
it('a translated page: an element of one string changes, bare text beside a part that comes and goes breaks', () => {
  const { container, rerender } = render(draw(<Part />))
  translateAsBrowsersDo(container)
  expect(container.textContent).toBe('[Nordavind]')
  rerender(draw(<Part value="Sørvest" />))
  expect(container.textContent).toBe('Sørvest')

  rerender(draw(<Fragile isOld />))
  translateAsBrowsersDo(container)
  rerender(draw(<Fragile isOld={false} />))
  expect(screen.getByRole('alert')).toBeTruthy()
})
