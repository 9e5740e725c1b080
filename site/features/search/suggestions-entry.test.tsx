// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchForm } from '#site/ui/SearchForm.tsx'
import { data } from './search-examples.ts'

vi.mock('./engine/ask-guide.ts', async (importActual) => ({
  ...(await importActual<typeof import('./engine/ask-guide.ts')>()),
  askGuide: vi.fn(),
  prepareAnswers: vi.fn(),
}))

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('whose texts do not come says nothing, and tries again at the next focus: a page that is left may come back', async () => {
  const consoleError = vi.spyOn(console, 'error')
  const fetched = vi.fn().mockRejectedValueOnce(new TypeError('NetworkError when attempting to fetch resource.'))
  fetched.mockImplementation(async () => Response.json(data))
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = renderToStaticMarkup(<SearchForm language="no" id="words" className="search" />)
  await act(() => import('./suggestions-entry.tsx'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect(screen.queryByRole('combobox')).toBeNull()
  await act(async () => screen.getByRole('textbox').focus())
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(consoleError.mock.calls.filter(([error]) => error instanceof TypeError)).toEqual([])
})
