// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { type MapCategory, mapCategories } from '#site/content/model/map-categories.ts'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import type { Voice } from './format-points.ts'
import { examplePoint, exampleVoice, exampleVoices } from './map-examples.ts'
import { PointCard } from './PointCard.tsx'
import type { ShownPoint } from './shown-point.ts'

vi.mock('#site/ui/notices/show-notice.tsx', () => ({ showNotice: vi.fn() }))

const writeText = vi.fn<(text: string) => Promise<void>>()
const norwegian = exampleVoice('no')
const ways = { travelInfo: '/reiseinfo', evCharging: '/elbil-lading', activities: '/aktiviteter' }
const bare = examplePoint('bare')
const full = examplePoint('full', {
  name: 'Anker Brygge',
  category: 'accommodation',
  description: 'Rorbuer på Lamholmen.',
  coordinates: { latitude: 68.2327, longitude: 14.5709 },
  isApproximate: true,
  address: 'Lamholmen, 8300 Svolvær',
  phone: '+47 76 06 64 80',
  website: 'https://anker.example/',
  href: '/rorbuer/anker-brygge',
  kilometre: 1,
})

interface Given {
  distance?: number
  takesFocus?: boolean
  onClose?: () => void
  onShowOnMap?: (id: string) => void
  voice?: Voice
}

function card(point: ShownPoint, given: Given = {}) {
  return (
    <PointCard
      point={point}
      distance={given.distance}
      takesFocus={given.takesFocus ?? true}
      onClose={given.onClose ?? (() => {})}
      onShowOnMap={given.onShowOnMap ?? (() => {})}
      ways={ways}
      voice={given.voice ?? norwegian}
    />
  )
}

const show = (point: ShownPoint, given: Given = {}) => render(card(point, given))
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => button(name).click())
const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name })
const heading = (name: string) => screen.getByRole('heading', { name })

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockResolvedValue(undefined)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  writeText.mockReset()
  vi.mocked(showNotice).mockClear()
})

describe('the card of a point', () => {
  it('says what it is, where, and how sure that is', () => {
    show(full, { distance: 4.26 })
    expect(
      within(screen.getByRole('region', { name: 'Valgt punkt' })).getByRole('heading', { level: 2 }).textContent,
    ).toBe('Anker Brygge')
    expect(document.querySelector('.point-card-kind')?.textContent).toBe('🛏️Overnatting')
    for (const text of [
      'Rorbuer på Lamholmen.',
      'Lamholmen, 8300 Svolvær',
      '68,2327°\u00a0N, 14,5709°\u00a0Ø',
      'Plasseringen er omtrentlig. Se etter skilt når du er framme.',
      'Kilometer 1 på E10 fra Svolvær',
      '4,3\u00a0km i luftlinje',
    ])
      expect(document.body.textContent).toContain(text)
  })

  it('says nothing of what is not known', () => {
    show(bare)
    expect(document.querySelector('.point-facts')?.textContent).toBe('')
    expect(document.body.textContent).not.toContain('omtrentlig')
    expect(screen.queryByRole('button', { name: 'Kopier adresse' })).toBeNull()
    expect(screen.queryByRole('link', { name: /nettside/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /Les mer om/ })).toBeNull()
  })

  it('calls, opens the website in a new tab without telling where one comes from, and leads to the page of its own', () => {
    show(full)
    expect(link('Telefon +47 76 06 64 80').getAttribute('href')).toBe('tel:+4776066480')
    const acts = [...document.querySelectorAll('.point-card-main .point-card-act > :is(a, button)')]
    expect(acts.map(({ textContent }) => textContent)).toEqual([
      'Telefon +47 76 06 64 80',
      'Åpne i …',
      'Vis på kartet',
      'Kopier adresse',
    ])
    const website = link('Besøk nettside (åpnes i ny fane)')
    expect(website.getAttribute('href')).toBe('https://anker.example/')
    expect([website.target, website.rel]).toEqual(['_blank', 'noopener noreferrer'])
    expect(link('Les mer om Anker Brygge').getAttribute('href')).toBe('/rorbuer/anker-brygge')
  })

  it.each(languageKeys)(
    'shows every point on the map, wherever the map is, and keeps the focus (%s)',
    async (language) => {
      const onShowOnMap = vi.fn()
      const name = { no: 'Vis på kartet', en: 'Show on the map', de: 'Auf der Karte zeigen' }[language]
      for (const point of [bare, full]) {
        show(point, { onShowOnMap, voice: exampleVoice(language) })
        button(name).focus()
        await press(name)
        expect(onShowOnMap).toHaveBeenLastCalledWith(point.id)
        expect(document.activeElement).toBe(button(name))
        cleanup()
      }
    },
  )

  it('says whether it is open, and what is known of access', () => {
    vi.useFakeTimers({ now: Date.parse('2026-09-01T10:00:00Z') })
    const hours = {
      periods: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '17:00' }],
      exceptions: [],
      outsideSeasons: 'unknown' as const,
      confirmedOn: '2026-08-12',
    }
    show({ ...bare, hours, access: ['Inngang uten trinn: ramper'] })
    const facts = [...document.querySelectorAll('.point-facts li')].map(({ textContent }) => textContent)
    expect(facts).toEqual(['Åpent nå', 'Inngang uten trinn: ramper'])
    cleanup()
    show({ ...bare, hours: 'always' })
    expect(document.querySelector('.point-facts')?.textContent).toBe('')
  })

  it.each([
    ['no', '← Tilbake til listen', 'Lukk'],
    ['en', '← Back to the list', 'Close'],
    ['de', '← Zurück zur Liste', 'Schließen'],
  ] as const)('closes by either button and by Escape (%s)', async (language, back, close) => {
    const onClose = vi.fn()
    show(full, { onClose, voice: exampleVoice(language) })
    await press(back)
    await press(close)
    fireEvent.keyDown(heading('Anker Brygge'), { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(3)
    fireEvent.keyDown(heading('Anker Brygge'), { key: 'a' })
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('carries no style that a strict policy would refuse', () => {
    expect(renderToStaticMarkup(card(full))).not.toContain('style=')
  })
})

describe('the focus', () => {
  it('goes to the heading of each point that is selected, without moving the page', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const { rerender } = show(full)
    expect(document.activeElement).toBe(heading('Anker Brygge'))
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
    button('Kopier adresse').focus()
    rerender(card(bare))
    expect(document.activeElement).toBe(heading('Strand bare'))
  })

  it('stays on what one has pressed while the point is the same', () => {
    const { rerender } = show(full)
    button('Kopier adresse').focus()
    rerender(card({ ...full }, { distance: 3 }))
    expect(document.activeElement).toBe(button('Kopier adresse'))
  })

  it('is left alone for a point that the page was opened with, also when something else is chosen then', () => {
    const { rerender } = show(full, { takesFocus: false })
    expect(document.activeElement).toBe(document.body)
    rerender(card(full))
    expect(document.activeElement).toBe(document.body)
  })

  it('returns to what selected the point when the card goes', () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    opener.focus()
    const { unmount } = show(full)
    expect(document.activeElement).toBe(heading('Anker Brygge'))
    unmount()
    expect(document.activeElement).toBe(opener)
    opener.remove()
  })

  it('returns nowhere when somebody has put it elsewhere, or what selected the point is gone', () => {
    const opener = document.createElement('button')
    const other = document.createElement('button')
    document.body.append(opener, other)
    opener.focus()
    const first = show(full)
    other.focus()
    first.unmount()
    expect(document.activeElement).toBe(other)
    opener.focus()
    const second = show(full)
    opener.remove()
    second.unmount()
    expect(document.activeElement).toBe(document.body)
    other.remove()
  })

  it('moves the page only when the heading is out of sight', () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView')
    const box = vi.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect')
    box.mockReturnValue({ top: 200, bottom: 230 } as DOMRect)
    const { rerender } = show(full)
    expect(into).not.toHaveBeenCalled()
    box.mockReturnValue({ top: -400, bottom: -370 } as DOMRect)
    rerender(card(bare))
    expect(into).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'instant' })
    box.mockReturnValue({ top: window.innerHeight - 10, bottom: window.innerHeight + 20 } as DOMRect)
    rerender(card(full))
    expect(into).toHaveBeenCalledTimes(2)
  })
})

describe('copying', () => {
  it.each([
    ['no', 'Kopier adresse', 'Kopiert', 'Adresse kopiert til utklippstavlen'],
    ['en', 'Copy address', 'Copied', 'Address copied to the clipboard'],
    ['de', 'Adresse kopieren', 'Kopiert', 'Adresse in die Zwischenablage kopiert'],
  ] as const)(
    'puts the address on the clipboard and says so for two seconds (%s)',
    async (language, copy, copied, text) => {
      vi.useFakeTimers()
      const voice = exampleVoice(language)
      show(full, { voice })
      await press(copy)
      expect(writeText).toHaveBeenCalledExactlyOnceWith('Lamholmen, 8300 Svolvær')
      expect(button(copied)).toBeTruthy()
      expect(showNotice).toHaveBeenCalledExactlyOnceWith({
        kind: 'success',
        text,
        regionLabel: voice.words['map.notices'],
      })
      act(() => vi.advanceTimersByTime(2000))
      expect(button(copy)).toBeTruthy()
    },
  )

  it.each([
    ['no', 'Kopier adresse', 'Kunne ikke kopiere adresse'],
    ['en', 'Copy address', 'Could not copy the address'],
    ['de', 'Adresse kopieren', 'Die Adresse konnte nicht kopiert werden'],
  ] as const)('tells when the browser refuses (%s)', async (language, copy, text) => {
    const refusal = new DOMException('Write permission denied.', 'NotAllowedError')
    writeText.mockRejectedValue(refusal)
    const voice = exampleVoice(language)
    show(full, { voice })
    await press(copy)
    expect(button(copy)).toBeTruthy()
    expect(console.error).toHaveBeenCalledExactlyOnceWith(refusal)
    expect(showNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text, regionLabel: voice.words['map.notices'] })
  })

  it('tells when the browser has no clipboard', async () => {
    vi.stubGlobal('navigator', {})
    show(full)
    await press('Kopier adresse')
    expect(console.error).toHaveBeenCalledOnce()
    expect(showNotice).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'error', text: 'Kunne ikke kopiere adresse' }),
    )
  })

  it('puts coordinates on the clipboard as map apps read them, whatever the language', async () => {
    show(full, { voice: exampleVoice('de') })
    await press('Koordinaten kopieren')
    expect(writeText).toHaveBeenCalledExactlyOnceWith('68.2327, 14.5709')
    expect(showNotice).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'success', text: 'Koordinaten in die Zwischenablage kopiert' }),
    )
  })

  it('is not said of the next point', async () => {
    const { rerender } = show(full)
    await press('Kopier adresse')
    rerender(card(examplePoint('next', { address: 'Reine' })))
    expect(button('Kopier adresse')).toBeTruthy()
  })
})

describe('«Åpne i …»', () => {
  it('leads to the position in the maps of the device and of others', () => {
    show(full)
    const maps = [...document.querySelectorAll<HTMLAnchorElement>('.open-in-maps a')]
    expect(maps.map((way) => new URL(way.href).host || new URL(way.href).protocol)).toEqual([
      'geo:',
      'maps.apple.com',
      'www.google.com',
      'www.openstreetmap.org',
      'omaps.app',
    ])
    for (const way of maps.slice(1)) expect([way.target, way.rel]).toEqual(['_blank', 'noopener noreferrer'])
    expect(maps[0]?.target).toBe('')
  })

  it('is folded, and so again for the next point', async () => {
    const { rerender } = show(full)
    const maps = () => document.querySelector<HTMLElement>('.open-in-maps')
    const opener = () => button('Åpne i …')
    expect(opener().getAttribute('aria-controls')).toBe(maps()?.id)
    expect([maps()?.hidden, opener().getAttribute('aria-expanded')]).toEqual([true, 'false'])
    await press('Åpne i …')
    expect([maps()?.hidden, opener().getAttribute('aria-expanded')]).toEqual([false, 'true'])
    rerender(card(bare))
    expect([maps()?.hidden, opener().getAttribute('aria-expanded')]).toEqual([true, 'false'])
  })
})

describe('the note of a category', () => {
  const noteOf = (category: MapCategory, voice = norwegian) => {
    cleanup()
    show(examplePoint('x', { category }), { voice })
    return document.querySelector<HTMLElement>('.category-note')
  }

  it.each([
    ['airport', 'Flyplass informasjon', '/reiseinfo', ['Evenes', 'direktefly fra Oslo', 'Leknes og Svolvær', 'Bodø']],
    ['charger', 'Elbil informasjon', '/elbil-lading', ['blir flere', 'Planlegg']],
    ['fishing', 'Fiske informasjon', '/aktiviteter', ['januar til april', 'guidede turer', 'båter til leie']],
    ['beach', 'Strand informasjon', '/aktiviteter', ['Unstad', 'surfing', 'Haukland og Uttakleiv', 'midnattssol']],
    ['parking', 'Parkering informasjon', '/reiseinfo', ['juni til august', 'Kom tidlig', 'koster penger']],
  ] as const)('says of %s what is good to know, and leads on', (category, title, way, contents) => {
    const note = noteOf(category)
    expect(note?.querySelector('h3')?.textContent).toBe(title)
    for (const words of contents) expect(note?.textContent).toContain(words)
    expect(note?.querySelector('a')?.getAttribute('href')).toBe(way)
  })

  it('is missing for the other categories', () => {
    const without = mapCategories.filter((category) => noteOf(category) === null)
    expect(without).toEqual(
      mapCategories.filter((category) => !['airport', 'charger', 'fishing', 'beach', 'parking'].includes(category)),
    )
  })

  it('is another in each language', () => {
    for (const category of ['airport', 'charger', 'fishing', 'beach', 'parking'] as const)
      expect(new Set(exampleVoices.map((voice) => noteOf(category, voice)?.textContent)).size).toBe(3)
  })
})
