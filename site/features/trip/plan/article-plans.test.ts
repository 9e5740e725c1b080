import { expect, test } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { articles } from '#site/content/model/article-queries.ts'
import { listEntries } from '#site/content/model/entries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { listMapPoints } from '#site/content/model/map-point-queries.ts'
import { isInformationPage, readInformationCopy } from '#site/content/model/pages/information-copy.ts'
import { places } from '#site/content/model/place-queries.ts'
import { type AnyAccess, isStepFree } from '#site/content/model/practical.ts'
import { pageIds } from '#site/routes/pages.ts'
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

test('each day of the text is one of the plan', () => {
  for (const { article, plan } of described) {
    const section = article.body.split(/^## /m).at(-1) ?? ''
    expect(section.match(/^\d\. /gm)).toHaveLength(plan?.days.length ?? 0)
  }
})

const trips = languageKeys.flatMap((language) =>
  pageIds
    .filter(isInformationPage)
    .flatMap((page) =>
      readInformationCopy(page, language).sections.flatMap(({ id, html, trip }) =>
        trip ? [{ language, page, section: id, html, ...trip }] : [],
      ),
    ),
)

test.each(languageKeys)(
  'each night but the last has a house or a site, which the text names with a link: %s',
  (language) => {
    const texts = [
      ...described.map(({ article, ...each }) => ({ ...each, trip: article.facts.trip, text: article.body })),
      ...trips.map(({ html, plan, name, ...each }) => ({
        ...each,
        trip: plan,
        text: html,
        plan: planOfText(plan, name, 'a test'),
      })),
    ].filter((each) => each.language === language)
    expect(texts.length).toBeGreaterThan(2)
    for (const { plan, trip, text } of texts) {
      const beds = plan?.days.slice(0, -1).map(({ bed = '' }) => bed) ?? []
      for (const ref of beds) expect([ref, atlas.find(ref)?.isBed]).toEqual([ref, true])
      for (const { bed } of trip?.days ?? []) {
        const [kind = '', id = ''] = bed?.split('/') ?? []
        const isEntry = kind === 'hotels' || kind === 'cabins'
        if (isEntry)
          expect([bed, text.includes(bed ?? '') || text.includes(linkToEntry(kind, id, language))]).toEqual([bed, true])
      }
    }
  },
)

test('a plan with a village for a bed, or without one, is refused', () => {
  const days = [{ stops: [], bed: 'places/svolvaer' }, { stops: [] }]
  const trip = { from: 'evenes', by: 'car' as const, month: '02', days, waiting: [] }
  expect(() => planOfText(trip, 'A plan', 'content/x')).toThrow(
    'content/x: trip has no house or site for the night after day 1',
  )
  expect(() => planOfText({ ...trip, days: [{ stops: [] }, { stops: [] }] }, 'A plan', 'content/x')).toThrow('day 1')
})

test('the plans without steps are for summer and for winter', () => {
  expect(trips.map(({ language, page, plan }) => `${language} ${page} ${plan.month}`)).toEqual(
    languageKeys.flatMap((language) => [`${language} accessForAll 06`, `${language} accessForAll 02`]),
  )
})

test.each(trips)(
  '$page stops only where somebody says it is step-free: $language, $section',
  ({ language, html, plan, name }) => {
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
    expect(html.match(/<ol>[\s\S]*<\/ol>/)?.[0].match(/<li>/g)).toHaveLength(plan.days.length)
  },
)
