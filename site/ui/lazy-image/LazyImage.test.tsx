import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LazyImage } from './LazyImage.tsx'

const parts = {
  address: '/hotel.jpg',
  imageKey: 'a',
  placeholders: ['/1.svg'],
  alt: 'Et hotell',
  width: 400,
  height: 300,
  words: { failed: 'Bildet kunne ikke lastes', retry: 'Prøv igjen' },
}

describe('LazyImage as sent', () => {
  it('keeps its place and loads natively without script', () => {
    const html = renderToStaticMarkup(<LazyImage {...parts} />)
    expect(html).toContain('viewBox="0 0 400 300"')
    expect(html).toMatch(/<noscript><img src="\/hotel\.jpg"[^>]*loading="lazy"/)
    expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('<img')
  })

  it('asks at once with priority', () => {
    const html = renderToStaticMarkup(<LazyImage {...parts} hasPriority />)
    expect(html).toContain('<img src="/hotel.jpg"')
    expect(html).not.toContain('noscript')
  })
})
