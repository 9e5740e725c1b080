import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { emptyPlan } from '#site/features/trip/plan/plan.ts'
import { writeLink } from '#site/features/trip/plan/plan-link.ts'
import { type Crawl, type CrawledSite, crawlSite } from './crawl-site.ts'

const origin = 'https://guide.example'

function crawl(pages: Record<string, string>, more: Partial<CrawledSite> = {}): Crawl {
  return crawlSite({
    origin,
    pages: new Map(Object.entries(pages).map(([path, html]) => [path, parse(html)])),
    files: new Set([...Object.keys(pages).filter((path) => path !== '/404'), '/mark.svg']),
    unknownPages: new Set(['/404']),
    redirects: { '/old': '/steder' },
    entrances: ['/'],
    pagesWithState: new Map([
      ['/min-tur', 'myTrip'],
      ['/sok', 'search'],
    ]),
    partnerHosts: ['www.hotels.example'],
    ...more,
  })
}

describe('crawlSite', () => {
  test('finds nothing where every address leads somewhere', () => {
    const found = crawl({
      '/': '<a href="/steder#reine">A</a><img src="/mark.svg"><a href="https://guide.example/de/fischerh%C3%BCtten">B</a>',
      '/steder': '<h2 id="reine">Reine</h2><a href="#reine">Up</a><a href="mailto:post@guide.example">Post</a>',
      '/de/fischerhütten': '<a href="/">Home</a>',
    })
    expect(found).toMatchObject({
      dead: [],
      lostFragments: [],
      redirected: [],
      unreached: [],
      outside: [],
      linkCount: 5,
    })
    expect(found.paths).toEqual(['/', '/de/fischerhütten', '/steder'])
  })

  test('names what leads nowhere, with every page on which it stands', () => {
    const { dead } = crawl({
      '/': '<a href="/gone">A</a><a href="/steder">B</a><img srcset="/small.jpg 1x, /mark.svg 2x">',
      '/steder': '<a href="/gone">A</a><a href="https://[broken">B</a><a href="/%E0%A4%A">C</a>',
    })
    expect(dead).toEqual([
      { address: '/gone', pages: ['/', '/steder'] },
      { address: '/small.jpg', pages: ['/'] },
      { address: 'https://[broken', pages: ['/steder'] },
      { address: '/%E0%A4%A', pages: ['/steder'] },
    ])
  })

  test('names places that their page does not have, also behind a redirect, and lets odd fragments be', () => {
    const { lostFragments, redirected, dead } = crawl({
      '/': '<a href="/old?x=1#reine">A</a><a href="/steder#svolv%C3%A6r">B</a><a href="/steder#100%">C</a>',
      '/steder': '<h2 id="svolvær">Svolvær</h2><p id="100%">x</p>',
    })
    expect(lostFragments).toEqual([{ address: '/old?x=1#reine', pages: ['/'] }])
    expect(redirected).toEqual([{ address: '/old?x=1#reine', pages: ['/'], target: '/steder?x=1' }])
    expect(dead).toEqual([])
  })

  test('takes a plan and a search for what their pages read, and neither on another page nor a broken one', () => {
    const plan = writeLink({ ...emptyPlan, name: 'Å på tur' })
    const { lostFragments } = crawl({
      '/': `<a href="/min-tur#ready&amp;days=3">A</a><a href="/min-tur#${plan}">B</a><a href="/sok#q=t%C3%B8rrfisk">C</a>
        <a href="/min-tur#ready&amp;days=x">D</a><a href="/min-tur#${plan.slice(0, -2)}">E</a><a href="/sok#ready&amp;days=3">F</a>
        <a href="/steder#ready&amp;days=3">G</a><a href="/min-tur#nowhere">H</a>`,
      '/min-tur': '',
      '/sok': '',
      '/steder': '',
    })
    expect(lostFragments.map(({ address }) => address)).toEqual([
      '/min-tur#ready&days=x',
      `/min-tur#${plan.slice(0, -2)}`,
      '/sok#ready&days=3',
      '/steder#ready&days=3',
      '/min-tur#nowhere',
    ])
  })

  test('names pages that nobody comes to; a twin is known by the page that names it', () => {
    const { unreached } = crawl({
      '/': '<a href="/steder">A</a>',
      '/steder': '<link rel="canonical" href="https://guide.example/steder-i-lofoten">',
      '/steder-i-lofoten': '',
      '/alone': '<a href="/alone-too">A</a>',
      '/alone-too': '<a href="/alone">A</a>',
    })
    expect(unreached).toEqual(['/alone', '/alone-too'])
  })

  test('lets the pages for unknown paths lead to themselves, and nobody else to them', () => {
    const { dead, paths } = crawl({ '/': '<a href="/404">A</a>', '/404': '<a href="/404#main">A</a><a href="/">B</a>' })
    expect(dead).toEqual([{ address: '/404', pages: ['/'] }])
    expect(paths).toEqual(['/'])
  })

  test('lists what leads to others once, without fragments; never what earns money', () => {
    const { outside, partnerLinkCount } = crawl({
      '/': `<a href="https://nrk.example/a#b">A</a><a href="https://nrk.example/a">B</a>
        <a href="https://www.hotels.example/x">C</a><a href="https://no.hotels.example/x">D</a>
        <a rel="sponsored noopener" href="https://other.example">E</a><a data-partner="tours" href="https://tours.example">F</a>
        <link rel="alternate" href="https://elsewhere.example/feed"><a href="ftp://old.example/">G</a>`,
    })
    expect(outside).toEqual([{ address: 'https://nrk.example/a', pages: ['/'] }])
    expect(partnerLinkCount).toBe(4)
  })
})
