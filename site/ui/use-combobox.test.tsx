// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCombobox } from './use-combobox.ts'

const places = ['Reine', 'Reinebringen', 'Reinefjorden']
const chosen = vi.fn()
const closed = vi.fn()

function Field({ options = places }: { options?: readonly string[] }) {
  const combobox = useCombobox({ options, said: `${options.length} forslag`, onChoose: chosen, onClose: closed })
  return (
    <>
      <input aria-label="Søk" {...combobox.inputProps} />
      <div {...combobox.listProps} hidden={!combobox.isOpen}>
        {options.map((name, index) => (
          <a href="/" key={name} {...combobox.optionProps(index)}>
            {name}
          </a>
        ))}
      </div>
      <p role="status">{combobox.status}</p>
    </>
  )
}

/** A list whose options are links, as most are. */
function Links() {
  const { inputProps, listProps, optionProps } = useCombobox({ options: places, said: '' })
  return (
    <>
      <input aria-label="Søk" {...inputProps} />
      <div {...listProps}>
        <a href="/reine" {...optionProps(0)}>
          Reine
        </a>
      </div>
    </>
  )
}

const field = () => screen.getByRole('combobox')
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })
const type = (value: string) => fireEvent.input(field(), { target: { value } })
/** The name of the active option, as the field and the list say it. */
function active(): string | undefined {
  const selected = document.querySelector('[aria-selected=true]')
  expect(field().getAttribute('aria-activedescendant')).toBe(selected?.id ?? null)
  return selected?.textContent ?? undefined
}

beforeEach(() => {
  vi.useFakeTimers()
  chosen.mockClear()
  closed.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the keys of a field with suggestions', () => {
  beforeEach(() => void render(<Field />))

  it('names the list, and whether it is open', () => {
    expect(field().getAttribute('aria-expanded')).toBe('false')
    type('rei')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(String(field().getAttribute('aria-controls')))?.getAttribute('role')).toBe('listbox')
  })

  it('go round the options and over the field itself, both ways', () => {
    const activeAfter = (key: string) => {
      press(key)
      return active()
    }
    const down = Array.from({ length: 5 }, () => activeAfter('ArrowDown'))
    expect(down).toEqual(['Reine', 'Reinebringen', 'Reinefjorden', undefined, 'Reine'])
    const up = Array.from({ length: 2 }, () => activeAfter('ArrowUp'))
    expect(up).toEqual([undefined, 'Reinefjorden'])
  })

  it('take the active option with Enter, and leave Enter to the form without one', () => {
    expect(press('Enter')).toBe(true)
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(chosen.mock.calls).toEqual([[0]])
  })

  it('close the list with Escape, and leave Escape alone when it is closed', () => {
    type('rei')
    press('ArrowDown')
    expect(press('Escape')).toBe(false)
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(active()).toBeUndefined()
    expect(closed).toHaveBeenCalledOnce()
    expect(press('Escape')).toBe(true)
  })

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s goes back to the letters', (key) => {
    press('ArrowDown')
    expect(press(key)).toBe(true)
    expect(active()).toBeUndefined()
  })

  it('typing goes back to the letters', () => {
    press('ArrowDown')
    type('rein')
    expect(active()).toBeUndefined()
  })

  it.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])('pass with %s', (modifier) => {
    expect(press('ArrowDown', { [modifier]: true })).toBe(true)
    expect(active()).toBeUndefined()
  })

  it.each([
    ['while a word is composed', { isComposing: true }],
    ['that ended the composition in Safari', { keyCode: 229 }],
  ])('belong to the word %s', (_, sign) => {
    press('ArrowDown')
    expect(press('Enter', sign)).toBe(true)
    expect(press('ArrowDown', sign)).toBe(true)
    expect(active()).toBe('Reine')
    expect(chosen).not.toHaveBeenCalled()
  })

  it('keep the focus in the field while an option is pressed', () => {
    expect(fireEvent.pointerDown(screen.getByRole('listbox', { hidden: true }))).toBe(false)
    expect(fireEvent.mouseDown(screen.getByRole('listbox', { hidden: true }))).toBe(false)
  })
})

it('another list has no active option', () => {
  const { rerender } = render(<Field />)
  press('ArrowDown')
  rerender(<Field options={['Nusfjord', 'Nyksund']} />)
  expect(active()).toBeUndefined()
  press('ArrowDown')
  expect(active()).toBe('Nusfjord')
})

it('does nothing with arrows where there is no option', () => {
  render(<Field options={[]} />)
  expect(press('ArrowDown')).toBe(true)
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('presses an option that is a link', () => {
  render(<Links />)
  screen.getByRole('option').addEventListener('click', (event) => {
    event.preventDefault()
    chosen('pressed')
  })
  press('ArrowDown')
  press('Enter')
  expect(chosen).toHaveBeenCalledWith('pressed')
})

describe('what screen readers are told', () => {
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  const said = () => screen.getByRole('status').textContent

  it('waits until the typing has ended', () => {
    const { rerender } = render(<Field />)
    wait(200)
    expect(said()).toBe('3 forslag')
    rerender(<Field options={places.slice(1)} />)
    wait(150)
    type('reineb')
    wait(150)
    expect(said()).toBe('3 forslag')
    wait(50)
    expect(said()).toBe('2 forslag')
  })

  it.each([
    ['iPhone', 'Reine'],
    ['Win32', '3 forslag'],
  ])('names the active option where the browser does not (%s)', (platform, text) => {
    vi.stubGlobal('navigator', { platform })
    render(<Field />)
    wait(200)
    press('ArrowDown')
    expect(said()).toBe(text)
  })
})
