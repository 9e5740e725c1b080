import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { LazyImage } from './LazyImage.tsx'
import { lazyImageWords } from './lazy-image-words.ts'

const parts = {
  address: '/hotel.jpg',
  imageKey: 'a',
  placeholders: ['/1.svg'],
  alt: 'Et hotell',
  width: 400,
  height: 300,
  words: lazyImageWords('no'),
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

describe('lazy-image-behaviour', () => {
  it('weighs less than two kilobytes', async () => {
    const output = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        lib: { entry: 'site/ui/lazy-image/lazy-image-behaviour.ts', formats: ['es'], fileName: 'behaviour' },
      },
    })
    const [result] = [output].flat()
    const code = result && 'output' in result ? result.output[0].code : ''
    expect(code).toContain('lazy-image')
    expect(brotliCompressSync(code).length).toBeLessThan(2000)
  })
})
