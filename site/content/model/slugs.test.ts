import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listIdsOf } from './entries.ts'
import { kindIds, kinds } from './kinds.ts'
import { linkToEntry } from './link-to-entry.ts'
import { findSlug, idOfSlug, oldPathOfEntry, pathOfPage, slugOf, slugWord } from './slugs.ts'
import { isStopKind, refOfEntry, refOfMapPoint } from './stop-reference.ts'

describe('findSlug', () => {
  it('finds the slug in the head, with its line', () => {
    expect(findSlug('---\nslug: sea-kayaking\ntitle: A\n---\nText\n', 'a.md')).toEqual({
      slug: 'sea-kayaking',
      line: 2,
    })
    expect(findSlug('---\ntitle: A\nslug: "rain"\n---\n', 'a.md')).toEqual({ slug: 'rain', line: 3 })
  })

  it('finds none in a head without one, nor in the text', () => {
    expect(findSlug('---\ntitle: A\n---\nslug: rain\n', 'a.md')).toBeUndefined()
    expect(findSlug('slug: rain\n', 'a.md')).toBeUndefined()
  })
})

describe('slugWord', () => {
  it.each(['Havørn', 'sea eagle', '-sea', 'sea--eagle', ''])('refuses "%s"', (slug) => {
    expect(slugWord.safeParse(slug).success).toBe(false)
  })
})

describe('slugOf', () => {
  it('leads back to the entry, in every language', () => {
    for (const language of languageKeys)
      for (const kind of kindIds)
        for (const id of listIdsOf(kind))
          expect(idOfSlug(kind, slugOf(kind, id, language), language, listIdsOf(kind)), `${kind}/${id}`).toBe(id)
  })

  it('is the id of an entry that is gone, and of a place', () => {
    expect(slugOf('hotels', 'gone', 'de')).toBe('gone')
    expect(linkToEntry('places', 'reine', 'de')).toBe('/de/sehenswerte-orte/reine')
    expect(idOfSlug('places', 'atlantis', 'no', listIdsOf('places'))).toBeUndefined()
  })
})

describe('pathOfPage', () => {
  it('has the slug of the entry, and leaves pages without entries alone', () => {
    expect(pathOfPage('trip', 'no', { slug: 'ryten' })).toBe('/turer/ryten')
    expect(pathOfPage('places', 'en', {})).toBe('/en/places')
  })
})

describe('the seasons', () => {
  it('keep the paths of the specification in Norwegian', () => {
    for (const season of listIdsOf('seasons'))
      expect(pathOfPage('season', 'no', { season })).toBe(`/reiseinfo/sesong/${season}`)
  })

  it('are found by their old addresses in the other languages', () => {
    expect(oldPathOfEntry('seasons', 'autumn', 'de')).toBe('/de/reiseinformationen/jahreszeit/autumn')
  })
})

describe('how a link names a stop', () => {
  it('names every kind by a letter of its own, which neither map points nor own points use', () => {
    const signs = kindIds.filter(isStopKind).map((kind) => kinds[kind].planSign)
    expect(signs.length).toBeGreaterThan(5)
    expect(new Set([...signs, 'm', 'o']).size).toBe(signs.length + 2)
    expect(signs.every((sign) => /^[a-z]$/.test(sign))).toBe(true)
  })

  it('takes the entry of a point that has a page, else the point', () => {
    expect(refOfEntry('trips', 'ryten')).toBe('t.ryten')
    expect(refOfMapPoint({ id: 'trip-ryten', href: '/turer/ryten' })).toBe('t.ryten')
    expect(refOfMapPoint({ id: 'bunes' })).toBe('m.bunes')
    expect(isStopKind('seasons')).toBe(false)
    expect(isStopKind('toString')).toBe(false)
  })
})
