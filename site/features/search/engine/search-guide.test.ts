import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { composeDocument } from '#site/features/search/indexing/compose-document.ts'
import type { IndexedPage } from '#site/features/search/indexing/describe-page.ts'
import { listVocabulary } from '#site/features/search/indexing/vocabulary.ts'
import { writeIndex } from '#site/features/search/indexing/write-index.ts'
import type { Pagefind } from './pagefind-api.ts'
import { rankByName, searchGuide } from './search-guide.ts'

// A small guide indexed by Pagefind itself, whose results are not mocked.

const plain = { where: '', aside: '', advisedAgainst: [], keywords: [] }

const pages: (IndexedPage & { text: string })[] = [
  {
    ...plain,
    group: 'places',
    type: 'place',
    name: 'Reine',
    where: 'Moskenes',
    href: '/reine',
    description: 'Nes i fjorden.',
    text: 'Reinebringen rett over. Ferja går fra Moskenes.',
  },
  {
    ...plain,
    group: 'places',
    type: 'place',
    name: 'Henningsvær',
    href: '/henningsvaer',
    description: 'Holmer og bruer.',
    text: 'Fotballbane på en holme. Nordlys over havna.',
  },
  {
    ...plain,
    group: 'places',
    type: 'place',
    name: 'Nusfjord',
    href: '/nusfjord',
    description: 'Et helt fiskevær.',
    text: 'Rundt én havn.',
  },
  {
    ...plain,
    group: 'trips',
    type: 'hike',
    name: 'Reinebringen',
    where: 'Reine',
    href: '/reinebringen',
    description: 'Trappa.',
    advisedAgainst: [11, 12, 1],
    text: 'Trinn på trinn fra Reine.',
  },
  {
    ...plain,
    group: 'stay',
    type: 'cabin',
    name: 'Reine Rorbuer',
    where: 'Reine',
    href: '/reine-rorbuer',
    description: 'Rorbuer i Reine, midt i Reine.',
    text: 'Reine Reine Reine. Parkering ved døra.',
  },
  {
    ...plain,
    group: 'seasons',
    type: 'season',
    name: 'Vinter',
    href: '/vinter',
    description: 'Desember til mars.',
    keywords: ['nordlys'],
    text: 'Mørketid. Ri på stranda.',
  },
  {
    ...plain,
    group: 'places',
    type: 'place',
    name: 'Å',
    href: '/a',
    description: 'Der veien slutter.',
    text: 'Torrfisk og brød.',
  },
  // More pages with a word that begins with a than are looked at for their names.
  ...['Akvariet', 'Artikler', 'Aktiviteter', 'Arbeid', 'Apotek', 'Alt om a', 'Avreise a'].map((name) => ({
    ...plain,
    group: 'articles' as const,
    type: 'article' as const,
    name,
    href: `/${name.toLowerCase()}`,
    description: 'a og a.',
    text: 'a a a a a a a a a',
  })),
]

let folder: string
let pagefind: Pagefind

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ask-guide-'))
  const documents = pages.map((page) => ({
    href: page.href,
    html: composeDocument(page, `<main><p>${page.text}</p></main>`, 'nb'),
  }))
  await writeIndex(documents, join(folder, 'pagefind'))
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://guide').pathname
    return new Response(await readFile(join(folder, path)))
  })
  pagefind = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'pagefind/pagefind.js')).href)
  await pagefind.options({ basePath: '/pagefind/', noWorker: true, language: 'nb' })
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})

const vocabulary = vi.fn(async () => listVocabulary(pages))
const ask = (typed: string) => searchGuide(pagefind, typed, vocabulary)

describe('searchGuide', () => {
  it('puts the page of that name first, then names that begin with it', async () => {
    const answer = await ask('reine')
    expect(answer.kind === 'found' && answer.best.map(({ name }) => name)).toEqual([
      'Reine',
      'Reinebringen',
      'Reine Rorbuer',
    ])
  })

  it.each(['REINE', 'rein', ' reine ', 'Reine!'])('finds Reine for "%s"', async (typed) => {
    const answer = await ask(typed)
    expect(answer.kind === 'found' && answer.best[0]?.name).toBe('Reine')
  })

  it.each(['henningsvær', 'henningsvaer', 'HENNINGSVAR', 'Henningsvær'.normalize('NFD')])(
    'finds Henningsvær for "%s"',
    async (typed) => {
      const answer = await ask(typed)
      expect(answer.kind === 'found' && answer.best[0]?.name).toBe('Henningsvær')
    },
  )

  it.each(['Å', 'å', 'aa', 'Å'.normalize('NFD')])('finds the village Å first for "%s"', async (typed) => {
    const answer = await ask(typed)
    expect(answer.kind === 'found' && answer.best[0]?.name).toBe('Å')
  })

  it('puts pages with all of the words before those with one', async () => {
    const both = await ask('nordlys havna')
    expect(both.kind === 'found' && both.best[0]?.name).toBe('Henningsvær')
    const one = await ask('nordlys')
    expect(one.kind === 'found' && one.total).toBe(2)
  })

  it('finds Henningsvær first, also with a wrong letter', async () => {
    const answer = await ask('henningsver')
    expect(answer.kind === 'found' && answer.best[0]?.name).toBe('Henningsvær')
  })

  it('reads the pages of all groups by relevance', async () => {
    const answer = await ask('reinebringen')
    const hits = answer.kind === 'found' ? await answer.read(2) : []
    expect(hits.map(({ name }) => name)).toEqual(['Reinebringen', 'Reine'])
  })

  it('answers a question in a whole sentence, without its small words', async () => {
    const answer = await searchGuide(pagefind, 'er det nordlys når det er vinter', vocabulary, 'er det når')
    expect(answer).toMatchObject({ kind: 'found', words: 'nordlys vinter' })
    expect(answer.kind === 'found' && answer.best[0]?.name).toBe('Vinter')
    expect(await searchGuide(pagefind, 'er', vocabulary, 'er det når')).not.toEqual({ kind: 'empty' })
  })

  it('leaves out a word that the guide does not have, and says so', async () => {
    expect(await ask('parkering xylofon')).toMatchObject({ kind: 'found', isCorrected: true, words: 'parkering' })
  })

  it('counts by group, in the order of the guide', async () => {
    const answer = await ask('reine')
    const groups = answer.kind === 'found' ? await answer.readGroups() : []
    expect(groups.map(({ id, count }) => [id, count])).toEqual([
      ['places', 1],
      ['trips', 1],
      ['stay', 1],
    ])
    expect(await groups[1]?.read(3)).toMatchObject([
      { name: 'Reinebringen', href: '/reinebringen', advisedAgainst: [11, 12, 1] },
    ])
  })

  it.each([
    ['rienebringen', 'Reinebringen', 'Reinebringen'],
    ['nusfjrod', 'Nusfjord', 'Nusfjord'],
    ['parkering rienebringen', 'parkering Reinebringen', 'Reine Rorbuer'],
    ['norlys', 'nordlys', 'Vinter'],
    ['parkeringsplassen', 'parkering', 'Reine Rorbuer'],
  ])('puts "%s" right', async (typed, words, first) => {
    const answer = await ask(typed)
    expect(answer).toMatchObject({ kind: 'found', isCorrected: true, words })
    expect(answer.kind === 'found' && answer.best.map(({ name }) => name)).toContain(first)
  })

  it('offers what may have been meant when too much is wrong', async () => {
    expect(await ask('rainebryggen')).toMatchObject({ kind: 'none', near: [{ name: 'Reinebringen' }] })
  })

  it('asks for the vocabulary only when nothing is found', async () => {
    vocabulary.mockClear()
    await ask('reine')
    expect(vocabulary).not.toHaveBeenCalled()
    await ask('rienebringen')
    expect(vocabulary).toHaveBeenCalledOnce()
  })

  it('fails rather than say that there is nothing, when a piece of the index is missing', async () => {
    const mute: Pagefind = { options: async () => {}, search: async () => ({ results: [] }) }
    await expect(searchGuide(mute, 'reine', vocabulary)).rejects.toThrow('"reine"')
  })

  it.each(['', '   ', '\n'])('has nothing to answer to %j', async (typed) => {
    expect(await ask(typed)).toEqual({ kind: 'empty' })
  })

  it.each(['🐟', '«»', '"', '?!'])('finds nothing for %j', async (typed) => {
    expect(await ask(typed)).toEqual({ kind: 'none', near: [] })
  })

  it('takes markup for words', async () => {
    expect(await ask('<script>alert(1)</script>')).toMatchObject({ kind: 'none' })
  })
})

describe('rankByName', () => {
  it('keeps the order of all that do not begin with the words', () => {
    const names = ['Vinter', 'Reine Rorbuer', 'Høst', 'Reine'].map((name) => ({ name }))
    expect(rankByName(names, 'reine').map(({ name }) => name)).toEqual(['Reine', 'Reine Rorbuer', 'Vinter', 'Høst'])
  })

  it('forgives one slip in a long name, after the names that are right', () => {
    const names = ['Vinter', 'Henningsvær Rorbuer', 'Henningsvær'].map((name) => ({ name }))
    expect(rankByName(names, 'henningsver').map(({ name }) => name)).toEqual([
      'Henningsvær',
      'Henningsvær Rorbuer',
      'Vinter',
    ])
    const short = ['Regler', 'Reine'].map((name) => ({ name }))
    expect(rankByName(short, 'regne').map(({ name }) => name)).toEqual(['Regler', 'Reine'])
  })
})
