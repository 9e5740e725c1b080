import { expect, it } from 'vitest'
import { mapLanguages } from '#contract/languages.ts'
import { drivesAreTheRoadTables } from './drives-are-the-road-tables.ts'
import { lengthsAreTheTrips } from './lengths-are-the-trips.ts'
import { pricesAreRecent } from './prices-are-recent.ts'
import { thingsHaveOneSeason } from './things-have-one-season.ts'

const messages = mapLanguages(() => ({}))
const walk = { path: 'content/trips/walk/facts.yaml', text: 'length: { kilometres: 9, way: return }' }
const written = (text: string, path = 'content/pages/a/no.yaml') => ({ content: [{ path, text }, walk], messages })
const drives = drivesAreTheRoadTables({
  listNames: () => ({ svolvaer: 'Svolvær', leknes: 'Leknes' }),
  minutesBetween: () => 75,
})

it.each([
  [
    drives,
    'a driving time that the road table contradicts',
    'a: "Svolvær–Leknes: 1 t 30 min."',
    '{{drive svolvaer leknes}}',
  ],
  [drives, 'one in minutes', 'a: "Fra Svolvær til Leknes kjører du på 90 min."', 'says 75 minutes'],
  [
    pricesAreRecent,
    'a price of 2018',
    'a: "Torsketungene kostet rundt 30 euro i januar 2018; regn med mer nå."',
    '2021 or later',
  ],
  [pricesAreRecent, 'a price with its currency first', 'a: "Entry was NOK 75 in 2020."', 'leave the price out'],
  [
    thingsHaveOneSeason,
    'another season of the northern lights',
    'a: "Kom mellom september og april for nordlyset."',
    'slutten av august',
  ],
  [
    thingsHaveOneSeason,
    'days of the museum at Å on another page',
    'a: "Museet på Å har åpent mandag til fredag, men er stengt i påska."',
    'activities/museene-pa-a',
  ],
  [
    lengthsAreTheTrips,
    'another length of a walk',
    'a: "[Kystveien](trips/walk) er flat, 8\u00a0km fram og tilbake."',
    'says 9 km',
  ],
  [
    lengthsAreTheTrips,
    'another length in the note beside a link',
    'a: { text: "[Kystveien](trips/walk) er flat.", note: "8 km fram og tilbake." }',
    'says 9 km',
  ],
  [thingsHaveOneSeason, 'midnight sun behind mountains', 'a: "26. mai – 18. juli i Svolvær"', 'Eggum and Uttakleiv'],
])('%o refuses %s', (rule, _, text, fix) => {
  const [problem] = rule.findProblems(written(text))
  expect(problem?.file).toBe('content/pages/a/no.yaml:1')
  expect(problem?.fix).toContain(fix)
})

it.each([
  [drives, 'the time of the table', 'a: "Svolvær–Leknes: 1 t 15 min."'],
  [drives, 'a time by bus', 'a: "Fra Svolvær til Leknes tar bussen 1 t 30 min."'],
  [pricesAreRecent, 'a price with a recent year', 'a: "NOK 265 in 2026."'],
  [pricesAreRecent, 'a year beside a price in another sentence', 'a: "Huset er fra 2009. Rommet koster 900 kr."'],
  [lengthsAreTheTrips, 'the length of the walk', 'a: "[Kystveien](trips/walk): 9 km fram og tilbake."'],
  [lengthsAreTheTrips, 'a range', 'a: "[Kystveien](trips/walk): 4,8–5,5 km tur-retur."'],
  [lengthsAreTheTrips, 'a length of another walk', 'a: "[Kystveien](trips/walk) er flat. Toppen er 3 km tur-retur."'],
  [thingsHaveOneSeason, 'the one form', 'a: "Kom mellom slutten av august og midten av april for nordlyset."'],
])('%o lets %s stand', (rule, _, text) => {
  expect(rule.findProblems(written(text))).toEqual([])
})
