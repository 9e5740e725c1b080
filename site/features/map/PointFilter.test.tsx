// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { here, type Village } from './distance-origin.ts'
import type { FoundPoints } from './filter-points.ts'
import type { Voice } from './format-points.ts'
import { exampleVoice, exampleVoices } from './map-examples.ts'
import { type FilterChoice, noFilter, PointFilter } from './PointFilter.tsx'
import type { PositionState } from './use-position.ts'

const villages: Village[] = [
  { id: 'reine', name: 'Reine', coordinates: { latitude: 67.9325, longitude: 13.0888 } },
  { id: 'a', name: 'Å', coordinates: { latitude: 67.8797, longitude: 12.983 } },
]
const unasked: PositionState = { position: undefined, isAsking: false, failure: undefined }
const inLofoten: PositionState = {
  ...unasked,
  position: { latitude: 68.2, longitude: 14.5, accuracyMetres: 240 },
}
const inOslo: PositionState = {
  ...unasked,
  position: { latitude: 59.91, longitude: 10.75, accuracyMetres: 20 },
}
const norwegian = exampleVoice('no')

afterEach(cleanup)

interface Given {
  choice?: Partial<FilterChoice>
  openings?: FoundPoints['openings']
  position?: PositionState
  voice?: Voice
}

/** The filter with a parent that holds its state. */
function Owned({
  choice = {},
  openings = new Map(),
  position = unasked,
  voice = norwegian,
  onChange,
  onAsk,
}: Given & Spies) {
  const [state, setState] = useState<FilterChoice>({ ...noFilter, ...choice })
  return (
    <PointFilter
      choice={state}
      onChange={(changes) => {
        onChange(changes)
        setState((before) => ({ ...before, ...changes }))
      }}
      villages={villages}
      position={position}
      onAskPosition={onAsk}
      openings={openings}
      voice={voice}
    />
  )
}

interface Spies {
  onChange: (changes: Partial<FilterChoice>) => void
  onAsk: () => void
}

function show(given: Given = {}) {
  const spies = { onChange: vi.fn(), onAsk: vi.fn() }
  render(<Owned {...given} {...spies} />)
  return spies
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Søk i punktene' })
const from = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Avstand fra' })
const kilometres = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Innen' })
const near = () => screen.getByRole('button', { name: 'Nær meg' })
const optionsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const said = () => screen.getByRole('status').textContent

describe('the search in the points', () => {
  it('tells every letter at once', () => {
    const { onChange } = show()
    fireEvent.change(field(), { target: { value: 'hauk' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ text: 'hauk' })
    expect(field().value).toBe('hauk')
  })

  it('can be cleared, and the focus stays in the field', () => {
    const { onChange } = show({ choice: { text: 'hauk' } })
    fireEvent.click(screen.getByRole('button', { name: 'Tøm søkefeltet' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ text: '' })
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('button', { name: 'Tøm søkefeltet' })).toBeNull()
  })

  it.each(exampleVoices)('has its own words in each language ($language)', (voice) => {
    show({ voice })
    expect(document.querySelector('search')?.getAttribute('aria-label')).toBe(voice.words['map.filter'])
    expect(screen.getByRole('searchbox').getAttribute('aria-label')).toBe(voice.words['map.filter.text'])
  })
})

describe('open now and the step-free entrance', () => {
  it('are asked for by a tick each', () => {
    const { onChange } = show()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Åpent nå' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Inngang uten trinn' }))
    expect(onChange.mock.calls).toEqual([[{ openNow: true }], [{ stepFree: true }]])
  })

  it.each([
    ['no', 'Åpne nå: 1. Stengte, ikke vist: 1. Ukjente åpningstider: 2; spør dem først. Ute og uten dør: 1.'],
    ['en', 'Open now: 1. Closed, not shown: 1. Hours unknown: 2; ask them first. Outdoors, without a door: 1.'],
    [
      'de',
      'Jetzt geöffnet: 1. Geschlossen, nicht gezeigt: 1. Öffnungszeiten unbekannt: 2; fragen Sie dort vorher nach. Im Freien, ohne Tür: 1.',
    ],
  ] as const)('says of how many nobody knows the hours (%s)', (language, sentence) => {
    const states = ['open', 'closed', 'unknown', 'unknown', 'always'] as const
    const openings = new Map(states.map((state, index) => [String(index), state]))
    show({ choice: { openNow: true }, openings, voice: exampleVoice(language) })
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('says that others may have one that nobody has told of', () => {
    show({ choice: { stepFree: true } })
    expect(screen.getByText(/De andre vet vi ikke om/)).toBeTruthy()
  })
})

describe('the distance', () => {
  it('is from anywhere at first: a number of kilometres would mean nothing', () => {
    show()
    expect(optionsOf(from())).toEqual(['Overalt', 'Reine', 'Å'])
    expect(from().value).toBe('')
    expect(kilometres().disabled).toBe(true)
  })

  it('is from a village', () => {
    const { onChange } = show()
    fireEvent.change(from(), { target: { value: 'reine' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: 'reine' })
    expect(kilometres().disabled).toBe(false)
    expect(screen.getByText('Luftlinje. Til fots og med bil er det lenger.')).toBeTruthy()
  })

  it('is at most so many kilometres', () => {
    const { onChange } = show({ choice: { from: 'reine' } })
    expect(optionsOf(kilometres())).toEqual([
      'Alle',
      '2\u00a0km',
      '5\u00a0km',
      '10\u00a0km',
      '25\u00a0km',
      '50\u00a0km',
    ])
    fireEvent.change(kilometres(), { target: { value: '10' } })
    expect(onChange).toHaveBeenLastCalledWith({ within: 10 })
    fireEvent.change(kilometres(), { target: { value: '' } })
    expect(onChange).toHaveBeenLastCalledWith({ within: undefined })
  })

  it('takes its kilometres along when it goes', () => {
    const { onChange } = show({ choice: { from: 'reine', within: 10 } })
    fireEvent.change(from(), { target: { value: '' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: undefined, within: undefined })
  })

  it('is from where the visitor is only once that is known', () => {
    show({ position: inLofoten })
    expect(optionsOf(from())).toEqual(['Overalt', 'Der jeg er', 'Reine', 'Å'])
  })
})

describe('«Nær meg»', () => {
  it('says before the click that the position stays in the browser, and asks only at the click', () => {
    const { onAsk } = show()
    const note = document.getElementById(near().getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Vi får ikke vite hvor du er. Posisjonen blir i nettleseren.')
    expect(said()).toBe('')
    expect(onAsk).not.toHaveBeenCalled()
    fireEvent.click(near())
    expect(onAsk).toHaveBeenCalledOnce()
  })

  it('is a switch: a second press takes the distance away', () => {
    const { onChange, onAsk } = show({ choice: { from: here, within: 5 }, position: inLofoten })
    expect(near().getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(near())
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: undefined, within: undefined })
    expect(onAsk).not.toHaveBeenCalled()
    expect(near().getAttribute('aria-pressed')).toBe('false')
  })

  it('says that it is asking', () => {
    show({ position: { ...unasked, isAsking: true } })
    expect(said()).toBe('Finner ut hvor du er …')
  })

  it('says how well the position is known, while it is used', () => {
    show({ choice: { from: here }, position: inLofoten })
    expect(said()).toBe('Nærmest deg først. Posisjonen din er kjent på 240\u00a0m nær.')
    cleanup()
    show({ choice: { from: 'reine' }, position: inLofoten })
    expect(said()).toBe('')
  })

  it('tells visitors who are far away how far, and sorts all the same', () => {
    show({ choice: { from: here }, position: inOslo })
    expect(said()).toMatch(/^Du er 92\d\u00a0km fra Lofoten i luftlinje\. Nærmest deg står likevel først\.$/)
  })

  it.each(['denied', 'unavailable', 'timeout', 'unsupported', 'insecure'] as const)(
    'says what is wrong and what else can be chosen, in each language (%s)',
    (failure) => {
      const texts = exampleVoices.map((voice) => {
        show({ position: { ...unasked, failure }, voice })
        const text = said() ?? ''
        expect(text).toBe(voice.words[`map.near.${failure}`])
        expect(text).toContain(voice.words['map.filter.from'])
        cleanup()
        return text
      })
      expect(new Set(texts).size).toBe(3)
    },
  )
})

describe('the filter as sent', () => {
  it('carries no style that a strict policy would refuse', () => {
    const html = renderToStaticMarkup(<Owned onChange={() => {}} onAsk={() => {}} />)
    expect(html).not.toContain('style=')
  })
})
