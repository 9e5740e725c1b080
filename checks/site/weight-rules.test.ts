import { describe, expect, it } from 'vitest'
import { type BrokenSample, describeRules, weightRules } from '#checks/testing/describe-rules.ts'
import { clickCounter, everywhere, exampleSite, siteWith } from '#checks/testing/example-site.ts'
import { siteRules } from './site-rules.ts'

const font = { contentType: 'font/woff2', compressedSize: 60_000 }

/** Returns digits that do not compress to much less than half of them. */
const noise = (length: number) => {
  let seed = 1
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return (seed % 90) + 10
  }).join(' ')
}

const broken: BrokenSample[] = [
  ['clickCounterIsTiny', 'a heavy one', exampleSite({ files: [clickCounter({ compressedSize: 1001 })] }), '1 more'],
  [
    'clickCounterIsTiny',
    'an import',
    exampleSite({ files: [clickCounter({ text: 'import"./zod.js";"/api/outbound-clicks"' })] }),
    'imports another file',
  ],
  [
    'clickCounterIsTiny',
    'two of them',
    exampleSite({ files: [clickCounter(), ['/again.js', clickCounter()[1]]] }),
    'Several files',
  ],
  ['searchLoaderIsTiny', 'a heavy script on every page', everywhere('/a.js', 'x'.repeat(1931)), '1 more than the 1930'],
  [
    'searchLoaderIsTiny',
    'a script on every page that imports',
    everywhere('/a.js', 'import "./b.js"'),
    'imports another',
  ],
  [
    'searchIsLight',
    'a heavy script of the search',
    siteWith({}, { files: [['/_assets/suggestions-entry.Ab.js', { compressedSize: 75_001 }]] }),
    '1 more than the 75000',
  ],
  [
    'searchIsLight',
    'a heavy script of the search page',
    siteWith({}, { files: [['/_assets/search-page-entry.Ab.js', { compressedSize: 75_001 }]] }),
    '1 more than the 75000',
  ],
  [
    'searchIsLight',
    'a heavy script that the search page imports',
    siteWith(
      {},
      {
        files: [
          ['/_assets/search-page-entry.Ab.js', { text: 'import{r}from"./react.Cd.js";', compressedSize: 1 }],
          ['/_assets/react.Cd.js', { compressedSize: 75_000 }],
        ],
      },
    ),
    '1 more than the 75000',
  ],
  [
    'searchIsLight',
    'too many words of the search',
    siteWith({}, { files: [['/search/de.json', { compressedSize: 1601 }]] }),
    '1 more than the 1600',
  ],
  [
    'searchIsLight',
    'a long text',
    siteWith({}, { files: [['/search/text/en.json', { compressedSize: 185_001 }]] }),
    '1 more than the 185000',
  ],
  [
    'searchIsLight',
    'a heavier worker',
    siteWith({}, { files: [['/_assets/search-worker-Ab12.js', { compressedSize: 20_001 }]] }),
    '1 more than the 20000',
  ],
  [
    'searchIsLight',
    'a second copy of the worker',
    siteWith(
      {},
      {
        files: [
          ['/_assets/search-worker-Ab12.js', { compressedSize: 9000 }],
          ['/_assets/search-worker-Cd34.js', { compressedSize: 9000 }],
        ],
      },
    ),
    'a second copy of the search worker',
  ],
  [
    'chartsAreLight',
    'a map with more corners than it can show',
    siteWith({ body: `<div class="coast-chart"><svg><path d="${noise(12_000)}"/></svg></div>` }),
    'bytes in a small map',
  ],
  [
    'chartsAreLight',
    'a heavy file under the overview',
    siteWith(
      { body: '<div class="overview-chart"><img src="/_assets/land.Ab.svg" alt=""></div>' },
      { files: [['/_assets/land.Ab.svg', { compressedSize: 9000 }]] },
    ),
    'bytes in a small map',
  ],
  [
    'pagesStayInTheirBudget',
    'a heavy page',
    siteWith({}, { files: [['/steder', { compressedSize: 900_000 }]] }),
    'HTML',
  ],
  [
    'pagesStayInTheirBudget',
    'long styles',
    siteWith({ head: `<style>${'a{}'.repeat(30_000)}</style>` }),
    'bytes of styles',
  ],
  [
    'pagesStayInTheirBudget',
    'too much script on the page of a house, in an import of an import',
    siteWith(
      { id: 'hotel', body: '<script type="after-paint" src="/a.js"></script>' },
      {
        files: [
          ['/a.js', { text: 'import{x}from"./b.js"' }],
          ['/b.js', { compressedSize: 93_000 }],
        ],
      },
    ),
    'bytes of script',
  ],
  [
    'pagesStayInTheirBudget',
    'a heavy island',
    siteWith(
      { id: 'weather', body: '<astro-island component-url="/a.js"></astro-island>' },
      { files: [['/a.js', { compressedSize: 100_001 }]] },
    ),
    'bytes of script',
  ],
  [
    'pagesStayInTheirBudget',
    'a heavy island further down',
    siteWith(
      {
        id: 'bestHotels',
        body: `<astro-island component-url="/a.js" opts="${'{"value":"in-view"}'.replaceAll('"', '&quot;')}"></astro-island>`,
      },
      { files: [['/a.js', { compressedSize: 100_001 }]] },
    ),
    'bytes of script for what is seen later',
  ],
  [
    'pagesStayInTheirBudget',
    'a heavy drawing above the fold',
    siteWith(
      { body: '<img src="/a.svg" alt="A" width="1" height="1">' },
      { files: [['/a.svg', { compressedSize: 40_001 }]] },
    ),
    'bytes of pictures',
  ],
  [
    'pagesStayInTheirBudget',
    'many small drawings',
    siteWith(
      {
        body: Array.from({ length: 30 }, (_, index) => `<img src="/${index}.svg" alt="A" width="1" height="1">`).join(
          '',
        ),
      },
      { files: Array.from({ length: 30 }, (_, index) => [`/${index}.svg`, { compressedSize: 1 }] as const) },
    ),
    'requests',
  ],
  [
    'homeIsLight',
    'a heavy home page',
    siteWith({ id: 'home' }, { files: [['/steder', { compressedSize: 150_001 }]] }),
    '1 more',
  ],
  [
    'firstViewIsLight',
    'a page and a script that it does not wait with',
    siteWith(
      { body: '<script src="/_assets/now.js"></script>' },
      {
        files: [
          ['/steder', { compressedSize: 50_000 }],
          ['/_assets/now.js', { compressedSize: 12_301 }],
        ],
      },
    ),
    '1 more',
  ],
  [
    'mapScriptIsSmall',
    'heavy code that comes later',
    siteWith(
      { id: 'map', body: '<astro-island component-url="/a.js"></astro-island>' },
      {
        files: [
          ['/a.js', { compressedSize: 80_000, text: 'const later=()=>import(`./b.js`)' }],
          ['/b.js', { compressedSize: 50_001 }],
        ],
      },
    ),
    '1 more than the 130000',
  ],
  [
    'fontsAreFew',
    'heavy fonts',
    exampleSite({
      files: [
        ['/a.woff2', font],
        ['/b.woff2', font],
      ],
    }),
    '30000 more',
  ],
  [
    'fontsAreFew',
    'a preloaded one',
    siteWith({ head: '<link rel="preload" as="font" href="/f">' }),
    '1 preloaded fonts',
  ],
  [
    'tripOnPageIsSmall',
    'a heavy script',
    exampleSite({
      files: [
        ['/_assets/trip-links.Ab.js', { compressedSize: 3072, text: 'import"./shared.js"' }],
        ['/_assets/shared.js', { compressedSize: 5179 }],
      ],
    }),
    '1 more than the 8250',
  ],
  [
    'todayLineIsSmall',
    'a heavy script',
    exampleSite({ files: [['/_assets/today-line-entry-Ab.js', { compressedSize: 6401 }]] }),
    '1 more than the 6400',
  ],
  [
    'offlineWorkerIsSmall',
    'a heavy worker',
    exampleSite({ files: [['/service-worker.js', { compressedSize: 8601 }]] }),
    '1 more',
  ],
  [
    'offlineWorkerIsSmall',
    'a heavy language',
    exampleSite({ files: [['/offline/de.json', { text: '{"bytes":8500001}' }]] }),
    '1 more',
  ],
  [
    'sharePicturesAreSmall',
    'a heavy picture',
    exampleSite({ files: [['/share/steder.jpg', { compressedSize: 120_001 }]] }),
    '1 more',
  ],
]

describeRules(broken, (name) => weightRules.includes(name))

describe('weight', () => {
  it('excludes dynamic imports and lazy pictures', () => {
    const site = siteWith(
      { id: 'home', body: '<script type="after-paint" src="/a.js"></script><img loading="lazy" src="/p.svg">' },
      {
        files: [
          ['/a.js', { text: 'const x=()=>import("./b.js")' }],
          ['/b.js', { compressedSize: 200_000 }],
          ['/p.svg', { compressedSize: 200_000 }],
        ],
      },
    )
    expect(siteRules.homeIsLight.findProblems(site)).toEqual([])
  })
})
