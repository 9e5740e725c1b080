// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { readEvCharging } from '#site/content/model/pages/ev-charging-copy.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { readClimate } from '#site/content/model/pages/weather-copy.ts'
import { stations } from '#site/content/model/station-queries.ts'
import { forgetLineWords } from '#site/features/today/index.ts'
import { exampleClosedRoad, exampleNow, exampleToday } from '#site/features/today/parts/today-examples.ts'
import { forgetAnswers, noteAnswer } from '#site/ui/live-clock.ts'
import { translateAsBrowsersDo } from '#site/ui/testing/translate-as-browsers-do.ts'
import { listRangeChargers } from './list-range-chargers.ts'
import { RangeExample } from './RangeExample.tsx'
import { RangeForm, readField } from './RangeForm.tsx'
import { rangeFormProps, scriptOfSeason } from './range-form-props.ts'

describe('readField', () => {
  it.each([
    ['battery', '0'],
    ['battery', '1,000 kWh'],
    ['battery', '1000'],
    ['battery', 'stor'],
    ['charge', '0'],
    ['charge', '101'],
    ['consumption', '0'],
    ['temperature', '-40'],
  ] as const)('refuses %s of %j', (field, typed) => expect(readField(field, typed, 'en-GB')).toBeUndefined())

  it('takes what lies within the limits', () => expect(readField('battery', '77,4 kWh', 'nb-NO')).toBe(77.4))
})

const climate = readClimate()

function propsIn(language: Language) {
  const { copy, figures } = readEvCharging(language)
  const chargers = listRangeChargers(stations.list(language), figures.gateways, language, new Date('2026-11-23'))
  return rangeFormProps({ copy, climate, chargers, language })
}

/** The form as the page has it; hydrated only afterwards. */
function build(language: Language = 'no'): () => void {
  cleanup()
  const form = <RangeForm {...propsIn(language)} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  // happy-dom does not read `selected` from written HTML.
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true
  return () => {
    const onRecoverableError = vi.fn()
    render(form, { container, hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
  }
}

/** A page opened at a moment. */
function open(now: string, language: Language = 'no'): void {
  vi.setSystemTime(now)
  build(language)()
}

const form = () => document.querySelector('form') as HTMLFormElement
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement
const enter = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    control(name).value = value
    act(() => {
      control(name).dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
}
const answer = () => document.querySelector('[data-range-answer]')?.textContent?.replaceAll('\u00a0', ' ')
const fallback = () => document.querySelector('[data-range-answer] + p')?.textContent?.replaceAll('\u00a0', ' ')
const rows = () => [...document.querySelectorAll('.range-answer tbody tr')].map((row) => row.textContent ?? '')
const problem = (name: string) => document.querySelector(`#range-problem-${name}`)?.textContent

/** What the server answers about today; nothing of the roads unless a test says so. */
let today: TodayAnswer | undefined

async function answerOnToday(address: string): Promise<Response> {
  if (!today) return new Response('', { status: 503 })
  const line = { words: readTodayCopy('no').words, wind: { stormFrom: 25 } }
  return Response.json(address.startsWith('/today/words/') ? line : today)
}

// For the whole file: the form goes on asking after a test.
vi.stubGlobal('fetch', answerOnToday)

beforeEach(() => {
  forgetLineWords()
  today = undefined
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  open('2027-01-10')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('the range calculator', () => {
  it('answers at once for a common car from Svolvær to Å in January', () => {
    expect(answer()).toMatch(/^Nok: Du er framme med \d\d % igjen\.$/)
    expect(document.body.textContent).toContain('Svaret regner med åpen vei.')
    expect(rows().map((row) => row.replace(/Var.*?20\d\d|[\d\s%]+/g, ''))).toEqual(['Leknes', 'Reine', 'Å'])
    expect(rows()[0]).toContain('Var i drift i juli 2021')
  })

  it('tells in its answer which road on the way is closed, and to wait, and nothing of it on another way', async () => {
    document.body.replaceChildren()
    const { parts } = exampleToday()
    const closed = exampleClosedRoad({ where: 'Ramberg - Flakstad', latitude: 68.1, longitude: 13.28 })
    today = exampleToday({ road: { ...parts.road, data: [closed] } })
    open(new Date(exampleNow).toISOString())
    const said = () => document.querySelector('.range-answer .way-warning')?.textContent
    await vi.waitFor(() => expect(said()).toMatch(/E10.*stengt.*Ramberg.*Det finnes ingen annen vei\. Vent/))
    const order = [...document.querySelectorAll('.range-answer [role=status] > p')].map((p) => p.textContent)
    expect(order.slice(0, 3)).toEqual([said(), 'Når veien er åpen igjen:', expect.stringMatching(/^Nok/)])
    enter({ to: 'henningsvaer' })
    expect(said()).toBeUndefined()
    expect(document.body.textContent).toContain('Denne veien er ikke meldt stengt akkurat nå.')
    expect(document.body.textContent).not.toContain('Når veien er åpen igjen')
    enter({ to: 'reine' })
    expect(said()).toContain('Ramberg')
  })

  it('tells of a charger what is live of it, in the place of the day on which it was last confirmed', async () => {
    document.body.replaceChildren()
    const { parts } = exampleToday()
    const report = { points: 2, outOfOrder: 0, reportedAt: new Date(exampleNow).toISOString() }
    const live = [
      { ...report, station: 'circle-k-leknes', free: 1 },
      { ...report, station: 'alti-svolvaer', free: 0, outOfOrder: 2 },
    ]
    today = exampleToday({ charging: { ...parts.charging, state: 'fresh', data: live } })
    open(new Date(exampleNow).toISOString())
    await vi.waitFor(() => expect(rows()[0]).toMatch(/^Leknes1 av 2/))
    expect(rows().join()).not.toContain('2021')
    enter({ from: 'evenes' })
    expect(fallback()).toContain('ALTI Svolvær')
    expect(fallback()).not.toContain('2021')
  })

  it('begins at the first place of a kept trip, else at the place chosen for the weather', () => {
    document.body.replaceChildren()
    localStorage.setItem('today-place', 'leknes')
    open('2027-01-10')
    expect(control('from').value).toBe('leknes')
    document.body.replaceChildren()
    localStorage.setItem(
      'trip-plans',
      '{"plans":[{"id":"a","link":"1&d=t.ryten,p.reine/h.holmen-lofoten","changed":1}]}',
    )
    open('2027-01-10')
    expect(control('from').value).toBe('reine')
  })

  it('says where to charge and how far, and what is too far', () => {
    enter({ from: 'evenes' })
    expect(answer()).toMatch(/^Lad underveis: Svolvær \(til minst \d\d %, ca\. \d+ min\)\./)
    enter({ charge: '20' })
    expect(answer()).toMatch(/^Ikke nok: Lad til \d\d % før du kjører\. Lad underveis: Svolvær/)
    enter({ battery: '20' })
    expect(answer()).toContain('heller ikke med fullt batteri')
    expect(rows().at(-1)).toMatch(/rekker ikke$/)
    expect(fallback()).toBe('')
  })

  it('drives back too when asked, past every charger again', () => {
    const before = rows().length
    control('return').checked = true
    enter({ battery: '75' })
    expect(answer()).toMatch(/tilbake/)
    expect(rows()).toHaveLength(2 * before)
    expect(rows().at(-1)).toMatch(/^Svolvær på vei tilbake264/)
    expect(rows().at(-2)).toContain('Leknes på vei tilbake')
    enter({ battery: '150' })
    expect(answer()).toMatch(/^Nok: Du er tilbake med \d\d % igjen\.$/)
  })

  it.each(['0', '1000', '1 000 kWh', 'mange'])(
    'answers a battery of %j with one sentence and loses nothing',
    (typed) => {
      enter({ to: 'reine', battery: typed })
      expect(problem('battery')).toBe('Skriv batteriet som et tall mellom 10 og 200 kWh.')
      expect(control('battery').value).toBe(typed)
      expect(control('battery').getAttribute('aria-invalid')).toBe('true')
      expect(control('to').value).toBe('reine')
      expect(answer()).toBe('')
      enter({ battery: '60' })
      expect(problem('battery')).toBe('')
      expect(answer()).toContain('Nok')
    },
  )

  it('says what helps where the charger is full or broken, how far, and when that was confirmed', () => {
    enter({ from: 'evenes' })
    expect(fallback()).toMatch(
      /^Er laderen i Svolvær opptatt eller ute av drift, er den neste ALTI Svolvær, 1 km unna: Du er framme med \d\d % igjen\. Var i drift i juli 2021\.$/,
    )
    control('return').checked = true
    enter({ from: 'svolvaer', to: 'reine', battery: '60' })
    expect(fallback()).toMatch(
      /^Er laderen i Reine .* er den neste Leknes på vei tilbake, 55 km unna: Du er framme med \d\d %/,
    )
  })

  it('shows what is left with the proposed charging beside what is left without, under a caption that is seen', () => {
    enter({ from: 'evenes' })
    const table = document.querySelector('.range-answer table')
    const caption = table?.querySelector('caption')
    expect([caption?.textContent, caption?.className]).toEqual(['Strøm igjen på hvert stopp', ''])
    const headings = () => [...document.querySelectorAll('.range-answer thead th')]
    expect(headings().map(({ textContent }) => textContent)).toEqual(['Sted', 'km', 'Uten lading', 'Med lading'])
    expect(rows()[0]?.replaceAll('\u00a0', ' ')).toMatch(/\d+ % → \d+ %$/)
    expect(rows().at(-1)?.replaceAll('\u00a0', ' ')).toMatch(/15 %$/)
    enter({ from: 'svolvaer' })
    expect(headings()).toHaveLength(3)
  })

  it.each([
    ['2027-07-31T23:30Z', 'august'],
    ['2027-11-25T12:00Z', 'november'],
  ])('begins on %s with %s', (now, month) => {
    document.body.replaceChildren()
    open(now)
    const season = control('season') as unknown as HTMLSelectElement
    expect(season.options[season.selectedIndex]?.textContent).toMatch(new RegExp(`^${month}`))
    expect(season.value.endsWith(`: ${control('temperature').value.replace('−', '-')}`)).toBe(true)
  })

  it('is set to the month of the page before its script is there, and follows the clock all the same', () => {
    document.body.replaceChildren()
    vi.setSystemTime('2027-11-25T12:00Z')
    document.documentElement.dataset.month = '11'
    const wake = build()
    // biome-ignore lint/security/noGlobalEval: the page has it inline.
    window.eval(scriptOfSeason)
    expect([control('season').value, control('temperature').value]).toEqual(['11: 2', '2'])
    wake()
    expect(control('season').value).toBe('11: 2')
    act(() => noteAnswer(new Response('', { headers: { date: '2027-12-05T12:00:00Z' } })))
    expect(control('season').value).toMatch(/^12: /)
    forgetAnswers()
    delete document.documentElement.dataset.month
  })

  it('takes the month from the server’s clock where the device’s is wrong, until somebody chooses one', () => {
    document.body.replaceChildren()
    open('2027-07-10T12:00Z')
    const tell = (date: string) => act(() => noteAnswer(new Response('', { headers: { date: `${date}T12:00:00Z` } })))
    const month = () => control('season').value.split(':')[0]
    expect(month()).toBe('7')
    tell('2028-02-05')
    expect(month()).toBe('2')
    enter({ season: '7: 13' })
    tell('2028-03-05')
    expect(month()).toBe('7')
    forgetAnswers()
  })

  it('takes a range in kilometres for a battery, and tells the range of a battery and a consumption', () => {
    const assumed = () => document.querySelector('.range-answer .muted')?.textContent?.replaceAll('\u00a0', ' ')
    expect(assumed()).toMatch(/^Regnet med 350 km rekkevidde om sommeren, 90 %/)
    enter({ range: '250 km' })
    expect(control('battery').value).toBe('43')
    expect(assumed()).toContain('250 km')
    const short = rows()
    enter({ battery: '80', consumption: '16' })
    expect(control('range').value).toBe('500')
    expect(rows()).not.toEqual(short)
    enter({ range: 'langt' })
    expect(problem('range')).toBe('Skriv rekkevidden som et tall mellom 60 og 1 000 km.')
    expect(answer()).toBe('')
  })

  it('opens what is folded where something is to be mended in it, or filled in', () => {
    const fold = document.querySelector('.range details') as HTMLDetailsElement
    expect(fold.open).toBe(false)
    enter({ season: 'own' })
    expect(fold.open).toBe(true)
    fold.open = false
    enter({ battery: 'mange' })
    expect(fold.open).toBe(true)
  })

  it('keeps what is typed and chosen before its script is there', () => {
    document.body.replaceChildren()
    const wake = build()
    control('battery').value = '77,4'
    control('temperature').value = '−3'
    control('from').value = 'evenes'
    control('to').value = 'leknes'
    control('return').checked = true
    wake()
    expect([control('from').value, control('to').value]).toEqual(['evenes', 'leknes'])
    expect(control('battery').value).toBe('77,4')
    expect(control('temperature').value).toBe('−3')
    expect(control('season').value).toBe('own')
    expect(control('return').checked).toBe(true)
    expect(answer()).toMatch(/^Lad underveis: Svolvær/)
  })

  it('goes on in a page that the browser has translated', () => {
    translateAsBrowsersDo(document.body)
    enter({ from: 'evenes' })
    expect(answer()).toMatch(/^Lad underveis: Svolvær/)
    enter({ battery: 'mange' })
    expect(problem('battery')).toContain('Skriv batteriet')
    enter({ battery: '60', from: 'svolvaer' })
    expect(problem('battery')).toBe('')
    expect(answer()).toMatch(/^Nok/)
    expect(document.querySelector('.island-failed')).toBeNull()
  })

  it('is written with January, and not with another month that is as cold', () => {
    document.body.replaceChildren()
    build()
    expect(document.querySelectorAll('[name=season] option[selected]')).toHaveLength(1)
    expect(document.querySelector('[name=season] option[selected]')?.textContent).toMatch(/^januar/)
  })

  it('fills the temperature from the season, and takes one of one’s own', () => {
    const before = answer()
    enter({ season: '7: 13' })
    expect(control('temperature').value).toBe('13')
    expect(answer()).not.toBe(before)
    enter({ temperature: '−15' })
    expect(control('season').value).toBe('own')
    enter({ season: 'asGiven' })
    expect(control('temperature').disabled).toBe(true)
    expect(problem('temperature')).toBe('')
  })

  it('wants two different places', () => {
    enter({ to: 'svolvaer' })
    expect(answer()).toBe('Velg to forskjellige steder.')
    expect(document.querySelector('.range-answer table')).toBeNull()
  })

  it('leaves the page alone when submitted', () => {
    expect(fireEvent.submit(form())).toBe(false)
  })

  it('has a table for a common car that needs no script, worse in January than in July', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <RangeExample copy={readEvCharging('en').copy.range} climate={climate} language="en" />,
    )
    const cells = [...document.querySelectorAll('.range-example tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => Number.parseInt(textContent ?? '', 10)),
    )
    expect(cells).toHaveLength(5)
    for (const [january = 0, july = 0] of cells.slice(0, 4)) expect(january).toBeLessThan(july)
  })
})
