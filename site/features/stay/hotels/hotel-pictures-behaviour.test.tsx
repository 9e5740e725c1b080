// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hotels } from '#site/content/model/hotel-queries.ts'
import { readHomeCopy } from '#site/content/model/pages/home-copy.ts'
import { readHotelsCopy } from '#site/content/model/pages/hotels-copy.ts'
import { listFeaturedHotels, readRanking } from '#site/content/model/ranking-queries.ts'
import { FeaturedHotels } from '#site/features/home/FeaturedHotels.tsx'
import { RankedList } from '#site/features/rankings/RankedList.tsx'
import { HotelLedger } from './HotelLedger.tsx'
import { listHotelDrawings } from './HotelPicture.tsx'
import { watchHotelPictures } from './hotel-pictures-behaviour.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const lists = {
  'the home page': <FeaturedHotels hotels={listFeaturedHotels('no')} copy={readHomeCopy('no').hotels} language="no" />,
  'the list of hotels': <HotelLedger hotels={hotels.list('no')} copy={readHotelsCopy('no').list} language="no" />,
  'the best hotels': <RankedList ranking={readRanking('hotels', 'no')} language="no" />,
}

describe.each(Object.entries(lists))('a picture of %s', (_name, list) => {
  /** `hasFailed`: the picture had failed before the script came. */
  function open(hasFailed = false) {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(hasFailed)
    document.body.innerHTML = renderToStaticMarkup(list)
    const found = document.querySelector<HTMLElement>('[data-placeholders]')
    const image = found?.querySelector('img')
    const failed = found?.querySelector<HTMLElement>('[data-image-failed]')
    if (!image || !failed) throw new Error('The list has no picture, or nothing to show when it fails.')
    watchHotelPictures()
    const fail = () => image.dispatchEvent(new Event('error'))
    return { image, failed, fail }
  }

  it('that fails is a placeholder three times, then the message; the button begins again', () => {
    const { image, failed, fail } = open()
    const [address, alt] = [image.getAttribute('src'), image.alt]
    const tried: (string | null)[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      fail()
      tried.push(image.getAttribute('src'))
      expect(failed.hasAttribute('hidden')).toBe(true)
      expect(image.alt).toBe('')
    }
    expect(new Set(tried).size).toBe(3)
    for (const each of tried) expect(listHotelDrawings()).toContain(each)
    fail()
    expect(failed.hasAttribute('hidden')).toBe(false)
    expect(image.hasAttribute('hidden')).toBe(true)
    expect(failed.textContent).toBe('Bildet kunne ikke lastesPrøv igjen')
    failed.querySelector('button')?.click()
    expect([image.getAttribute('src'), image.alt]).toEqual([address, alt])
    expect([image.hasAttribute('hidden'), failed.hasAttribute('hidden')]).toEqual([false, true])
  })

  it('that had failed before the script came is a placeholder at once', () => {
    const { image } = open(true)
    expect(listHotelDrawings()).toContain(image.getAttribute('src'))
  })

  it('that has come stays, whatever is reported later', () => {
    const { image, fail } = open()
    const address = image.getAttribute('src')
    image.dispatchEvent(new Event('load'))
    fail()
    expect(image.getAttribute('src')).toBe(address)
  })
})
