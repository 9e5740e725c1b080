import { parse } from 'node-html-parser'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { countAnswers, findOwnAssessment, type Ranking, readRanking } from '#site/content/model/ranking-queries.ts'
import { type RankingId, rankingIds, rankings } from '#site/content/model/ranking-schema.ts'
import { formatScore } from '#site/i18n/format-score.ts'
import { translator } from '#site/i18n/translate.ts'
import { listAllPages } from '#site/page-list/all-pages.ts'
import { Methodology } from './Methodology.tsx'
import { RankedList } from './RankedList.tsx'
import { RankingHead } from './RankingHead.tsx'
import { RankingPicks } from './RankingPicks.tsx'
import { RankingTabs } from './RankingTabs.tsx'

afterEach(() => vi.unstubAllEnvs())

function draw(element: ReactElement) {
  return parse(renderToStaticMarkup(element))
}

function drawHead(ranking: Ranking) {
  const page = listAllPages().find(({ id, language }) => id === 'bestCabins' && language === 'no')
  if (!page) throw new Error('the page of the cabins’ ranking is not built')
  return draw(<RankingHead page={page} ranking={ranking} scene={rankings[ranking.id].picture} />)
}

const sizes: Record<RankingId, number> = { hotels: 7, restaurants: 6, activities: 6, cabins: 6 }

describe.each(rankingIds)('the ranking of %s', (id) => {
  test('has its entries in falling order of their totals, numbered from 1', () => {
    const { ranked } = readRanking(id, 'no')
    expect(ranked).toHaveLength(sizes[id])
    expect(ranked.map(({ position }) => position)).toEqual(ranked.map((_, index) => index + 1))
    for (const [index, { total }] of ranked.entries()) expect(total).toBeLessThanOrEqual(ranked[index - 1]?.total ?? 10)
  })

  test.each(languageKeys)(
    'shows two strengths and one drawback on each card, and all in the open book (%s)',
    (language) => {
      const ranking = readRanking(id, language)
      const cards = draw(<RankedList ranking={ranking} language={language} />).querySelectorAll('.ranked > li')
      expect(cards).toHaveLength(ranking.ranked.length)
      for (const [index, card] of cards.entries()) {
        const { words, criteria } = ranking.ranked[index] as Ranking['ranked'][number]
        expect(card.querySelectorAll('.pros-and-cons .pro')).toHaveLength(2)
        expect(card.querySelectorAll('.pros-and-cons .con')).toHaveLength(1)
        expect(card.querySelectorAll('.both-sides li')).toHaveLength(words.pros.length - 2 + words.cons.length - 1)
        const points = card.querySelectorAll('.pros-and-cons li, .both-sides li').map(({ text }) => text.trim())
        expect(points.filter((point, at) => points.indexOf(point) !== at)).toEqual([])
        const questions = criteria.flatMap((criterion) => criterion.questions)
        expect(card.querySelectorAll('.assessment tbody tr')).toHaveLength(questions.length)
        expect(card.querySelector('.assessment')?.text).toContain(translator(language)('ranking.notVisited'))
      }
    },
  )

  test('writes down the whole calculation: what stands there gives the total', () => {
    const ranking = readRanking(id, 'en')
    const rows = draw(<Methodology ranking={ranking} language="en" />).querySelectorAll('.calculation li')
    expect(rows).toHaveLength(ranking.ranked.length)
    for (const row of rows) {
      const [sum = '', total = ''] = (row.querySelector('.sum')?.text ?? '').replaceAll('\u00a0', ' ').split(' = ')
      const terms = [...sum.matchAll(/(\d+) × ([\d.]+)/g)].map(([, weight, score]) => Number(weight) * Number(score))
      const divisor = Number(/: (\d+)$/.exec(sum)?.[1])
      expect(terms).toHaveLength(3)
      expect(terms.reduce((all, term) => all + term, 0) / divisor).toBeCloseTo(Number(total), 2)
    }
  })
})

test('a guide without examples has the same order and our own stars, without others’ counts and «bestseller»', () => {
  vi.stubEnv('CONTENT_EVIDENCE', 'sample')
  const before = rankingIds.map((id) => readRanking(id, 'no').ranked.map(({ entry }) => entry.id))
  vi.stubEnv('CONTENT_EVIDENCE', 'verified')
  expect(rankingIds.map((id) => readRanking(id, 'no').ranked.map(({ entry }) => entry.id))).toEqual(before)
  for (const id of rankingIds) {
    const { ranked } = readRanking(id, 'no')
    const html = draw(<RankedList ranking={readRanking(id, 'no')} language="no" />)
    expect(html.querySelectorAll('[data-evidence="sample"]')).toEqual([])
    expect(html.querySelectorAll('.stars').map((stars) => stars.getAttribute('aria-label'))).toEqual(
      ranked.flatMap(({ entry }) => {
        const total = findOwnAssessment(entry)?.total
        return total === undefined ? [] : [`Vår vurdering: ${formatScore(total, 'no')} av 10`]
      }),
    )
    // Who has no figure has no bars of figures either.
    expect(html.querySelectorAll('.scores')).toHaveLength(html.querySelectorAll('.stars').length)
    // Each leads into the folded sheet of its own card.
    for (const [index, link] of html.querySelectorAll('.own-score a').entries()) {
      const anchor = link.getAttribute('href')?.split('#')[1]
      expect(html.querySelector(`#${ranked[index]?.entry.id} details [id="${anchor}"]`)).not.toBeNull()
    }
    expect(html.text).not.toContain('Bestselger')
  }
})

test('«basert på» counts the answers of the ranking and who gave them, and no reviews', () => {
  const ranking = readRanking('cabins', 'no')
  const answers = ranking.ranked.flatMap(({ assessment }) => Object.values(assessment.answers))
  const { sources } = countAnswers(ranking, 'no')
  expect(sources).toBeGreaterThan(5)
  expect(sources).toBeLessThan(answers.length)
  const text = drawHead(ranking).text
  expect(text).toContain(`Basert på ${answers.length} svar fra ${sources} kilder`)
  expect(text).not.toContain('anmeldelser')
})

test('a tab that no entry stands under says so; the others count what they show', () => {
  const ranking = readRanking('restaurants', 'no')
  const html = draw(<RankingTabs ranking={ranking} language="no" />)
  expect(html.querySelectorAll('.tab').map((tab) => tab.getAttribute('href'))).toEqual(
    ['all', 'seafood', 'traditional', 'international', 'budget'].map((id) => `#${id}`),
  )
  const seafood = ranking.ranked.filter(({ assessment }) => assessment.categories.includes('seafood')).length
  expect(html.querySelector('#seafood')?.text).toContain(`${seafood} av 6`)
  const empty = {
    ...ranking,
    ranked: ranking.ranked.filter(({ assessment }) => !assessment.categories.includes('budget')),
  }
  const without = draw(<RankingTabs ranking={empty} language="no" />)
  expect(without.querySelector('#budget')?.text).toContain(`Ingen av de ${empty.ranked.length}`)
})

test('Reinebringen carries the months of its warning on the card', () => {
  const html = draw(<RankedList ranking={readRanking('activities', 'no')} language="no" />)
  expect(html.querySelector('#reinebringen .advised-months')?.text).toContain('Frarådes')
  expect(html.querySelectorAll('.advised-months')).toHaveLength(1)
})

test('a card promises a table only where one can be booked online, and a guide where going alone is free', () => {
  const cards = (id: RankingId) => draw(<RankedList ranking={readRanking(id, 'en')} language="en" />)
  const buttonOf = (id: RankingId, entry: string) => cards(id).querySelector(`#${entry} .ways-on .btn span`)?.text
  expect(buttonOf('restaurants', 'borsen-spiseri')).toBe('Reserve a table')
  expect(buttonOf('restaurants', 'fangst')).toBe('Website')
  expect(buttonOf('activities', 'nordlys')).toBe('Find a guided tour')
  expect(buttonOf('activities', 'kajakk')).toBe('Book now')
})

test.each(languageKeys)('every card ends in a sentence that names another entry with its link (%s)', (language) => {
  for (const id of rankingIds) {
    const html = draw(<RankedList ranking={readRanking(id, language)} language={language} />)
    const sentences = html.querySelectorAll('.ranked > li .instead')
    expect(sentences).toHaveLength(sizes[id])
    for (const sentence of sentences) {
      expect(sentence.text).toMatch(/^\p{Lu}.*\.$/u)
      expect(sentence.querySelectorAll('a')).toHaveLength(1)
    }
  }
})

test('a museum has no grade on its card', () => {
  const html = draw(<RankedList ranking={readRanking('activities', 'en')} language="en" />)
  expect(html.querySelector('#kajakk .at-a-glance')?.text).toContain('Difficulty')
  expect(html.querySelector('#lofotr .at-a-glance')?.text).not.toContain('Difficulty')
})

test('the basis of a score is what the answers rest on, of both kinds where they are mixed', () => {
  const html = draw(<RankedList ranking={readRanking('activities', 'en')} language="en" />)
  const basesOf = (entry: string) =>
    html.querySelectorAll(`#${entry} .assessment caption > .muted`).map(({ text }) => text)
  expect(basesOf('lofotr')[0]).toBe('Basis: the operator and others')
  expect(basesOf('reinebringen')[0]).toBe('Basis: what others write')
})

test('above the list stands who fits what visitors ask first: only entries with a yes, best first', () => {
  for (const id of rankingIds) {
    const ranking = readRanking(id, 'en')
    const rows = draw(<RankingPicks ranking={ranking} language="en" />).querySelectorAll('dl > div')
    expect(rows.map((row) => row.querySelector('dt')?.text)).toEqual(Object.values(ranking.words.picks))
    for (const row of rows) expect(row.querySelectorAll('dd a').length).toBeGreaterThan(0)
  }
  const ranking = readRanking('activities', 'en')
  const namesOf = (index: number) =>
    draw(<RankingPicks ranking={ranking} language="en" />)
      .querySelectorAll('dd')
      [index]?.querySelectorAll('a')
      .map((link) => link.getAttribute('href'))
  expect(namesOf(1)).toEqual(['#lofotr'])
  expect(namesOf(2)).toEqual(['#lofotr', '#havornsafari', '#nordlys'])
})

test('a card says when another entry is the better choice, with a link to it', () => {
  const html = draw(<RankedList ranking={readRanking('activities', 'en')} language="en" />)
  expect(html.querySelector('#lofotr .say .instead a')?.getAttribute('href')).toBe(
    linkToEntry('activities', 'museene-pa-a', 'en'),
  )
})

test('the questions say which answers cost most, and each score how many are answered', () => {
  const html = draw(<RankedList ranking={readRanking('cabins', 'en')} language="en" />)
  expect(html.querySelector('#nusfjord')?.text).toMatch(/Lost most points on: “[^“]*inside of a harbour” \(no\), “/)
  expect(html.querySelector('#nusfjord .own-score a')?.text).toBe('Our assessment, 12 of 18 questions answered')
})
