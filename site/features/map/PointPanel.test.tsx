// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mapCategories } from '#site/content/model/map-categories.ts'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import type { CategoryChoice } from './categories.ts'
import type { FoundPoints } from './filter-points.ts'
import type { Voice } from './format-points.ts'
import { examplePoint, exampleVoice } from './map-examples.ts'
import { PointPanel } from './PointPanel.tsx'
import type { ShownPoint } from './shown-point.ts'

vi.mock('#site/ui/notices/show-notice.tsx', () => ({ showNotice: vi.fn() }))

const norwegian = exampleVoice('no')
const haukland = examplePoint('haukland', { name: 'Haukland', address: '8370 Leknes', kilometre: 72 })
const kvalvika = examplePoint('kvalvika', { name: 'Kvalvika', isApproximate: true, description: 'Til fots.' })
const reine = examplePoint('reine', { name: 'Reine', category: 'attraction', kilometre: 117 })

const foundOf = (points: readonly ShownPoint[], kilometres: Record<string, number> = {}): FoundPoints => ({
  points,
  distances: new Map(Object.entries(kilometres)),
  openings: new Map(),
})

interface Given {
  category?: CategoryChoice
  found?: FoundPoints
  isFiltered?: boolean
  isByDistance?: boolean
  selected?: ShownPoint | undefined
  onSelect?: (id: string) => void
  onClearFilter?: () => void
  voice?: Voice
}

function panel({ category = 'beach', found = foundOf([haukland, kvalvika]), ...given }: Given) {
  return (
    <PointPanel
      category={category}
      found={found}
      isFiltered={given.isFiltered ?? false}
      isByDistance={given.isByDistance ?? false}
      selected={given.selected}
      onSelect={given.onSelect ?? (() => {})}
      onClearFilter={given.onClearFilter ?? (() => {})}
      voice={given.voice ?? norwegian}
    />
  )
}

const show = (given: Given = {}) => render(panel(given))
const row = (id: string) => document.getElementById(`point-row-${id}`)
const rows = () => [...document.querySelectorAll('.point-choose')]
const namesOf = (elements: Element[]) => elements.map((element) => element.querySelector('b')?.textContent)
/** Returns the accessible text of a row. */
function heard(id: string): string {
  const copy = row(id)?.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return copy.textContent ?? ''
}
const groups = () => [...document.querySelectorAll('details')]
async function turn(group: HTMLDetailsElement | undefined): Promise<void> {
  await act(async () => group?.querySelector('summary')?.click())
}

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn().mockResolvedValue(undefined) } })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.mocked(showNotice).mockClear()
})

describe('the heading of the list', () => {
  it('says the category with its sign, and how many points there are', () => {
    show()
    expect(screen.getByRole('heading', { name: 'Strender' })).toBeTruthy()
    expect(document.querySelector('header .map-dot')?.textContent).toBe('🏖️')
    expect(screen.getByText('2 punkter')).toBeTruthy()
  })

  it('says all categories for all', () => {
    show({ category: 'all' })
    expect(screen.getByRole('heading', { name: 'Alle kategorier' })).toBeTruthy()
  })

  it.each([
    ['no', '1 punkt', '2 punkter'],
    ['en', '1 point', '2 points'],
    ['de', '1 Punkt', '2 Punkte'],
  ] as const)('counts in %s', (language, one, many) => {
    const voice = exampleVoice(language)
    show({ found: foundOf([haukland]), voice })
    expect(screen.getByText(one)).toBeTruthy()
    cleanup()
    show({ voice })
    expect(screen.getByText(many)).toBeTruthy()
  })
})

describe('a row', () => {
  it('is a button with name and address, and selects', () => {
    const onSelect = vi.fn()
    show({ onSelect })
    expect(row('haukland')?.textContent).toContain('Haukland8370 Leknes')
    fireEvent.click(row('haukland') as HTMLElement)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('haukland')
  })

  it('says what the place is where it has no address, and that it is only roughly placed', () => {
    show()
    expect(heard('kvalvika')).toBe('KvalvikaomtrentligTil fots.')
  })

  it('says the kilometre of the E10', () => {
    show()
    expect(row('haukland')?.querySelector('.point-measure [aria-hidden]')?.textContent).toBe('km 72')
    expect(heard('haukland')).toContain('Kilometer 72 på E10 fra Svolvær')
    expect(row('kvalvika')?.querySelector('.point-measure')).toBeNull()
  })

  it('says the distance instead, when one is measured', () => {
    show({ found: foundOf([haukland, kvalvika], { haukland: 3.44, kvalvika: 21.6 }), isByDistance: true })
    expect(heard('haukland')).toContain('3,4\u00a0km i luftlinje')
    expect(heard('haukland')).not.toContain('E10')
    expect(heard('kvalvika')).toContain('22\u00a0km i luftlinje')
  })

  it('says a short distance in metres, and no more exactly than the point is placed', () => {
    show({ found: foundOf([haukland, kvalvika], { haukland: 0.344, kvalvika: 0.02 }), isByDistance: true })
    expect(heard('haukland')).toContain('340\u00a0m i luftlinje')
    expect(heard('kvalvika')).toContain('< 100\u00a0m i luftlinje')
  })

  it('tells which one is selected', () => {
    show({ selected: haukland })
    expect(row('haukland')?.getAttribute('aria-current')).toBe('true')
    expect(row('kvalvika')?.hasAttribute('aria-current')).toBe(false)
  })

  it('copies the address, where there is one', async () => {
    show()
    const [copy, ...others] = screen.getAllByRole('button', { name: /^Kopier adressen til/ })
    expect(others).toEqual([])
    expect(copy?.textContent).toBe('Kopier adressen til Haukland')
    await act(async () => copy?.click())
    expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith('8370 Leknes')
    expect(copy?.textContent).toBe('Kopiert')
    expect(showNotice).toHaveBeenCalledExactlyOnceWith({
      kind: 'success',
      text: 'Adresse kopiert til utklippstavlen',
      regionLabel: 'Meldinger',
    })
  })
})

describe('an empty list', () => {
  it.each([
    ['no', 'Ingen punkter funnet i denne kategorien.'],
    ['en', 'No points in this category.'],
    ['de', 'Keine Punkte in dieser Kategorie gefunden.'],
  ] as const)('says so in %s', (language, text) => {
    show({ found: foundOf([]), voice: exampleVoice(language) })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offers to widen the search that emptied it, and keeps the focus in the list', () => {
    const onClearFilter = vi.fn()
    show({ found: foundOf([]), isFiltered: true, onClearFilter })
    fireEvent.click(screen.getByRole('button', { name: 'Fjern alle filtre' }))
    expect(onClearFilter).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Strender' }))
  })
})

describe('the list of all categories', () => {
  const all = mapCategories.map((category) => examplePoint(`a-${category}`, { category }))

  it('is a folded group for each, with its sign, name and number, and draws no row', () => {
    show({ category: 'all', found: foundOf(all) })
    expect(groups()).toHaveLength(14)
    expect(groups().every(({ open }) => !open)).toBe(true)
    expect(groups()[9]?.textContent).toBe('🏖️Strender1')
    expect(rows()).toEqual([])
  })

  it('opens a group, and folds it again', async () => {
    show({ category: 'all', found: foundOf([haukland, kvalvika, reine]) })
    expect(groups().map(({ textContent }) => textContent)).toEqual(['🏔️Attraksjoner1', '🏖️Strender2'])
    await turn(groups()[1])
    expect(groups().map(({ open }) => open)).toEqual([false, true])
    expect(namesOf(rows())).toEqual(['Haukland', 'Kvalvika'])
    await turn(groups()[1])
    expect(rows()).toEqual([])
  })

  it('shows at once what a search has found, and what of it is folded stays so while one types on', async () => {
    const { rerender } = show({ category: 'all', found: foundOf([haukland, reine]), isFiltered: true })
    expect(namesOf(rows())).toEqual(['Reine', 'Haukland'])
    await turn(groups()[0])
    expect(namesOf(rows())).toEqual(['Haukland'])
    rerender(panel({ category: 'all', found: foundOf([haukland, kvalvika, reine]), isFiltered: true }))
    expect(namesOf(rows())).toEqual(['Haukland', 'Kvalvika'])
    rerender(panel({ category: 'all', found: foundOf([haukland, kvalvika, reine]) }))
    expect(rows()).toEqual([])
  })

  it('is one list, the nearest first and each with its sign, when distances are measured', () => {
    const found = foundOf([reine, haukland], { reine: 1, haukland: 30 })
    show({ category: 'all', found, isByDistance: true })
    expect(groups()).toEqual([])
    expect(namesOf(rows())).toEqual(['Reine', 'Haukland'])
    expect(rows().map((element) => element.querySelector('.map-dot')?.textContent)).toEqual(['🏔️', '🏖️'])
  })

  it('opens the group of a point that is selected on the map', () => {
    const { rerender } = show({ category: 'all', found: foundOf([haukland, reine]) })
    rerender(panel({ category: 'all', found: foundOf([haukland, reine]), selected: haukland }))
    expect(groups().map(({ open }) => open)).toEqual([false, true])
    expect(row('haukland')?.getAttribute('aria-current')).toBe('true')
  })
})

describe('a long list', () => {
  const many = Array.from({ length: 120 }, (_, index) => examplePoint(`p${index}`))

  it('draws fifty rows, and fifty more at a time, the focus on the first of them', () => {
    show({ found: foundOf(many) })
    expect(rows()).toHaveLength(50)
    expect(screen.getByText('50 av 120')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Vis flere' }))
    expect(rows()).toHaveLength(100)
    expect(document.activeElement?.id).toBe('point-row-p50')
    fireEvent.click(screen.getByRole('button', { name: 'Vis flere' }))
    expect(rows()).toHaveLength(120)
    expect(document.activeElement?.id).toBe('point-row-p100')
    expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull()
  })

  it('begins anew with another list', () => {
    const { rerender } = show({ found: foundOf(many) })
    fireEvent.click(screen.getByRole('button', { name: 'Vis flere' }))
    rerender(panel({ found: foundOf([...many].reverse()) }))
    expect(rows()).toHaveLength(50)
    expect(rows()[0]?.id).toBe('point-row-p119')
  })

  it('stays as long when only the selection changes', () => {
    const found = foundOf(many)
    const { rerender } = show({ found })
    fireEvent.click(screen.getByRole('button', { name: 'Vis flere' }))
    rerender(panel({ found, selected: many[60] }))
    expect(rows()).toHaveLength(100)
  })
})

describe('a list that is drawn often', () => {
  it('leaves its rows as they are when nothing in them has changed, and calls the function of the present', () => {
    let draws = 0
    const counted = {
      ...haukland,
      get name() {
        draws += 1
        return 'Haukland'
      },
    }
    const found = foundOf([counted])
    const first = vi.fn()
    const second = vi.fn()
    const { rerender } = show({ found, onSelect: first, voice: { ...norwegian } })
    const drawn = draws
    rerender(panel({ found, onSelect: second, voice: { ...norwegian } }))
    expect(draws).toBe(drawn)
    fireEvent.click(row('haukland') as HTMLElement)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
  })
})

/** A page with a button in place of the card. */
function Page({ found }: { found: FoundPoints }) {
  const [selected, setSelected] = useState<ShownPoint | undefined>(haukland)
  return (
    <>
      {selected ? (
        <button type="button" onClick={() => setSelected(undefined)}>
          Lukk
        </button>
      ) : null}
      <button type="button" onClick={() => setSelected(undefined)}>
        Markør
      </button>
      {panel({ found, selected })}
    </>
  )
}

describe('the focus, when a card is closed', () => {
  function close(name: string): void {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }

  it('goes to the row of its point', () => {
    render(<Page found={foundOf([haukland, kvalvika])} />)
    close('Lukk')
    expect(document.activeElement).toBe(row('haukland'))
  })

  it('goes to the heading when the point is not in the list', () => {
    render(<Page found={foundOf([kvalvika])} />)
    close('Lukk')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Strender' }))
  })

  it('stays where somebody has put it', () => {
    render(<Page found={foundOf([haukland])} />)
    close('Markør')
    expect(document.activeElement?.textContent).toBe('Markør')
  })

  it('is not taken when the page is opened', () => {
    show({ found: foundOf([haukland]) })
    expect(document.activeElement).toBe(document.body)
  })
})

describe('the list as sent', () => {
  it('names what follows it and carries no style that a strict policy would refuse', () => {
    const html = renderToStaticMarkup(panel({}))
    expect(html).not.toContain('style=')
    document.body.innerHTML = html
    expect(within(screen.getByRole('region', { name: 'Strender' })).getAllByRole('listitem')).toHaveLength(2)
    document.body.innerHTML = ''
  })
})
