// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { activities } from '#site/content/model/activity-queries.ts'
import { cabins } from '#site/content/model/cabin-queries.ts'
import { hotels } from '#site/content/model/hotel-queries.ts'
import { ActivityList } from '#site/features/go/activities/ActivityList.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { makePage } from '#site/page-list/all-pages.ts'
import { filterList } from './filter-list-behaviour.ts'
import { ListFilter } from './ListFilter.tsx'
import { markOpenEntries } from './open-now-behaviour.ts'

function showActivities(language: Language): HTMLElement {
  const list = activities.list(language)
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <ListFilter page={makePage('activities', language, {})} entries={list} hasHours />
      <ActivityList activities={list} later="Later" language={language} />
    </main>,
  )
  return document.querySelector('main') as HTMLElement
}
const said = () => document.querySelector('[data-open-now]')?.textContent
const chip = (filter: string) => document.querySelector<HTMLAnchorElement>(`[data-filter-link="${filter}"]`)

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('ListFilter', () => {
  it('links to the houses with a step-free entrance, and says for how many nobody confirms it', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <ListFilter page={makePage('hotels', 'en', {})} entries={hotels.list('en')} />,
    )
    expect(chip('trinnfritt')?.getAttribute('href')).toBe('/en/hotels?filter=trinnfritt#trinnfritt')
    expect(chip('trinnfritt')?.textContent).toBe('Step-free entrance 3')
    expect(document.querySelector('#trinnfritt')).toBeTruthy()
    expect(document.querySelector('.of-trinnfritt')?.textContent).toContain(
      fillGaps(pickWords('en', ['filter.stepFree.said'])['filter.stepFree.said'], { count: 3, total: 10, others: 7 }),
    )
  })

  it('has no link that would lead to an empty list, and says why', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <ListFilter page={makePage('cabins', 'no', {})} entries={cabins.list('no')} />,
    )
    expect(document.querySelector('nav')).toBeNull()
    expect(document.body.textContent).toContain('Vi vet ikke hvilke av disse som har inngang uten trinn.')
  })
})

describe('open now', () => {
  it('is offered by script alone', () => {
    const main = showActivities('no')
    expect(chip('apent')?.dataset.needsScript).toBe('')
    filterList(main, '', '')
    expect(chip('apent')?.dataset.needsScript).toBeUndefined()
  })

  it.each([
    ['no', 'Åpne nå: 2. Stengte, ikke vist: 0. Ukjente åpningstider: 10; spør dem først.'],
    ['en', 'Open now: 2. Closed, not shown: 0. Hours unknown: 10; ask them first.'],
    [
      'de',
      'Jetzt geöffnet: 2. Geschlossen, nicht gezeigt: 0. Öffnungszeiten unbekannt: 10; fragen Sie dort vorher nach.',
    ],
  ] as const)('tells truly how many have no hours, in Norwegian time (%s)', (language, sentence) => {
    const main = showActivities(language)
    markOpenEntries(main, Date.parse('2026-09-01T10:00:00Z'))
    expect(said()).toBe(sentence)
    const [lofotr] = main.querySelectorAll('[data-open="open"]')
    expect(lofotr?.querySelector('[data-opening-row]')?.textContent).not.toBe('')
    markOpenEntries(main, Date.parse('2026-09-01T20:00:00Z'))
    expect(main.querySelectorAll('[data-open="closed"]')).toHaveLength(2)
  })

  it('knows of nobody whose hours are older than a year', () => {
    const main = showActivities('no')
    markOpenEntries(main, Date.parse('2027-09-01T10:00:00Z'))
    expect(said()).toContain('Åpne nå: 0. Stengte, ikke vist: 0. Ukjente åpningstider: 12')
  })
})
