import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readPackingList } from '#site/content/model/pages/packing-list-copy.ts'
import { countThings, PackingTabs, rangeOf } from './PackingTabs.tsx'

describe('countThings', () => {
  it('counts what to pack and what to leave separately', () => {
    const group = (isLeftAtHome: boolean, ids: string[]) => ({
      id: 'group',
      name: 'Group',
      isLeftAtHome,
      items: ids.map((id) => ({ id, name: id })),
    })
    expect(countThings([group(false, ['a', 'b']), group(false, ['c']), group(true, ['d'])])).toEqual({
      count: 3,
      leave: 1,
    })
  })
})

describe('rangeOf', () => {
  it('is the coldest night and the warmest day of the months', () => {
    expect(rangeOf([12, 1, 2], 'en')).toEqual({ low: '−2', high: '2' })
    expect(rangeOf([6, 7, 8], 'de')).toEqual({ low: '9', high: '15' })
  })
})

describe('PackingTabs', () => {
  const html = renderToStaticMarkup(<PackingTabs {...readPackingList('en')} language="en" />)

  it('holds all four lists as plain boxes with words, so that it works without script', () => {
    for (const season of ['winter', 'spring', 'summer', 'autumn']) {
      expect(html.match(new RegExp(`<input type="checkbox"[^>]* name="${season}"`, 'g'))?.length).toBeGreaterThan(15)
    }
    expect(html.match(/<label><input/g)?.length).toBe(html.match(/type="checkbox"/g)?.length)
  })

  it('leaves no placeholder unfilled in a sentence', () => {
    expect(html.match(/\{\w+\}/g)).toBeNull()
  })
})
