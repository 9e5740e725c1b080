// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readActivitiesCopy } from '#site/content/model/pages/activities-copy.ts'
import { linkToTours } from '#site/content/model/partners.ts'
import { TourGate } from './TourGate.tsx'
import { openTourGate, patience } from './tour-gate-behaviour.ts'

const widget = {
  partner: 'Partneren',
  partnerId: 'P00012345',
  reference: 'W-01234567-0123-0123-0123-0123456789ab',
  script: 'https://partner.example/widget.js',
  origins: ['https://partner.example'],
}

function openGate(): HTMLElement {
  // As on a freshly opened page.
  document.head.replaceChildren()
  const copy = readActivitiesCopy('de').tours
  document.body.innerHTML = renderToStaticMarkup(
    <TourGate widget={widget} link={linkToTours()} copy={copy.widget} listWords={copy.list} language="de" />,
  )
  const gate = document.querySelector<HTMLElement>('[data-tour-gate]')
  if (!gate) throw new Error('There is no gate.')
  openTourGate(gate)
  return gate
}

const script = () => document.querySelector<HTMLScriptElement>('script[data-tour-script]')
const click = (part: string) => document.querySelector<HTMLElement>(`[data-gate-${part}]`)?.click()
const status = () => document.querySelector('[data-gate-status]')?.textContent

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // No network here: scripts count as loaded and do nothing.
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    disableJavaScriptFileLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  document.body.innerHTML = ''
})

describe('the gate before the partner’s tours', () => {
  it('loads nothing before the click, and discloses what the partner will see', () => {
    const gate = openGate()
    expect(script()).toBeNull()
    expect(gate.textContent).toContain('IP-Adresse')
    expect(gate.querySelector('[data-partner-label]')).not.toBeNull()
  })

  it('adds widget and script on the click, and announces the tours', async () => {
    const gate = openGate()
    click('show')
    expect(script()?.src).toBe(widget.script)
    const place = gate.querySelector<HTMLElement>('[data-vi-partner-id]')
    expect(place?.dataset).toMatchObject({ viPartnerId: 'P00012345', viWidgetRef: widget.reference, viLanguage: 'DE' })
    expect(gate.dataset.phase).toBe('loading')
    place?.append(document.createElement('article'))
    await vi.advanceTimersByTimeAsync(1)
    expect(gate.dataset.phase).toBe('shown')
    expect(status()).toContain('Partner')
  })

  it('removes everything on «hide», and returns the focus', async () => {
    const gate = openGate()
    click('show')
    click('hide')
    expect(script()).toBeNull()
    expect(gate.querySelector('[data-vi-partner-id]')).toBeNull()
    expect(gate.dataset.phase).toBe('closed')
    expect(document.activeElement).toBe(gate.querySelector('[data-gate-show]'))
  })

  it('starts afresh when it is shown again, with nothing that the partner left', () => {
    const gate = openGate()
    click('show')
    const first = script()
    const place = gate.querySelector<HTMLElement>('[data-vi-partner-id]') as HTMLElement
    place.className = 'loaded'
    place.replaceWith(document.createElement('section'))
    click('hide')
    expect(gate.querySelector('[data-gate-foreign]')?.innerHTML).toBe('<div data-gate-place=""></div>')
    click('show')
    expect(script()).not.toBe(first)
    expect(gate.querySelector('[data-vi-partner-id]')?.className).toBe('')
  })

  it('removes everything when the page is left', () => {
    const gate = openGate()
    click('show')
    dispatchEvent(new Event('pagehide'))
    expect(script()).toBeNull()
    expect(gate.dataset.phase).toBe('closed')
  })

  it('says so when the script is blocked or fails, and closes', () => {
    const gate = openGate()
    click('show')
    script()?.dispatchEvent(new Event('error'))
    expect(gate.dataset.phase).toBe('failed')
    expect(script()).toBeNull()
    expect(status()).toContain('blockiert')
  })

  it('reports a slow partner, and finally gives up', async () => {
    const gate = openGate()
    click('show')
    await vi.advanceTimersByTimeAsync(patience.slow)
    expect(status()).toContain('braucht lange')
    expect(gate.dataset.phase).toBe('loading')
    await vi.advanceTimersByTimeAsync(patience.gone - patience.slow)
    expect(gate.dataset.phase).toBe('failed')
    expect(script()).toBeNull()
  })

  it('remembers the choice only when asked to, and forgets it on «hide»', () => {
    openGate()
    click('show')
    openGate()
    expect(script()).toBeNull()
    click('remember')
    openGate()
    expect(script()).not.toBeNull()
    click('hide')
    openGate()
    expect(script()).toBeNull()
  })

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const gate = openGate()
    click('show')
    expect(gate.dataset.phase).toBe('loading')
  })
})
