import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { mapLanguages } from '#contract/languages.ts'
import { hotels } from '#site/content/model/hotel-queries.ts'
import type { Photo } from './photo-of.ts'
import { SmallPicture } from './SmallPicture.tsx'

const [pictured, drawn] = hotels.list('de')
const sources = [{ width: 480, address: '/p-480.jpg' }]

vi.mock(import('./photo-of.ts'), () => ({
  listPhotos: () => [],
  photoOf: (kind: string, id: string): Photo | undefined =>
    kind === 'hotels' && id === pictured?.id
      ? {
          ...{ kind, id, width: 480, height: 320, credit: 'Kari Nordmann', takenOn: '2025', focus: { x: 0.5, y: 0.5 } },
          licence: { name: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by/4.0/' },
          alt: mapLanguages(() => 'Ein Haus am Hafen'),
          sources: { avif: sources, webp: sources, jpg: sources },
        }
      : undefined,
}))

const show = (entry: typeof pictured) =>
  parse(entry ? renderToStaticMarkup(<SmallPicture entry={entry} language="de" />) : '')

it('is the photo of the owner where there is one, in the place of the drawing', () => {
  expect(show(pictured).querySelector('.pic img')?.getAttribute('alt')).toBe('Ein Haus am Hafen')
  expect(show(pictured).querySelector('.photo-credit')?.textContent).toMatch(/Kari Nordmann.*CC BY 4\.0/)
})

it('is the drawing elsewhere', () => {
  expect(show(drawn).querySelector('img.pic')?.getAttribute('src')).toMatch(/\.svg$/)
})
