import { describe, expect, test } from 'vitest'
import { readAllowedAddress } from '#server/services/images/allowed-address.ts'
import { findPageImages } from './find-page-images.ts'

const media = 'https://images.trvl-media.com'
const allowed = { hosts: ['images.trvl-media.com'], standInOrigin: null }

function find(html: string): string[] {
  return findPageImages(html, (word) => readAllowedAddress(word, allowed))
}

function linked(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`
}

describe('Open Graph', () => {
  test('names pictures, each counted once, in the order of the page', () => {
    const html = `<html><head>
      <meta property="og:image" content="${media}/a.jpg?w=1&amp;h=2">
      <meta property="og:image:secure_url" content="${media}/a.jpg?w=1&amp;h=2">
      <META PROPERTY='OG:Image' CONTENT='${media}/b.jpg' />
      <meta name="og:image:url" content=" ${media}/c.jpg ">
      <meta property="og:image:width" content="1200">
      <meta property="og:image">
      <meta property="twitter:image" content="${media}/no.jpg"></head>`
    expect(find(html)).toEqual([`${media}/a.jpg?w=1&h=2`, `${media}/b.jpg`, `${media}/c.jpg`])
  })
})

describe('JSON-LD', () => {
  test.each([
    ['an address', { '@type': 'Hotel', image: `${media}/a.jpg` }],
    ['a list', { '@type': 'LodgingBusiness', image: [`${media}/a.jpg`] }],
    ['an object', { '@type': 'Hotel', image: { '@type': 'ImageObject', url: `${media}/a.jpg` } }],
    [
      'a list of objects',
      { '@type': ['Product', 'Hotel'], image: [{ contentUrl: `${media}/a.jpg`, url: 'https://www' }] },
    ],
    [
      'a graph',
      {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'WebPage' }, { '@type': 'Hotel', image: `${media}/a.jpg` }],
      },
    ],
    [
      'a list of things',
      [{ '@type': 'BreadcrumbList' }, { '@type': 'https://schema.org/Hotel', image: `${media}/a.jpg` }],
    ],
    ['a page about it', { '@type': 'WebPage', mainEntity: { '@type': 'Hostel', image: `${media}/a.jpg` } }],
  ])('names the pictures of a lodging as %s', (_how, data) => {
    expect(find(linked(data))).toEqual([`${media}/a.jpg`])
  })

  test.each([
    ['another thing', { '@type': 'Organization', image: `${media}/logo.jpg` }],
    ['nothing', { '@type': 'Hotel' }],
    ['numbers', { '@type': 'Hotel', image: [1, null, true, [], { url: 5 }] }],
    ['null', null],
    ['a word', 'Hotel'],
    ['a type that is none', { '@type': { '@type': 'Hotel' }, image: `${media}/a.jpg` }],
  ])('that describes %s names none', (_what, data) => {
    expect(find(linked(data))).toEqual([])
  })

  test('that is broken does not hide what else the page names', () => {
    const html = `<script type="application/ld+json">{"@type":"Hotel","image":[</script>
      <script type="application/ld+json; charset=utf-8">{"@type":"Hotel","image":"${media}/a.jpg"}</script>
      <script>{"@type":"Hotel","image":"${media}/script.jpg"}</script>
      <meta property="og:image" content="${media}/b.jpg">`
    expect(find(html)).toEqual([`${media}/b.jpg`, `${media}/a.jpg`])
  })
})

test.each([
  'http://images.trvl-media.com/a.jpg',
  '//images.trvl-media.com/a.jpg',
  '/a.jpg',
  'https://evil.example/a.jpg',
  'https://images.trvl-media.com@127.0.0.1/a.jpg',
  'https://127.0.0.1/a.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '',
])('a picture at %j is left out', (address) => {
  expect(
    find(`<meta property="og:image" content="${address}">${linked({ '@type': 'Hotel', image: address })}`),
  ).toEqual([])
})

test('at most twenty are taken', () => {
  const image = Array.from({ length: 500 }, (_, index) => `${media}/${index}.jpg`)
  expect(find(linked({ '@type': 'Hotel', image }))).toEqual(image.slice(0, 20))
})

describe('a hostile page', () => {
  const own = `<meta property="og:image" content="${media}/a.jpg">`

  test.each([
    ['elements without end', '<div>'.repeat(400_000)],
    ['paragraphs and tables', '<table><tr><td><p>'.repeat(100_000)],
    ['closing tags without an opening', '</div>'.repeat(300_000)],
    ['comments in comments', '<!--'.repeat(500_000)],
    ['an attribute without end', `<meta content="${'a'.repeat(2_000_000)}`],
    ['attributes without end', `<meta ${Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ')}>`],
    ['angle brackets', '<'.repeat(2_000_000)],
    ['entities', '&amp'.repeat(500_000)],
    ['scripts without end', '<script type="application/ld+json">'.repeat(50_000)],
    ['linked data without end', `<script type="application/ld+json">${'['.repeat(2_000_000)}</script>`],
    ['deep linked data', `<script type="application/ld+json">${'['.repeat(100_000)}${']'.repeat(100_000)}</script>`],
    ['much linked data', linked({ '@type': 'Hotel' }).repeat(50_000)],
    ['wide linked data', linked(Array.from({ length: 20_000 }, () => ({})))],
    ['zeros', '\0'.repeat(1_000_000)],
  ])('of %s does no harm, and what came before it counts', (_what, rest) => {
    expect(find(own + rest)).toEqual([`${media}/a.jpg`])
  })

  test('of letters that are none is passed over', () => {
    expect(find(Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 89) % 256)).toString('utf8'))).toEqual(
      [],
    )
  })
})
