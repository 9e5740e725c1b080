import { expect, it } from 'vitest'
import { findUnreadContent, findUnusableContent } from '#checks/guide.ts'
import { readWrittenTexts } from './written-texts.ts'

const paths = readWrittenTexts().content.map(({ path }) => path)

it('reads every file of the content, so that no mistake in one waits for a page', () => {
  expect(paths).toContain('content/partners.yaml')
  expect(paths).toContain('content/pages/weather/pictures.yaml')
  expect(findUnusableContent()).toEqual([])
  expect(findUnreadContent(paths)).toEqual([])
})

it.each(['content/hotels/nyvagar/fact.yaml', 'content/pages/home/dk.yaml', 'content/partner.yaml'])(
  'names %s, which nobody reads',
  (stray) => {
    expect(findUnreadContent([...paths, stray])).toEqual([
      { file: stray, fix: expect.stringContaining('Nothing reads') },
    ])
  },
)
