import { beforeEach, expect, it, vi } from 'vitest'
import { listAllPages } from '#site/page-list/all-pages.ts'
import { listSharePictureOrders, orderSharePicture } from './order-share-picture.ts'

// The build makes the drawings, possibly after the tests.
vi.mock(import('./picture-to-share.ts'), () => ({
  sceneToShare: (_page, scene) => scene ?? 'lofotveggen',
  findDrawing: (_scene, language) => ({
    file: 'site/content/pictures/grain.svg',
    alt: `Drawing (${language}).`,
  }),
}))

beforeEach(() => listSharePictureOrders().clear())

const pages = listAllPages().filter((page) => page.isIndexed)

function findPage(path: string) {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`There is no page ${path}.`)
  return page
}

const order = (path: string, title = 'Über uns') =>
  orderSharePicture({ page: findPage(path), title, guideName: 'Lofoten', scene: undefined })

it('names the picture after the page, percent-encoded, with a version that follows what it shows', () => {
  const { address } = order('/de/über-uns')
  expect(address).toMatch(/^\/share\/de\/%C3%BCber-uns\.jpg\?v=[0-9a-f]{8}$/)
  expect(order('/de/über-uns').address).toBe(address)
  expect(order('/de/über-uns', 'Wer wir sind').address).not.toBe(address)
  expect(order('/').address).toMatch(/^\/share\/index\.jpg\?/)
})

it('says the title and what is seen, in the language of the page', () => {
  expect(order('/de/über-uns').alt).toMatch(/^Über uns\. .*\(de\)\.$/)
})

it('gives every page an order of its own', () => {
  for (const page of pages) orderSharePicture({ page, title: page.path, guideName: 'Lofoten', scene: undefined })
  expect(listSharePictureOrders().size).toBe(pages.length)
})
