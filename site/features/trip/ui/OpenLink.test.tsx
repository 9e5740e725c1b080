// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { OpenLink } from './OpenLink.tsx'

const words = { openLabel: 'Link', open: 'Open', chooseFile: 'File' }

afterEach(() => {
  location.hash = ''
  document.body.replaceChildren()
})

it('opens a file that was chosen before the page was awake', async () => {
  document.body.innerHTML = renderToString(<OpenLink words={words} />)
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('The form has no field for a file.')
  const file = new File(['My plan: https://example.org/en/my-trip#v1.abc'], 'plan.txt', { type: 'text/plain' })
  Object.defineProperty(field, 'files', { value: [file] })
  await act(async () => hydrateRoot(document.body, <OpenLink words={words} />))
  await waitFor(() => expect(location.hash).not.toBe(''))
})
