import { parse } from 'node-html-parser'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { sumReviews } from '#site/content/model/evidence.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { countBasis, type Ranking, readRanking } from '#site/content/model/ranking-queries.ts'
import { type RankingId, rankingIds, rankings } from '#site/content/model/ranking-schema.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { formatRating } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import { listAllPages } from '#site/page-list/all-pages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { AlsoHere } from './AlsoHere.tsx'
import { Methodology } from './Methodology.tsx'
import { RankedList } from './RankedList.tsx'
import { RankingChoice } from './RankingChoice.tsx'
import { RankingHead } from './RankingHead.tsx'
import { RankingTabs } from './RankingTabs.tsx'
import { hasPayingLink } from './ways-to-book.ts'

afterEach(() => vi.unstubAllEnvs())

function draw(element: ReactElement) {
  return parse(renderToStaticMarkup(element))
}

function drawHead(ranking: Ranking) {
  const page = listAllPages().find(({ id, language }) => id === 'bestCabins' && language === 'no')
  if (!page) throw new Error('the page of the cabins’ ranking is not built')
  return draw(<RankingHead page={page} ranking={ranking} scene={rankings[ranking.id].picture} />)
}

const sizes: Record<RankingId, number> = { hotels: 8, restaurants: 6, activities: 6, cabins: 6 }

describe.each(rankingIds)('the ranking of %s', (id) => {
  test.each(languageKeys)('has a card with stars, why, two strengths and drawbacks (%s)', (language) => {
    const ranking = readRanking(id, language)
    const cards = draw(<RankedList ranking={ranking} language={language} />).querySelectorAll('.ranked > li')
    expect(cards).toHaveLength(sizes[id])
    for (const [index, card] of cards.entries()) {
      const { entry, rating } = ranking.ranked[index] as Ranking['ranked'][number]
      const figure = formatRating(rating, language)
      expect(card.querySelector('.editors-rating .num')?.text).toBe(figure)
      expect(card.querySelector('.editors-rating .stars')?.getAttribute('aria-label')).toBe(
        translator(language)('assessment.stars', { rating: figure }),
      )
      const criteria = card.querySelectorAll('.criteria-stars > div')
      expect(criteria).toHaveLength(3)
      for (const criterion of criteria) {
        expect(criterion.querySelectorAll('dt .stars')).toHaveLength(1)
        expect(criterion.querySelector('dd')?.text).toMatch(/^\p{L}|^\d/u)
        expect(criterion.querySelector('dd')?.text).toMatch(/[.!?]$/)
      }
      expect(card.querySelectorAll('.pros-and-cons .pro')).toHaveLength(2)
      expect(card.querySelectorAll('.pros-and-cons .con').length).toBeGreaterThan(0)
      expect(card.querySelectorAll('.instead a')).toHaveLength(1)
      const more = card.querySelector('.ways-on .more')
      expect(more?.getAttribute('href')).toBe(linkToEntry(entry.kind, entry.id, language))
      expect(more?.text).toBe(translator(language)('entry.more', { name: entry.facts.name }))
      expect(entry.facts.name.length).toBeGreaterThan(0)
    }
  })

  test('says its three criteria and commission, and where the method is explained', () => {
    for (const language of languageKeys) {
      const html = draw(<Methodology ranking={readRanking(id, language)} language={language} />)
      expect(html.querySelectorAll('.criteria li')).toHaveLength(3)
      // Seen without opening the criteria.
      const notice = html.querySelector('.ranking-updated')
      expect(notice?.closest('details')).toBeNull()
      // A list without a paying link says that, and nothing of commission beside it.
      const ranking = readRanking(id, language)
      const said = [translator(language)('ranking.commission'), ranking.words.paying]
      const [one, other] = hasPayingLink(ranking, language) ? said : said.toReversed()
      expect(notice?.text).toContain(one)
      expect(notice?.text).not.toContain(other)
      expect(notice?.text).toContain(formatDate(readRanking(id, language).updatedOn, language))
      expect(html.querySelector('.ranking-method a')?.getAttribute('href')).toMatch(
        new RegExp(`^${hrefFor('about', language)}#(vurdering|judging|urteil)$`),
      )
    }
  })

  test.each(languageKeys)('opens with who should choose what, in four lines that name entries (%s)', (language) => {
    const html = draw(<RankingChoice ranking={readRanking(id, language)} language={language} />)
    const lines = html.querySelectorAll('.rank-choice > ul > li')
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(line.querySelectorAll('a').length).toBeGreaterThan(0)
  })
})

test('a guide without examples has the same order and our own stars, without others’ counts and «bestseller»', () => {
  vi.stubEnv('CONTENT_EVIDENCE', 'sample')
  const before = rankingIds.map((id) => readRanking(id, 'no').ranked.map(({ entry }) => entry.id))
  vi.stubEnv('CONTENT_EVIDENCE', 'verified')
  expect(rankingIds.map((id) => readRanking(id, 'no').ranked.map(({ entry }) => entry.id))).toEqual(before)
  for (const id of rankingIds) {
    const html = draw(<RankedList ranking={readRanking(id, 'no')} language="no" />)
    expect(html.querySelectorAll('[data-evidence="sample"]')).toEqual([])
    expect(html.text).not.toContain('Bestselger')
  }
})

test('no page of a ranking shows a score out of ten', () => {
  for (const id of rankingIds) {
    const ranking = readRanking(id, 'en')
    const html = draw(
      <>
        <RankedList ranking={ranking} language="en" />
        <AlsoHere ranking={ranking} language="en" />
        <Methodology ranking={ranking} language="en" />
      </>,
    )
    expect(html.toString()).not.toMatch(/out of 10|\/10|of \d+ questions|weight \d/)
  }
})

test('«basert på» counts the facts that the ranking rests on and who gave them, and no reviews', () => {
  const ranking = readRanking('cabins', 'no')
  const { facts, sources } = countBasis(ranking, 'no')
  expect(sources).toBeGreaterThan(5)
  expect(sources).toBeLessThan(facts)
  const text = drawHead(ranking).text
  expect(text).toContain(`Basert på ${facts} opplysninger fra ${sources} kilder`)
  expect(text).toContain('Uavhengig vurdert')
  expect(text).not.toContain('anmeldelser')
})

test('after the cards stand the others: with stars in order, then those that could not be judged, without', () => {
  const ranking = readRanking('cabins', 'en')
  const [first] = ranking.also
  if (!first) throw new Error('the ranking of cabins has no entry after its cards')
  const { assessment: _, ...facts } = first.entry.facts
  const unjudged = { ...first, rating: undefined, position: undefined, entry: { ...first.entry, facts } }
  const also = [...ranking.also, unjudged as typeof first]
  const rows = draw(<AlsoHere ranking={{ ...ranking, also }} language="en" />).querySelectorAll('li')
  expect(rows.map((row) => row.querySelectorAll('.stars').length)).toEqual([...ranking.also.map(() => 1), 0])
  expect(renderToStaticMarkup(<AlsoHere ranking={{ ...ranking, also: [] }} language="en" />)).toBe('')
})

test('a tab that no entry stands under says so; the others count what they show', () => {
  const ranking = readRanking('restaurants', 'no')
  const html = draw(<RankingTabs ranking={ranking} language="no" />)
  expect(html.querySelectorAll('.tab').map((tab) => tab.getAttribute('href'))).toEqual(
    ['all', 'seafood', 'traditional', 'international', 'budget'].map((id) => `#${id}`),
  )
  const seafood = ranking.ranked.filter(({ tabs }) => tabs.includes('seafood')).length
  expect(html.querySelector('#seafood')?.text).toContain(`${seafood} av 6`)
  const empty = { ...ranking, ranked: ranking.ranked.filter(({ tabs }) => !tabs.includes('budget')) }
  const without = draw(<RankingTabs ranking={empty} language="no" />)
  expect(without.querySelector('#budget')?.text).toContain(`noen av de ${empty.ranked.length} rimelige`)
})

test.each(languageKeys)(
  'a card says how far its restaurant is, as the page of all restaurants does (%s)',
  (language) => {
    const cards = draw(<RankedList ranking={readRanking('restaurants', language)} language={language} />)
    const said = cards.querySelectorAll('.ranked > li').map((card) => `${card.id}${card.querySelector('.where')?.text}`)
    expect(said.filter((text) => /\d\skm \p{L}+ Svolvær/u.test(text))).toEqual(said)
    expect(said.find((text) => text.startsWith('fiskekrogen'))).toMatch(/ 25\skm /)
  },
)

test('a card promises a table only where one can be booked online, and a guide where going alone is free', () => {
  const cards = (id: RankingId) => draw(<RankedList ranking={readRanking(id, 'en')} language="en" />)
  const buttonOf = (id: RankingId, entry: string) => cards(id).querySelector(`#${entry} .ways-on .btn span`)?.text
  expect(buttonOf('restaurants', 'borsen-spiseri')).toBe('Reserve a table')
  expect(buttonOf('restaurants', 'fangst')).toBe('Website')
  expect(buttonOf('activities', 'nordlys')).toBe('Find a guided tour')
  expect(buttonOf('activities', 'kajakk')).toBe('Book now')
})

test('a museum has no grade on its card, and names the other museum', () => {
  const html = draw(<RankedList ranking={readRanking('activities', 'en')} language="en" />)
  expect(html.querySelector('#kajakk .at-a-glance')?.text).toContain('Difficulty')
  expect(html.querySelector('#lofotr .at-a-glance')?.text).not.toContain('Difficulty')
  expect(html.querySelector('#lofotr .instead a')?.getAttribute('href')).toBe(
    linkToEntry('activities', 'museene-pa-a', 'en'),
  )
})

test.each(rankingIds)('sums the reviews of guests in the demonstration alone, marked: %s', (id) => {
  expect(drawHead(readRanking(id, 'no')).text).not.toContain('anmeldelser')
  vi.stubEnv('CONTENT_EVIDENCE', 'sample')
  const ranking = readRanking(id, 'no')
  const sum = sumReviews([...ranking.ranked, ...ranking.also].map(({ entry }) => entry))?.value ?? 0
  const badge = drawHead(ranking).querySelector('.badges [data-evidence="sample"]')
  expect(badge?.text.replaceAll(/(\d)\s(?=\d)/g, '$1')).toContain(`Basert på ${sum}+ anmeldelser`)
})
