import { describe, expect, it, test } from 'vitest'
import { type BrokenSample, describeRules, weightRules } from '#checks/testing/describe-rules.ts'
import {
  clickCounter,
  describeSharePicture,
  everywhere,
  exampleManifest,
  examplePage,
  exampleSite,
  siteWith,
} from '#checks/testing/example-site.ts'
import { bundlePageStart } from '#site/page-start/bundle-script.ts'
import { speculationRules } from '#site/page-start/speculation-rules.ts'
import { type BuiltSite, parsePage, readSecrets } from './built-site.ts'
import { siteRules } from './site-rules.ts'

test('the values that no file may hold are those of the secret settings, if they are long enough to be recognised', () => {
  const environment = {
    DATABASE_URL: 'postgres://a:b@c/d',
    EXPEDIA_API_KEY: 'short',
    SITE_ORIGIN: 'https://guide.example',
  }
  expect(readSecrets(environment)).toEqual(['postgres://a:b@c/d'])
})

const german = examplePage('de')
const forgetfulPage = {
  ...german,
  root: parsePage(
    german.html.replace(
      'hreflang="no" href="https://guide.example/steder"',
      'hreflang="no" href="https://guide.example/"',
    ),
  ),
}
const indexed = 'https://guide.example/steder'

const photos = [{ kind: 'places', id: 'reine', credit: 'Kari', licence: 'CC BY 4.0' }]
const photo = '<img src="/_assets/photo-places-reine-1200.Ab12.jpg" width="3" height="2" alt="">'
const credit = '<span class="photo-credit">Foto: Kari / <a href="https://example.org">CC BY 4.0</a></span>'

const partnerLink = (rel: string) => `<a href="https://www.partner.example/x" rel="${rel}">x</a>`
const countedLink = '<a href="https://www.partner.example/x" rel="sponsored noopener" data-partner="hotels">x</a>'
const counting = '<script type="after-paint" src="/count.js"></script>'
const partnerLabel = '<span data-partner-label>Annonselenke til Partner</span>'

/** A site with a script. */
const siteWithScript = (text: string, changes: Partial<Pick<BuiltSite, 'secrets'>> = {}): BuiltSite =>
  exampleSite({ files: [['/a.js', { contentType: 'text/javascript', text }]], ...changes })

/** A site with Markdown twins of some of its pages. */
const siteWithTwins = (twins: Record<string, string>): BuiltSite =>
  exampleSite({ files: Object.entries(twins).map(([path, text]) => [path, { contentType: 'text/markdown', text }]) })

const broken: BrokenSample[] = [
  ['linksLeadSomewhere', 'a dead link', siteWith({ body: '<a href="/fjord">x</a>' }), '/fjord is not built'],
  ['linksLeadSomewhere', 'a dead picture', siteWith({ body: '<img src="/a.svg">' }), '/a.svg is not built'],
  ['linksLeadSomewhere', 'a dead form', siteWith({ body: '<form action="/sok"></form>' }), '/sok is not built'],
  ['linksLeadSomewhere', 'a lost fragment', siteWith({ body: '<a href="#gone">x</a>' }), 'no id "gone"'],
  [
    'linksLeadSomewhere',
    'a fragment lost elsewhere',
    siteWith({ body: '<a href="/en/places#gone">x</a>' }),
    'no id "gone"',
  ],
  [
    'spelledAddressesAreBuilt',
    'a spelled address that nobody answers',
    siteWith({ body: '<p>Take `https://guide.example/data/points.csv`.</p>' }),
    '/data/points.csv is spelled out',
  ],
  ['linksLeadSomewhere', 'an empty address', siteWith({ body: '<a href="">x</a>' }), 'has the address ""'],
  [
    'linksNeedNoRedirect',
    'a link to an old path',
    siteWith({ body: '<a href="/en/place">x</a>' }),
    'Link to /en/places',
  ],
  [
    'linksNeedNoRedirect',
    'another spelling of a path',
    siteWith({ body: '<a href="/%C3%A5-%2d">x</a>' }, { files: [['/å--', {}]] }),
    'Link to /%C3%A5--',
  ],
  ['linksKeepTheLanguage', 'a link into another language', siteWith({ body: '<a href="/de/orte">x</a>' }), '/de/orte'],
  ['newTabsAreSafe', 'a new tab', siteWith({ body: '<a target="_blank" href="https://met.no">x</a>' }), 'noopener'],
  [
    'alternatesPointBothWays',
    'a missing language',
    exampleSite({ pages: [examplePage('no'), examplePage('en')] }),
    'not built',
  ],
  [
    'alternatesPointBothWays',
    'a page that does not name it back',
    exampleSite({ pages: [examplePage('no'), examplePage('en'), forgetfulPage] }),
    'does not name this page',
  ],
  ['canonicalIsThePage', 'the address of another page', siteWith({ canonical: '/stader' }), 'canonical is'],
  ['canonicalIsThePage', 'a page that is not to be found', siteWith({ isIndexed: false }), 'noindex'],
  [
    'sitemapIsExact',
    'a page that names another as canonical',
    exampleSite({
      pages: [examplePage(), { ...examplePage(), path: '/x' }],
      sitemap: `${exampleSite().sitemap}<loc>https://guide.example/x</loc>`,
    }),
    'https://guide.example/x is not',
  ],
  ['twinsAreWhole', 'a page without its twin', siteWithTwins({ '/en/places.md': '# Places' }), 'It is missing'],
  ['twinsAreWhole', 'a long twin', siteWithTwins({ '/en/places.md': 'x'.repeat(5000) }), '13 are allowed'],
  [
    'twinsAreWhole',
    'a paying link in a twin',
    siteWithTwins({ '/steder.md': '[x](https://www.partner.example/)' }),
    'no paying links',
  ],
  ['sitemapIsExact', 'a missing page', exampleSite({ sitemap: '' }), 'is missing'],
  [
    'sitemapIsExact',
    'a page too many',
    exampleSite({ sitemap: `${exampleSite().sitemap}<loc>https://guide.example/404</loc>` }),
    'not a page to be found',
  ],
  [
    'sitemapIsExact',
    'a page twice',
    exampleSite({ sitemap: `${exampleSite().sitemap}<loc>${indexed}</loc>` }),
    'twice',
  ],
  ['sitemapIsExact', 'robots without it', exampleSite({ robots: 'User-agent: *' }), 'Sitemap'],
  [
    'titlesAreUnique',
    'two pages with one title',
    exampleSite({ pages: [examplePage(), { ...examplePage(), path: '/x', canonical: '/x' }] }),
    '/steder',
  ],
  ['titlesAreUnique', 'no title', siteWith({ root: parsePage('<html></html>') }), '0 letters'],
  [
    'linksAreNamedByWhereTheyLead',
    'a link to a service by the name of a licence',
    siteWith({ body: '<a href="https://www.vegvesen.no/">Data under norsk lisens (NLOD)</a>' }),
    'Call the link by where it leads',
  ],
  [
    'warningsReachWhoIsOut',
    'a page about places without the line',
    siteWith({ root: parsePage('<html lang="nb"><h1>Reine</h1></html>') }),
    'a page of places has 1',
  ],
  [
    'warningsReachWhoIsOut',
    'a page for wheelchairs without the line',
    siteWith({ id: 'accessForAll', root: parsePage('<html lang="nb"><h1>Reine</h1></html>') }),
    'a page of accessForAll has 1',
  ],
  ['warningsReachWhoIsOut', 'the line on a page of a policy', siteWith({ id: 'privacy' }), 'a page of privacy has 0'],
  [
    'warningsReachWhoIsOut',
    'a line that is shown from the start',
    siteWith({ root: parsePage('<html lang="nb"><h1>Reine</h1><p data-today-line>!</p></html>') }),
    'Build it hidden',
  ],
  [
    'longListsHaveContents',
    'eleven entries and no way to one of them',
    siteWith({
      body: `<ul>${Array.from({ length: 11 }, (_, n) => `<li><a class="link" href="/hoteller/${n}">${n}</a></li>`).join('')}</ul>`,
    }),
    '11 of /hoteller/',
  ],
  [
    'sectionsHaveColumns',
    'a sentence in a twelfth of the window',
    siteWith({ body: '<div class="section"><div class="wrap"><p>Winter</p></div></div>' }),
    '<p> stands in a section without columns',
  ],
  ['oneMainHeading', 'two main headings', siteWith({ body: '<h1>More</h1>' }), '2 h1'],
  ['pagesNameTheirLanguage', 'the code of the path', siteWith({ attributes: 'lang="no"' }), 'not "nb"'],
  [
    'partnerLinksAreLabelled',
    'a paying link that does not say so',
    siteWith({ body: `<article>${partnerLink('noopener')}${partnerLabel}</article>` }),
    'rel="sponsored"',
  ],
  [
    'partnerLinksAreLabelled',
    'a paying link without label',
    siteWith({ body: `<article>${partnerLink('sponsored noopener')}</article><p>${partnerLabel}</p>` }),
    'Annonselenke til',
  ],
  [
    'partnerLinksAreLabelled',
    'a label that nobody sees',
    siteWith({ body: `<article>${partnerLink('sponsored noopener')}<p hidden>${partnerLabel}</p></article>` }),
    'Annonselenke til',
  ],
  [
    'partnerLinksAreLabelled',
    'a label in another language',
    exampleSite({
      pages: [
        examplePage('no'),
        examplePage('en', { body: `<article>${partnerLink('sponsored noopener')}${partnerLabel}</article>` }),
        examplePage('de'),
      ],
    }),
    'Affiliate link to',
  ],
  [
    'disclosureComesFirst',
    'a paying link before what is said about it',
    siteWith({ body: `${partnerLink('sponsored noopener')}<p data-disclosure>Vi kan få provisjon.</p>` }),
    'above it',
  ],
  ['clicksAreCounted', 'a paying link that nobody counts', siteWith({ body: countedLink }), 'does not count clicks'],
  [
    'clicksAreCounted',
    'a count of nothing',
    siteWith({ body: counting }, { files: [clickCounter()] }),
    'has no paying link',
  ],
  [
    'clicksAreCounted',
    'a paying link without its partner',
    siteWith({ body: partnerLink('sponsored noopener') + counting }, { files: [clickCounter()] }),
    'no data-partner',
  ],
  ['nothingOfTheDesk', 'a link to the desk', siteWith({ body: '<a href="/desk">x</a>' }), 'something of the desk'],
  ['nothingOfTheDesk', 'a script of the desk', siteWithScript('fetch(`/desk/api/state`)'), 'something of the desk'],
  ['noSecrets', 'the name of a secret', siteWithScript('fetch(env.EXPEDIA_API_KEY)'), 'the name EXPEDIA_API_KEY'],
  ['noSecrets', 'the name of a secret on a page', siteWith({ body: '<!-- DATABASE_URL -->' }), 'the name DATABASE_URL'],
  [
    'noSecrets',
    'the value of a secret',
    siteWithScript('const key = "correct horse"', { secrets: ['correct horse'] }),
    'the value of a secret setting',
  ],
  ['noSecrets', 'the server’s environment', siteWithScript('process.env.HOME'), 'environment'],
  [
    'noSecrets',
    'a password in an address',
    siteWithScript('"postgres://guide:fish@db.example/guide"'),
    'with a password',
  ],
  ['noSecrets', 'a private key', siteWithScript(`-----BEGIN ${'EC PRIVATE'} KEY-----`), 'a private key'],
  ['noSecrets', 'a key of Google', siteWithScript(`AIza${'Sy0123456789abcdefghijklmnopqrstuvw'}`), 'a key of Google'],
  ['noSecrets', 'a token', siteWithScript(`ghp_${'a1B2c3D4e5F6g7H8i9J0'.repeat(2)}`), 'a token of GitHub'],
  [
    'noSecrets',
    'a long word in no order',
    siteWithScript('f("q7Zt0bXw4LsN9vKfR2mYpJ6hDcT1gUaE8iOo")'),
    'beginning with "q7Zt0b"',
  ],
  [
    'samplesAreMarked',
    'a figure that does not say what it is',
    siteWith({ body: '<span class="stars" aria-label="4,7 av 5">4,7</span>' }, { evidence: 'sample' }),
    'Put it into Figures',
  ],
  [
    'samplesAreMarked',
    'an example without its mark',
    siteWith({ body: '<div class="figures" data-evidence="sample">4,7</div>' }, { evidence: 'sample' }),
    'Add SampleMark',
  ],
  [
    'samplesAreMarked',
    'a mark on something else',
    siteWith({ body: '<p>4,7 <span class="sample">Eksempeltall</span></p>' }, { evidence: 'sample' }),
    'marked as an example outside',
  ],
  [
    'demoSaysSo',
    'a demonstration without the line that says so',
    siteWith({ body: '<p>4,7</p>' }, { evidence: 'sample' }),
    'Show DemoLine',
  ],
  [
    'demoSaysSo',
    'the line in the guide itself',
    siteWith({ body: '<p class="demo-line">Demo</p>' }, { evidence: 'verified' }),
    'in a demonstration only',
  ],
  [
    'verifiedShowsNoSample',
    'an example',
    siteWith({ body: '<div class="figures" data-evidence="sample">4,7</div>' }, { evidence: 'verified' }),
    'An example is shown',
  ],
  [
    'verifiedShowsNoSample',
    'a badge without evidence',
    siteWith({ body: '<span class="badge">Topprangert</span>' }, { evidence: 'verified' }),
    'Topprangert',
  ],
  [
    'verifiedShowsNoSample',
    'the word for examples',
    siteWith({ body: '<p>Eksempeltall</p>' }, { evidence: 'verified' }),
    'stands on the page',
  ],
  [
    'verifiedShowsNoSample',
    'words that nobody said',
    siteWith({ body: '<p>Vi kom for en natt og ble i ni.</p>' }, { evidence: 'verified' }),
    'Nobody said this',
  ],
  [
    'nothingIsEmpty',
    'a bracket without figures',
    siteWith({ body: '<div class="figures" data-evidence="verified"></div>' }),
    'empty <div class="figures">',
  ],
  ['markupIsRendered', 'a link', siteWith({ body: '<dd>See [tents](page/camper)</dd>' }), '«See [tents](page/camper)»'],
  ['markupIsRendered', 'a heard name', siteWith({ body: '<b aria-label="*Vestfjorden*">x</b>' }), '«*Vestfjorden*»'],
  ['markupIsRendered', 'an asterisk', siteWith({ body: '<p>*<b>The RIB</b>, fast</p>' }), '«*»'],
  ['markupIsRendered', 'a gap', siteWith({ body: '<p>{{km reine a}}</p>' }), '«{{»'],
  [
    'structuredDataIsHonest',
    'a rating',
    siteWith({ head: '<script type="application/ld+json">{"aggregateRating":{"ratingValue":4.8}}</script>' }),
    'claims a rating',
  ],
  [
    'structuredDataIsHonest',
    'broken data',
    siteWith({ head: '<script type="application/ld+json">{</script>' }),
    'cannot be read',
  ],
  ['controlsHaveNames', 'a link of an icon alone', siteWith({ body: '<a href="#a"><svg></svg></a>' }), 'has no name'],
  [
    'controlsHaveNames',
    'a link whose words are hidden from listeners',
    siteWith({ body: '<a href="#a"><span aria-hidden="true">Reine</span></a>' }),
    'has no name',
  ],
  ['controlsHaveNames', 'a field without a label', siteWith({ body: '<input id="x" placeholder="Reine">' }), 'a label'],
  [
    'controlsHaveNames',
    'an empty label',
    siteWith({ body: '<label for="x"></label><select id="x"><option>1</option></select>' }),
    'has no name',
  ],
  ['controlsHaveNames', 'a drawn figure', siteWith({ body: '<svg role="img"></svg>' }), 'has no name'],
  ['landmarksAreDistinct', 'a second main part', siteWith({ body: '<div role="main"></div>' }), 'There are 2 main'],
  [
    'landmarksAreDistinct',
    'two menus of one name',
    siteWith({ body: '<nav aria-label="Meny"></nav><nav aria-label="Meny"></nav>' }),
    'several nav «Meny»',
  ],
  ['picturesAreDescribed', 'a picture without anything', siteWith({ body: '<img src="/steder">' }), 'has no width'],
  ['picturesAreDescribed', 'no text', siteWith({ body: '<img src="/steder" width="1" height="1">' }), 'has no alt'],
  ['photosAreCredited', 'a photo without a credit', siteWith({ body: photo }, { photos }), 'Kari / CC BY 4.0'],
  [
    'photosAreCredited',
    'another photographer',
    siteWith({ body: `${photo}<p class="photo-credit">Foto: Ola / CC BY 4.0</p>` }, { photos }),
    'places/reine',
  ],
  [
    'photosAreCredited',
    'a credit in another figure',
    siteWith({ body: `<figure>${photo}</figure>${credit}` }, { photos }),
    'places/reine',
  ],
  [
    'photosAreCredited',
    'a credit for listeners only',
    siteWith({ body: `${photo}<p class="small visually-hidden">${credit}</p>` }, { photos }),
    'places/reine',
  ],
  ['photosAreCredited', 'a hidden credit', siteWith({ body: `${photo}<p hidden>${credit}</p>` }, { photos }), 'reine'],
  [
    'openDataIsCredited',
    'facts of OpenStreetMap without credit',
    siteWith(
      { path: '/stader', body: '+47 76 06 94 44' },
      { openData: [{ path: '/stader', words: '© OpenStreetMap' }] },
    ),
    '"© OpenStreetMap"',
  ],
  [
    'openDataIsCredited',
    'facts without credit on a page whose address has other letters than English',
    siteWith(
      { path: '/de/fischerhütten', body: '+47 76 06 94 44' },
      { openData: [{ path: '/de/fischerh%C3%BCtten', words: '© OpenStreetMap' }] },
    ),
    '"© OpenStreetMap"',
  ],
  [
    'openDataIsCredited',
    'a credit without its link',
    siteWith(
      { path: '/stader', body: '© OpenStreetMap' },
      { openData: [{ path: '/stader', words: '© OpenStreetMap', link: 'https://www.openstreetmap.org/copyright' }] },
    ),
    'a link to https://www.openstreetmap.org/copyright',
  ],
  [
    'openDataIsCredited',
    'facts on no page',
    exampleSite({ openData: [{ path: '/gone', words: 'x' }] }),
    'is not built',
  ],
  ['photosAreShown', 'a photo on no page', exampleSite({ photos }), 'No page shows this photo'],
  [
    'pagesHaveSharePictures',
    'a second picture',
    siteWith({ head: describeSharePicture('https://guide.example/share/steder.jpg') }),
    '2 og:image',
  ],
  ['pagesHaveSharePictures', 'no picture', siteWith({ root: parsePage('<html></html>') }), '0 og:image'],
  [
    'pagesHaveSharePictures',
    'a picture that is not there',
    siteWith({ path: '/stader', root: parsePage(describeSharePicture('https://guide.example/share/gone.jpg')) }),
    '/share/gone.jpg is not built',
  ],
  [
    'pagesHaveSharePictures',
    'a picture of another size',
    siteWith({}, { files: [['/share/steder.jpg', { dimensions: { width: 600, height: 315 } }]] }),
    '1200 × 630',
  ],
  [
    'pagesHaveSharePictures',
    'the picture of another page',
    exampleSite({ pages: [examplePage(), examplePage('no', { path: '/x' })] }),
    'is that of /steder',
  ],
  [
    'pagesHaveSharePictures',
    'no description',
    siteWith({
      root: parsePage(describeSharePicture('https://guide.example/share/steder.jpg').replaceAll(/Places[^"]*/g, '')),
    }),
    'og:image:alt has 0 letters',
  ],
  [
    'pagesHaveSharePictures',
    'a picture on another host',
    siteWith({ root: parsePage(describeSharePicture('https://cdn.example/share/steder.jpg')) }),
    'not an address of',
  ],
  ['manifestsAreValid', 'no manifest', siteWith({ root: parsePage('<html></html>') }), '0 links'],
  [
    'manifestsAreValid',
    'the manifest of another language',
    siteWith({ root: parsePage('<link rel="manifest" href="/en/manifest.webmanifest">') }),
    'another language',
  ],
  [
    'manifestsAreValid',
    'another type',
    exampleSite({ files: [['/manifest.webmanifest', { contentType: 'text/plain', text: '{}' }]] }),
    'no web manifest',
  ],
  [
    'manifestsAreValid',
    'broken data',
    exampleSite({ files: [['/manifest.webmanifest', { contentType: 'application/manifest+json', text: '{' }]] }),
    'cannot be read',
  ],
  ['manifestsAreValid', 'no name', exampleSite({ files: [exampleManifest('no', { name: undefined })] }), 'name: '],
  ['manifestsAreValid', 'a wrong language', exampleSite({ files: [exampleManifest('no', { lang: 'no' })] }), '"no"'],
  [
    'manifestsAreValid',
    'a start that is not built',
    exampleSite({ files: [exampleManifest('no', { start_url: '/hjem' })] }),
    '/hjem is not built',
  ],
  [
    'manifestsAreValid',
    'a start outside of the app',
    exampleSite({ files: [exampleManifest('no', { scope: '/en' })] }),
    'outside of the scope',
  ],
  ['manifestsAreValid', 'no icons', exampleSite({ files: [exampleManifest('no', { icons: [] })] }), 'no icon 512x512'],
  [
    'manifestsAreValid',
    'an icon of another size',
    exampleSite({ files: [['/icons/icon-192.png', { dimensions: { width: 180, height: 180 } }]] }),
    '180x180',
  ],
  ['idsAreUnique', 'an id twice', siteWith({ body: '<p id="main"></p>' }), '"main"'],
  [
    'safariReadsUnderlines',
    'a thickness in the shorthand',
    siteWith({ body: '<style>a{text-decoration:underline 1px}</style>' }),
    'without underline',
  ],
  ['noInlineCode', 'a style attribute', siteWith({ body: '<p style="color:red"></p>' }), '<p style=…>'],
  ['noInlineCode', 'an event attribute', siteWith({ body: '<p onclick="x()"></p>' }), 'onclick'],
  ['noInlineCode', 'a javascript address', siteWith({ body: '<a href="javascript:x()">x</a>' }), 'href'],
  ['scriptOnlyWhereNeeded', 'a script', siteWith({ body: '<script>x()</script>' }), '<script>'],
  ['scriptsWait', 'a script', siteWith({ body: '<script type="module" src="/a.js"></script>' }), '/a.js'],
  ['scriptsWait', 'a preload', siteWith({ head: '<link rel="modulepreload" href="/b.js">' }), '/b.js'],
  ['scriptsReadNoLocales', 'a date', siteWithScript('f.format(new Intl.DateTimeFormat(l))'), 'Intl.DateTimeFormat'],
  ['scriptsReadNoLocales', 'a number', siteWithScript('n.toLocaleString(l)'), '.toLocaleString('],
  [
    'scriptsReadNoLocales',
    'an inline script',
    siteWith({ body: '<script>a.localeCompare(b)</script>' }),
    '.localeCompare(',
  ],
  ['scriptOnlyWhereNeeded', 'an island', siteWith({ body: '<astro-island></astro-island>' }), '<astro-island>'],
  [
    'noThirdHosts',
    'a foreign script',
    siteWith({ body: '<script src="https://cdn.example/x.js"></script>' }),
    'cdn.example',
  ],
  ['noThirdHosts', 'a foreign picture', siteWith({ body: '<img src="//cdn.example/x.png">' }), 'cdn.example'],
  [
    'noThirdHosts',
    'a foreign font',
    siteWith({ head: '<style>@font-face{src:url(https://f.example/x)}</style>' }),
    'f.example',
  ],
]

describeRules(broken, (name) => !weightRules.includes(name))

describe('what is allowed', () => {
  it('lets the language switch lead into another language', () => {
    expect(
      siteRules.linksKeepTheLanguage.findProblems(siteWith({ body: '<a href="/de/orte" hreflang="de">DE</a>' })),
    ).toEqual([])
  })

  it('lets links, but nothing else, lead to other hosts', () => {
    expect(siteRules.noThirdHosts.findProblems(siteWith({ body: '<a href="https://www.met.no/">MET</a>' }))).toEqual([])
  })

  it('lets every page say what may be fetched before a click, and when the fonts come', async () => {
    const body = `<script type="speculationrules">${speculationRules}</script><script>${await bundlePageStart()}</script>`
    expect(siteRules.scriptOnlyWhereNeeded.findProblems(siteWith({ body }))).toEqual([])
  })

  it('lets a listed page carry script', () => {
    expect(
      siteRules.scriptOnlyWhereNeeded.findProblems(siteWith({ id: 'weather', body: '<script>x()</script>' })),
    ).toEqual([])
  })

  it('lets every page carry the same small script', () => {
    const site = everywhere('/a.js', 'x()')
    expect(siteRules.scriptOnlyWhereNeeded.findProblems(site)).toEqual([])
    expect(siteRules.searchLoaderIsTiny.findProblems(site)).toEqual([])
  })

  it('lets any page with a paying link count the clicks on it', () => {
    const site = siteWith({ body: countedLink + counting }, { files: [clickCounter()] })
    expect(siteRules.clicksAreCounted.findProblems(site)).toEqual([])
    expect(siteRules.clickCounterIsTiny.findProblems(site)).toEqual([])
    expect(siteRules.scriptOnlyWhereNeeded.findProblems(site)).toEqual([])
  })

  it('lets a paying link stand in a card with its label, after what is said about such links', () => {
    const site = siteWith({
      body: `<p data-disclosure>Vi kan få provisjon.</p><article>${partnerLink('sponsored noopener')}${partnerLabel}</article>`,
    })
    expect(siteRules.partnerLinksAreLabelled.findProblems(site)).toEqual([])
    expect(siteRules.disclosureComesFirst.findProblems(site)).toEqual([])
  })

  it('lets a verified guide show a verified figure', () => {
    const body = '<div class="figures" data-evidence="verified"><span class="stars">4,7</span></div>'
    expect(siteRules.verifiedShowsNoSample.findProblems(siteWith({ body }, { evidence: 'verified' }))).toEqual([])
  })

  it('lets a photo and its credit wait together behind a tab', () => {
    const site = siteWith({ body: `<div hidden><figure>${photo}<p>${credit}</p></figure></div>` }, { photos })
    expect(siteRules.photosAreCredited.findProblems(site)).toEqual([])
    expect(siteRules.photosAreShown.findProblems(site)).toEqual([])
  })
})
