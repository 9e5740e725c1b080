// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { linkToStay } from '#site/content/model/partners.ts'
import { PartnerButton } from '#site/features/partners/PartnerButton.tsx'
import { carryKeptStay } from '#site/ui/kept-stay.ts'
import { ChooseStay } from './ChooseStay.tsx'
import { carryStay } from './carry-stay-behaviour.ts'

const now = Date.parse('2026-11-29T10:00:00Z')
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const linksToPartner = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[data-partner="hotels"]')].map(({ href }) => new URL(href))

function choose(name: string, value: string): void {
  field(name).value = value
  field(name).dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/beste-hoteller')
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ChooseStay language="no" />
      <PartnerButton link={linkToStay('Holmen Lofoten', 'Sørvågen', 'no')} language="no">
        Se tilgjengelighet
      </PartnerButton>
    </>,
  )
})

const start = () => carryStay(document.querySelector('form') as HTMLFormElement, now)

test('every link to the partner searches tomorrow for two nights and two guests, and still its own house', () => {
  const before = linksToPartner()
  start()
  const after = linksToPartner()
  expect(after).toHaveLength(2)
  for (const [index, { searchParams }] of after.entries()) {
    expect(searchParams.get('destination')).toBe(before[index]?.searchParams.get('destination'))
    expect([searchParams.get('startDate'), searchParams.get('endDate'), searchParams.get('adults')]).toEqual([
      '2026-11-30',
      '2026-12-02',
      '2',
    ])
  }
})

test('what is chosen goes along, and a later arrival keeps the number of nights', () => {
  start()
  choose('utsjekk', '2026-12-03')
  choose('innsjekk', '2027-07-08')
  choose('voksne', '4')
  for (const { searchParams } of linksToPartner())
    expect([searchParams.get('startDate'), searchParams.get('endDate'), searchParams.get('adults')]).toEqual([
      '2027-07-08',
      '2027-07-11',
      '4',
    ])
  expect(field('utsjekk').min).toBe('2027-07-09')
})

test('a shared address opens its dates; past ones become tomorrow', () => {
  history.replaceState(null, '', '/beste-hoteller?innsjekk=2027-06-01&utsjekk=2027-06-05&voksne=3')
  start()
  expect(linksToPartner()[0]?.searchParams.get('endDate')).toBe('2027-06-05')
  expect(field('voksne').value).toBe('3')
  history.replaceState(null, '', '/beste-hoteller?innsjekk=2020-06-01&utsjekk=2020-06-05')
  start()
  expect(field('innsjekk').value).toBe('2026-11-30')
})

test('a missing date changes no link', () => {
  start()
  const before = linksToPartner().map(String)
  choose('utsjekk', '')
  expect(linksToPartner().map(String)).toEqual(before)
})

test('what is chosen on one page stands on the next, in its form and in its links, until the day is past', () => {
  start()
  choose('innsjekk', '2026-12-20')
  choose('voksne', '3')
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ChooseStay language="no" />
      <PartnerButton link={linkToStay('Holmen Lofoten', 'Sørvågen', 'no')} language="no">
        Se tilgjengelighet
      </PartnerButton>
    </>,
  )
  carryKeptStay('2026-11-30')
  for (const { searchParams } of linksToPartner())
    expect([searchParams.get('startDate'), searchParams.get('endDate'), searchParams.get('adults')]).toEqual([
      '2026-12-20',
      '2026-12-22',
      '3',
    ])
  start()
  expect([field('innsjekk').value, field('utsjekk').value, field('voksne').value]).toEqual([
    '2026-12-20',
    '2026-12-22',
    '3',
  ])
  carryStay(document.querySelector('form') as HTMLFormElement, Date.parse('2027-01-05T10:00:00Z'))
  expect(field('innsjekk').value).toBe('2027-01-06')
})

test('what somebody else wrote into the storage is no stay', () => {
  localStorage.setItem('stay', '{"checkIn":"javascript:","checkOut":1}')
  const before = linksToPartner().map(({ href }) => href)
  carryKeptStay('2026-11-30')
  expect(linksToPartner().map(({ href }) => href)).toEqual(before)
})

test('what was typed before the script came stays', () => {
  field('innsjekk').value = '2026-12-20'
  field('utsjekk').value = '2026-12-22'
  carryStay(document.querySelector('form') as HTMLFormElement, now, { keepsTyped: true })
  expect([field('innsjekk').value, field('utsjekk').value]).toEqual(['2026-12-20', '2026-12-22'])
  for (const { searchParams } of linksToPartner())
    expect([searchParams.get('startDate'), searchParams.get('endDate')]).toEqual(['2026-12-20', '2026-12-22'])
})

test('dates in winter put the houses first that are known to take guests then, others the order of the road', () => {
  const houses = [
    ['1', 'ask'],
    ['2', 'no'],
    ['3', 'usual'],
    ['4', 'ask'],
    ['5', 'usual'],
  ]
  const rows = houses.map(
    ([number, winter]) => `<li data-winter="${winter}"><span class="number">${number}</span></li>`,
  )
  document.body.insertAdjacentHTML('beforeend', `<ol>${rows.join('')}</ol>`)
  const numbers = () => [...document.querySelectorAll('.number')].map(({ textContent }) => textContent).join('')
  start()
  expect(numbers()).toBe('35142')
  choose('innsjekk', '2027-07-08')
  expect(numbers()).toBe('12345')
  // The last night, not the day of leaving.
  choose('innsjekk', '2027-03-31')
  expect(numbers()).toBe('35142')
  choose('innsjekk', '2026-11-29')
  choose('utsjekk', '2026-12-01')
  expect(numbers()).toBe('12345')
})
