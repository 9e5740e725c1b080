import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { readCabinsCopy } from '#site/content/model/pages/cabins-copy.ts'
import { translator } from '#site/i18n/translate.ts'
import { showTestimonials, Testimonials } from './Testimonials.tsx'

afterEach(() => vi.unstubAllEnvs())

test.each(languageKeys)('every testimonial is marked as an example (%s)', (language) => {
  vi.stubEnv('CONTENT_EVIDENCE', 'sample')
  const { guests } = readCabinsCopy(language)
  const html = renderToStaticMarkup(
    <Testimonials said={showTestimonials(guests, language)} note={guests.note} language={language} />,
  )
  const quotes = html.match(/<blockquote data-evidence="sample">.*?<\/blockquote>/g) ?? []
  expect(quotes).toHaveLength(3)
  for (const quote of quotes) expect(quote).toContain(translator(language)('evidence.sample'))
})

test('a guide with verified figures shows no testimonials', () => {
  vi.stubEnv('CONTENT_EVIDENCE', 'verified')
  expect(showTestimonials(readCabinsCopy('no').guests, 'no')).toEqual([])
})
