import { type BuiltPage, type BuiltSite, parsePage, type ServedFile } from '#checks/site/built-site.ts'

const origin = 'https://guide.example'
const alternates = { no: '/steder', en: '/en/places', de: '/de/orte' }

/** A page of a small site in which every rule holds, with the given parts of it put in place of its own. */
export function examplePage(
  language: 'no' | 'en' | 'de' = 'no',
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
  const html = `<!doctype html><html ${attributes ?? `lang="${{ no: 'nb', en: 'en', de: 'de' }[language]}"`}><head>
    <title>Places in ${language} – Lofoten</title>
    <meta name="description" content="The four places of the guide, described in one or two sentences, in ${language}.">
    <meta name="robots" content="index, follow">
    <link rel="canonical" href="${origin}${alternates[language]}">${links}
    <script type="application/ld+json">{"@graph":[{"@type":"WebPage"},{"@type":"BreadcrumbList"}]}</script>${head}
    </head><body><h1>Places</h1><main id="main"><a href="${alternates[language]}#main">Here</a>${body}</main></body></html>`
  return {
    path: alternates[language],
    language,
    id: 'places',
    alternates,
    isIndexed: true,
    html,
    root: parsePage(html),
    ...changes,
  }
}

/** A small site in which every rule holds, with the given parts put in place of its own. */
export function exampleSite({
  files = [],
  ...changes
}: Partial<Omit<BuiltSite, 'files'>> & { files?: [string, Partial<ServedFile>][] } = {}): BuiltSite {
  const pages = changes.pages ?? [examplePage('no'), examplePage('en'), examplePage('de')]
  const served = [...pages.map(({ path }): [string, Partial<ServedFile>] => [path, {}]), ...files]
  return {
    origin,
    languageTags: { no: 'nb', en: 'en', de: 'de' },
    redirects: { '/en/place': '/en/places' },
    unbuiltPaths: [/^\/turer\/[^/]+$/],
    pagesWithScript: ['weather'],
    photos: [],
    sitemap: Object.values(alternates)
      .map((path) => `<loc>${origin}${path}</loc>`)
      .join(''),
    robots: `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
    ...changes,
    pages,
    files: new Map(
      served.map(([path, file]) => [path, { contentType: 'text/html', compressedSize: 1000, text: '', ...file }]),
    ),
  }
}

/** The small site with something added to its Norwegian page. */
export function siteWith(
  parts: Parameters<typeof examplePage>[1],
  changes: Parameters<typeof exampleSite>[0] = {},
): BuiltSite {
  return exampleSite({ pages: [examplePage('no', parts), examplePage('en'), examplePage('de')], ...changes })
}
