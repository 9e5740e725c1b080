import { type BuiltPage, type BuiltSite, parsePage, type ServedFile } from '#checks/site/built-site.ts'
import { type Language, languageKeys, languages, mapLanguages, pathPrefixOf } from '#contract/languages.ts'

const origin = 'https://guide.example'
const exampleManifests = mapLanguages((language) => `${pathPrefixOf(language)}/manifest.webmanifest`)
const alternates = { ...mapLanguages((language) => `/${language}/places`), no: '/steder', de: '/de/orte' }

/** Returns a page of a small site in which every rule holds, with changes. */
export function examplePage(
  language: Language = 'no',
  {
    head = '',
    body = '',
    attributes,
    ...changes
  }: Partial<BuiltPage> & { head?: string; body?: string; attributes?: string } = {},
): BuiltPage {
  const links = [...Object.entries(alternates), ['x-default', alternates.no]]
    .map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="${origin}${path}">`)
    .join('')
  const html = `<!doctype html><html ${attributes ?? `lang="${languages[language].tag}"`}><head>
    <title>Places in ${language} – Lofoten</title>
    <meta name="description" content="The four places of the guide, described in one or two sentences, in ${language}.">
    <meta name="robots" content="index, follow">
    <link rel="canonical" href="${origin}${alternates[language]}">${links}
    ${describeSharePicture(`${origin}/share${alternates[language]}.jpg?v=1`)}
    <link rel="manifest" href="${exampleManifests[language]}">
    <script type="application/ld+json">{"@graph":[{"@type":"WebPage"},{"@type":"BreadcrumbList"}]}</script>${head}
    </head><body><h1>Places</h1><main id="main"><a href="${alternates[language]}#main">Here</a><p data-today-line hidden></p>${body}</main></body></html>`
  return {
    path: alternates[language],
    language,
    id: 'places',
    alternates,
    canonical: alternates[language],
    isIndexed: true,
    html,
    root: parsePage(html),
    ...changes,
  }
}

export function describeSharePicture(address: string): string {
  return Object.entries({
    'og:image': address,
    'og:image:type': 'image/jpeg',
    'og:image:width': 1200,
    'og:image:height': 630,
    'og:image:alt': 'Places. Red cabins by the sea. Drawing.',
    'twitter:image': address,
    'twitter:image:alt': 'Places. Red cabins by the sea. Drawing.',
  })
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('')
}

const exampleIcons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
]

/** Returns a web manifest as a file, with changes. */
export function exampleManifest(language: Language, changes: object = {}): [string, Partial<ServedFile>] {
  const manifest = {
    id: alternates[language],
    start_url: alternates[language],
    scope: '/',
    name: 'Lofoten – travel guide',
    short_name: 'Lofoten',
    description: 'Where to sleep, what to eat and which mountains to walk in Lofoten.',
    lang: languages[language].tag,
    dir: 'ltr',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['travel'],
    icons: exampleIcons,
    ...changes,
  }
  const contentType = 'application/manifest+json; charset=utf-8'
  return [exampleManifests[language], { contentType, text: JSON.stringify(manifest) }]
}

const pictureFiles: [string, Partial<ServedFile>][] = [
  ...Object.values(alternates).map((path): [string, Partial<ServedFile>] => [
    `/share${path}.jpg`,
    { contentType: 'image/jpeg', dimensions: { width: 1200, height: 630 } },
  ]),
  ...exampleIcons.map(({ src, sizes, type }): [string, Partial<ServedFile>] => [
    src,
    { contentType: type, dimensions: { width: Number.parseInt(sizes, 10), height: Number.parseInt(sizes, 10) } },
  ]),
]

/** Returns a small site in which every rule holds, with changes. */
export function exampleSite({
  files = [],
  ...changes
}: Partial<Omit<BuiltSite, 'files'>> & { files?: [string, Partial<ServedFile>][] } = {}): BuiltSite {
  const pages = changes.pages ?? languageKeys.map((language) => examplePage(language))
  const served = [
    ...pages.map(({ path }): [string, Partial<ServedFile>] => [path, {}]),
    ...languageKeys.map((language) => exampleManifest(language)),
    ...pictureFiles,
    ...files,
  ]
  return {
    origin,
    languageTags: mapLanguages((language) => languages[language].tag),
    redirects: { '/en/place': '/en/places' },
    pagesWithScript: ['weather'],
    photos: [],
    openData: [],
    evidence: 'verified',
    sampleWords: { ...mapLanguages((language) => `Sample ${language}`), no: 'Eksempeltall', en: 'Sample' },
    sampleQuotes: ['Vi kom for en natt og ble i ni.'],
    partners: {
      hosts: ['www.partner.example'],
      words: {
        ...mapLanguages((language) => ({ label: `Paid ${language}`, disclosures: [`We earn, ${language}.`] })),
        no: { label: 'Annonselenke til', disclosures: ['Vi kan få provisjon.'] },
        en: { label: 'Affiliate link to', disclosures: ['We may earn a commission.'] },
      },
    },
    sitemap: Object.values(alternates)
      .map((path) => `<loc>${origin}${path}</loc>`)
      .join(''),
    secrets: [],
    robots: `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
    ...changes,
    pages,
    files: new Map(
      served.map(([path, file]) => [path, { contentType: 'text/html', compressedSize: 1000, text: '', ...file }]),
    ),
  }
}

/** Returns the small site with something added to its Norwegian page. */
export function siteWith(
  parts: Parameters<typeof examplePage>[1],
  changes: Parameters<typeof exampleSite>[0] = {},
): BuiltSite {
  return exampleSite({
    pages: languageKeys.map((language) => examplePage(language, language === 'no' ? parts : {})),
    ...changes,
  })
}

/** Returns the small site with a script on each of its pages. */
export function everywhere(address: string, text: string): BuiltSite {
  const body = `<script type="after-paint" src="${address}"></script>`
  const pages = languageKeys.map((language) => examplePage(language, { body }))
  return exampleSite({ pages, files: [[address, { text }]] })
}

export function clickCounter(changes: Partial<ServedFile> = {}): [string, Partial<ServedFile>] {
  const text = 'navigator.sendBeacon("/api/outbound-clicks")'
  return ['/count.js', { contentType: 'text/javascript', text, ...changes }]
}
