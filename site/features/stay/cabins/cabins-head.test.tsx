import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { cabins } from '#site/content/model/cabin-queries.ts'
import { readCabinsCopy } from '#site/content/model/pages/cabins-copy.ts'
import { makePage } from '#site/page-list/all-pages.ts'
import { CabinsHead } from './CabinsHead.tsx'

afterEach(() => vi.unstubAllEnvs())

function readScore(language: (typeof languageKeys)[number]): string {
  const page = makePage('cabins', language, {})
  const copy = readCabinsCopy(language)
  const list = cabins.list(language)
  const html = renderToStaticMarkup(
    <CabinsHead page={page} copy={copy} cabins={list} scene={list[0]?.facts.picture ?? ''} listId="list" />,
  )
  return html.slice(html.indexOf('class="score"'))
}

it.each(languageKeys)('says of how many places the figure in the head is, whoever gave it: %s', (language) => {
  const places = new RegExp(`\\b${cabins.listIds().length}\\b`)
  const own = readScore(language)
  expect(own).toContain('data-evidence="own"')
  expect(own).toMatch(places)
  vi.stubEnv('CONTENT_EVIDENCE', 'sample')
  const sum = cabins.list(language).reduce((total, { facts }) => total + (facts.reviewCount?.value ?? 0), 0)
  const shown = readScore(language)
  expect(shown).toContain('data-evidence="sample"')
  expect(shown).toMatch(places)
  expect(shown.replaceAll(/[^\d+]/g, '')).toContain(`${sum}+`)
})
