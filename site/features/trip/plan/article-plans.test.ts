import { expect, test } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { articles } from '#site/content/model/article-queries.ts'
import { listEntries } from '#site/content/model/entries.ts'
import { listMapPoints } from '#site/content/model/map-point-queries.ts'
import { readInformationCopy } from '#site/content/model/pages/information-copy.ts'
import { places } from '#site/content/model/place-queries.ts'
import { type AnyAccess, isStepFree } from '#site/content/model/practical.ts'
import { findRemarks } from './find-remarks.ts'
import { planOfArticle, planOfText } from './list-ready-plans.ts'
import { listRefs } from './plan.ts'
import { readLink, writeLink } from './plan-link.ts'
import { scheduleDay } from './schedule.ts'
import { atlas } from './trip-plan-examples.ts'

const described = languageKeys.flatMap((language) =>
  articles
    .list(language)
    .filter(({ facts }) => facts.trip)
    .map((article) => ({ language, article, plan: planOfArticle(article) })),
)

test('an article describes a plan in every language', () => {
  expect(described.map(({ language, article }) => `${language} ${article.id}`)).toEqual(
    expect.arrayContaining(languageKeys.map((language) => `${language} without-a-car`)),
  )
})

test.each(described)(
  'the plan of $article.id opens as a trip, with stops that there are, in its month: $language',
  ({ article, plan }) => {
    if (!plan) throw new Error('The article lost its plan.')
    const answer = readLink(writeLink(plan))
    expect(answer).toMatchObject({ kind: 'plan', plan: { name: plan.name, means: plan.means } })
    for (const ref of listRefs(plan)) expect([ref, atlas.find(ref)]).toEqual([ref, expect.anything()])
    const dated = { ...plan, arrival: { ...plan.arrival, date: `2027-${article.facts.trip?.month}-16` } }
    const kinds = findRemarks(
      dated,
      dated.days.map((_, day) => scheduleDay(dated, day, atlas)),
      atlas,
    ).map(({ kind }) => kind)
    for (const kind of ['againstMonth', 'monthOutOfSeason', 'dateOutOfSeason', 'twice'] as const)
      expect(kinds).not.toContain(kind)
  },
)

test('each night but the last has a bed, and each day of the text is one of the plan', () => {
  for (const { article, plan } of described) {
    expect(plan?.days.slice(0, -1).every(({ bed }) => bed)).toBe(true)
    const section = article.body.split(/^## /m).at(-1) ?? ''
    expect(section.match(/^\d\. /gm)).toHaveLength(plan?.days.length ?? 0)
  }
})

test.each(languageKeys)('the two days without steps stop only where somebody says it is step-free: %s', (language) => {
  const section = readInformationCopy('accessForAll', language).sections.find(({ trip }) => trip)
  if (!section?.trip) throw new Error('The page lost its plan.')
  const { plan, name } = section.trip
  const answer = readLink(writeLink(planOfText(plan, name, 'a test')))
  expect(answer).toMatchObject({ kind: 'plan', plan: { name, means: { kind: 'car' } } })
  const stops = plan.days.flatMap(({ stops, bed }) => [...stops, ...(bed ? [bed] : [])])
  const access = new Map<string, AnyAccess>([
    ...places.list(language).map(({ id, facts }) => [`places/${id}`, facts.access] as const),
    ...(['hotels', 'activities', 'trips'] as const).flatMap((kind) =>
      listEntries(kind, language).map(({ id, facts }) => [`${kind}/${id}`, facts.access] as const),
    ),
    ...listMapPoints(language).map((point) => [`point/${point.id}`, point.access] as const),
  ])
  for (const stop of stops) expect([stop, isStepFree(access.get(stop) ?? 'unknown')]).toEqual([stop, true])
  for (const ref of listRefs(planOfText(plan, name, 'a test'))) expect(atlas.find(ref)).toBeDefined()
  expect(section.html.match(/<li>/g)).toHaveLength(plan.days.length)
})
