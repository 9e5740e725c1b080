import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languageKeys, mapLanguages } from '#contract/languages.ts'
import { EntryPicture } from './EntryPicture.tsx'
import { PhotoCaption } from './PhotoCredit.tsx'
import type { Photo } from './photo-of.ts'

const sourcesIn = (format: string) => [480, 1200, 2400].map((width) => ({ width, address: `/p-${width}.${format}` }))
const photo: Photo = {
  kind: 'places',
  id: 'reine',
  width: 2400,
  height: 1600,
  credit: 'Kari Nordmann',
  licence: { name: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by/4.0/' },
  takenOn: '2025',
  alt: mapLanguages((language) => `Røde rorbuer (${language})`),
  focus: { x: 0.32, y: 0.5 },
  sources: { avif: sourcesIn('avif'), webp: sourcesIn('webp'), jpg: sourcesIn('jpg') },
}
const drawing = <div className="window">The drawing</div>

function show(shown: Photo | undefined, props: Partial<Parameters<typeof EntryPicture>[0]> = {}) {
  return parse(
    renderToStaticMarkup(
      <EntryPicture photo={shown} language="no" use="entry" {...props}>
        {drawing}
      </EntryPicture>,
    ),
  )
}

describe('the picture of an entry', () => {
  it('is the drawing where there is no photo', () => {
    expect(show(undefined).toString()).toBe('<div class="window">The drawing</div>')
  })

  it('is the photo where there is one, in the formats from small to known everywhere', () => {
    const root = show(photo)
    expect(root.toString()).not.toContain('The drawing')
    expect(root.querySelectorAll('source').map((source) => source.getAttribute('type'))).toEqual([
      'image/avif',
      'image/webp',
    ])
    const image = root.querySelector('img')
    expect(image?.getAttribute('src')).toBe('/p-1200.jpg')
    expect(image?.getAttribute('srcset')).toBe('/p-480.jpg 480w, /p-1200.jpg 1200w, /p-2400.jpg 2400w')
    expect(image?.getAttribute('width')).toBe('2400')
    expect(image?.getAttribute('height')).toBe('1600')
    expect(image?.classNames).toContain('focus-x-3')
    expect(root.toString()).not.toContain('style=')
  })

  it.each(languageKeys)('says in %s what is seen and who took it', (language) => {
    const root = show(photo, { language })
    expect(root.querySelector('img')?.getAttribute('alt')).toBe(photo.alt[language])
    expect(root.querySelector('.photo-foot')?.textContent).toMatch(/^(Foto|Photo): Kari Nordmann \/ CC BY 4\.0$/)
  })

  it('waits below the fold and hurries above it', () => {
    expect(show(photo).querySelector('img')?.getAttribute('loading')).toBe('lazy')
    const first = show(photo, { loading: 'eager' }).querySelector('img')
    expect(first?.getAttribute('loading')).toBe('eager')
    expect(first?.getAttribute('fetchpriority')).toBe('high')
  })

  it('asks for as many pixels as the window needs where the photo is wider than the window', () => {
    const sizes = show({ ...photo, width: 2400, height: 800 })
      .querySelector('img')
      ?.getAttribute('sizes')
    expect(sizes).toBe('(min-width: 68rem) calc(min(58vw, 50rem) * 2), calc((100vw - 2.5rem) * 2.25)')
  })

  it('leaves the credit to the caption, which links the licence and tells what the photo tells', () => {
    expect(show(photo, { isCaptioned: true }).querySelector('.photo-credit')).toBeNull()
    const caption = mapLanguages(() => 'Ved *Reinefjorden*.')
    const markup = renderToStaticMarkup(<PhotoCaption as="p" photo={{ ...photo, caption }} language="no" />)
    expect(parse(markup).textContent).toBe('Ved Reinefjorden. Foto: Kari Nordmann / CC BY 4.0')
    expect(markup).toContain('<em>Reinefjorden</em>')
    expect(markup).toContain('<a href="https://creativecommons.org/licenses/by/4.0/" rel="license">')
  })
})
