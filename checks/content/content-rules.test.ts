import { describe, expect, it } from 'vitest'
import { mapLanguages } from '#contract/languages.ts'
import { addressesAreLinks } from './addresses-are-links.ts'
import { callsHaveNumbers } from './calls-have-numbers.ts'
import { distancesAreTheRoadTables } from './distances-are-the-road-tables.ts'
import {
  entriesHaveOwnAddresses,
  entriesHaveOwnPictures,
  entriesHaveOwnSlugs,
  entriesHaveOwnSpots,
} from './entries-have-their-own.ts'
import { lettersCanBePrinted } from './letters-can-be-printed.ts'
import { licencesAreAllowed } from './licences-are-allowed.ts'
import { linksInTextsLeadSomewhere } from './links-in-texts-lead-somewhere.ts'
import { lockfileIsComplete } from './lockfile-is-complete.ts'
import { findKeysIn, messagesAreComplete, messagesAreUsed, messagesAreWords, messagesKeepGaps } from './messages.ts'
import { nothingLocal } from './nothing-local.ts'
import { partnersOnlyFromTheirFile } from './partners-only-from-their-file.ts'
import { plainSourcesAreNames, sourcesAreNoWorkshop } from './plain-sources-are-names.ts'
import { referencesLeadToEntries } from './references-lead-to-entries.ts'
import { seasonsAreTheMonths } from './seasons-are-the-months.ts'
import { textsAreSober } from './texts-are-sober.ts'
import { textsAreWritten } from './texts-are-written.ts'
import { jokesAreToldOnce, termsHaveOneForm, textsSpeakOfLofoten } from './texts-follow-the-voice.ts'
import { textsStandInEveryLanguage } from './texts-stand-in-every-language.ts'
import { wordsAreInTheirLanguage } from './words-are-in-their-language.ts'
import type { WrittenTexts } from './written-texts.ts'

const words = (text: string) => ({ 'hero.picture': text })
const good: WrittenTexts = {
  messages: mapLanguages((language) => words(`${language}: {number}`)),
  siteCode: [{ path: 'site/a.tsx', text: "translate('hero.picture')" }],
  content: [{ path: 'content/a.md', text: 'Reine, 14 °C.\n![](photo.jpg)' }],
  project: [{ path: 'site/a.ts', text: "join(folder, 'dist')" }],
  lockfile: { packages: { 'node_modules/a': { version: '1.0.0', license: 'MIT' } } },
}
const withText = (text: string, path = 'content/a.md') => ({
  content: [{ path, text }],
  project: [{ path, text }],
})
const roads = {
  listNames: () => ({ svolvaer: 'Svolvær', leknes: 'Leknes', a: 'Å' }),
  kilometresBetween: () => 68,
}
const withPartner = (text: string) => ({
  content: [
    {
      path: 'content/partners.yaml',
      text: 'hotels: { hosts: [www.partner.example], idParameter: pid, id: KODE99 }',
    },
    { path: 'content/a.md', text },
  ],
})
const withGerman = (german: Record<string, string>) => ({ messages: { ...good.messages, de: german } })

/** A broken sample for each way to break a rule, and a part of the answer. */
const samples = [
  [messagesAreComplete, 'a missing file', withGerman({}), 'de.json', 'Write the 1 words'],
  [messagesAreComplete, 'a missing word', withGerman({ ...words('{number}'), other: 'Wort' }), 'no.json', 'other'],
  [messagesAreComplete, 'an empty word', withGerman(words(' ')), 'de.json', 'hero.picture'],
  [
    textsStandInEveryLanguage,
    'a text that is not translated',
    { content: [{ path: 'content/places/reine/no.md', text: 'Reine' }] },
    'content/places/reine/en.md',
    'into English',
  ],
  [
    textsStandInEveryLanguage,
    'words without one language',
    { content: [{ path: 'content/a.yaml', text: 'name:\n  no: Øst\n  en: East\n' }] },
    'content/a.yaml:2',
    'de (German)',
  ],
  [messagesAreWords, 'a key for a word', withGerman(words('hero.picture')), 'de.json', 'not translated'],
  [messagesKeepGaps, 'a lost gap', withGerman(words('Bild')), 'de.json', 'no gaps'],
  [messagesKeepGaps, 'a misspelt gap', withGerman(words('Bild {nummer}')), 'de.json', '{nummer}'],
  [messagesAreUsed, 'a word nobody asks for', { siteCode: [] }, 'messages/*.json', 'Nothing asks'],
  [
    messagesAreUsed,
    'a key made at run time',
    { siteCode: [{ path: 'site/a.tsx', text: "'hero.picture'\ntranslate(`season`)" }] },
    'site/a.tsx:2',
    'whole keys',
  ],
  [lettersCanBePrinted, 'a narrow no-break space', withText('a\n14\u202f°C'), 'content/a.md:2', 'U+00A0'],
  [lettersCanBePrinted, 'a text turned round', withText('name: \u202eenieR'), 'content/a.md:1', 'U+202E'],
  [lettersCanBePrinted, 'a text turned round in code', withText('name: "\\u202eenieR"'), 'content/a.md:1', 'u202e'],
  [lettersCanBePrinted, 'a control', withText('a\u001b[31m'), 'content/a.md:1', 'U+001B'],
  [lettersCanBePrinted, 'a control in code', withText('name: "a\\0b"'), 'content/a.md:1', 'Delete it'],
  [lettersCanBePrinted, 'half a letter in code', withText('name: "a\\ud800b"'), 'content/a.md:1', 'Delete it'],
  [lettersCanBePrinted, 'a no-break hyphen', withText('E\u201110'), 'content/a.md:1', 'plain hyphen'],
  [
    textsSpeakOfLofoten,
    'a word about sources in a text',
    withText('a: Ingen kilde nevner frokost.', 'content/pages/a/no.yaml'),
    'content/pages/a/no.yaml:1',
    '«kilde»',
  ],
  [
    textsSpeakOfLofoten,
    'a search in place of advice, in a head',
    withText('---\nseason: We found no months.\n---\n', 'content/hotels/a/en.md'),
    'content/hotels/a/en.md:2',
    'whom to ask',
  ],
  [
    callsHaveNumbers,
    'advice to ring without a number on the page',
    withText('Im Winter rufen Sie vorher an.', 'content/places/a/de.md'),
    'content/places/a/de.md:1',
    'which number',
  ],
  [
    termsHaveOneForm,
    'a term in its other form',
    withText('a: Das Meer und die Multebeeren.', 'content/pages/a/de.yaml'),
    'content/pages/a/de.yaml:1',
    'write Moltebeere',
  ],
  [
    termsHaveOneForm,
    'a wrong preposition before a letter that is no ASCII',
    withText('a: Museet i Å.', 'content/pages/a/no.yaml'),
    'content/pages/a/no.yaml:1',
    'på Å',
  ],
  [
    termsHaveOneForm,
    'a mobile number in the groups of another',
    withText('a: Ring +47 97 55 95 01.', 'content/pages/a/en.yaml'),
    'content/pages/a/en.yaml:1',
    '+47 975 59 501',
  ],
  [
    termsHaveOneForm,
    'an English figure apart from its per cent sign',
    withText('a: Leave at least {charge} % full.', 'content/pages/a/en.yaml'),
    'content/pages/a/en.yaml:1',
    '«20%»',
  ],
  [
    termsHaveOneForm,
    'a number of a house in the groups of a mobile',
    withText('a: Rufen Sie +47 760 69 800 an.', 'content/pages/a/de.yaml'),
    'content/pages/a/de.yaml:1',
    '+47 76 06 98 00',
  ],
  [
    jokesAreToldOnce,
    'a joke told twice',
    withText('a: A Tuesday in November.\nb: One Tuesday in November.', 'content/pages/a/en.yaml'),
    'content/pages/a/en.yaml:2',
    'Cut it',
  ],
  [
    distancesAreTheRoadTables(roads),
    'a distance that the road table contradicts',
    withText('a: Fra Svolvær til Leknes er det 70 km.', 'content/pages/a/no.yaml'),
    'content/pages/a/no.yaml:1',
    'Write {{km svolvaer leknes}}',
  ],
  [
    seasonsAreTheMonths,
    'a season that is longer than its months',
    {
      content: [
        { path: 'content/trips/a/facts.yaml', text: 'months: { full: [5, 6, 7], partly: [8] }' },
        {
          path: 'content/trips/a/de.md',
          text: '---\ntitle: A\nseason: "Gehen Sie von Mai bis September, ohne Schnee."\n---\n',
        },
      ],
    },
    'content/trips/a/de.md:3',
    'mai, juni, juli, and partly august',
  ],
  [
    seasonsAreTheMonths,
    'a season that leaves out a full month',
    {
      content: [
        { path: 'content/activities/a/facts.yaml', text: 'months: { full: [11, 12, 1] }' },
        { path: 'content/activities/a/en.md', text: '---\nseason: November to December.\n---\n' },
      ],
    },
    'content/activities/a/en.md:2',
    'partly none',
  ],
  [textsAreSober, 'an exclamation mark', withText('Velkommen!'), 'content/a.md:1', 'shout'],
  [textsAreSober, 'praise', withText('A true hidden gem.'), 'content/a.md:1', 'hidden gem'],
  [textsAreSober, 'praise in a message', withGerman(words('Paradies {number}')), 'de.json', 'Paradies'],
  [textsAreSober, 'somebody else’s brand', withText('Data fra Yr.'), 'content/a.md:1', 'MET Norway'],
  [
    entriesHaveOwnPictures,
    'two entries with one picture',
    {
      content: ['reine', 'nusfjord'].map((place) => ({
        path: `content/places/${place}/facts.yaml`,
        text: 'name: A\npicture: reine-nordlys',
      })),
    },
    'content/places/nusfjord/facts.yaml:2',
    'content/places/reine/facts.yaml has',
  ],
  [
    entriesHaveOwnSpots,
    'two entries on one spot',
    {
      content: ['hotels/a', 'cabins/b'].map((entry) => ({
        path: `content/${entry}/facts.yaml`,
        text: 'name: A\ncoordinates:\n  latitude: 68.1\n  longitude: 14.20',
      })),
    },
    'content/cabins/b/facts.yaml:3',
    'content/hotels/a/facts.yaml lies at 68.1, 14.2',
  ],
  [
    entriesHaveOwnAddresses,
    'two entries with one address in plain letters',
    {
      content: ['å-rorbuer', 'a-rorbuer'].map((entry) => ({ path: `content/cabins/${entry}/facts.yaml`, text: '' })),
    },
    'content/cabins/a-rorbuer',
    'content/cabins/å-rorbuer',
  ],
  [
    entriesHaveOwnSlugs,
    'two entries with one slug',
    {
      content: ['kajakk', 'padling'].map((entry) => ({
        path: `content/activities/${entry}/en.md`,
        text: '---\nslug: sea-kayaking\ntitle: A\n---\n',
      })),
    },
    'content/activities/padling/en.md:2',
    '"sea-kayaking" is the slug of content/activities/kajakk/en.md',
  ],
  [
    entriesHaveOwnSlugs,
    'a slug that is the id of another entry',
    {
      content: [
        { path: 'content/articles/rain/de.md', text: '---\ntitle: A\nslug: skrei\n---\n' },
        { path: 'content/articles/skrei/de.md', text: '---\ntitle: A\n---\nslug: text\n' },
      ],
    },
    'content/articles/rain/de.md:3',
    'is the id of content/articles/skrei/de.md',
  ],
  [
    entriesHaveOwnSlugs,
    'a slug that an entry had that is gone',
    {
      content: [
        { path: 'content/retired.yaml', text: '- gone: hotels/grand\n  now: page/hotels\n' },
        { path: 'content/hotels/palace/no.md', text: '---\nslug: grand\n---\n' },
      ],
    },
    'content/hotels/palace/no.md:2',
    'is an id that is gone, in content/retired.yaml',
  ],
  [
    referencesLeadToEntries,
    'a reference to a missing entry',
    { content: [{ path: 'content/road/e10.yaml', text: 'stops:\n  - { id: reine, place: reine }' }] },
    'content/road/e10.yaml:2',
    'content/places/reine',
  ],
  [
    addressesAreLinks,
    'an address that no page would link',
    {
      content: [
        { path: 'content/addresses.yaml', text: 'entur.no: https://entur.no' },
        { path: 'content/places/reine/no.md', text: 'Se entur.no og [A](https://a.example).\nEller buss.no.' },
      ],
    },
    'content/places/reine/no.md:2',
    '«buss.no» is no link',
  ],
  [
    linksInTextsLeadSomewhere,
    'a link to an entry that is not there',
    withText('Se\n[Moskva](places/moskva).'),
    'content/a.md:2',
    '"places/moskva" leads nowhere',
  ],
  [
    linksInTextsLeadSomewhere,
    'a field that names a page that is not there',
    { content: [{ path: 'content/pages/a/no.yaml', text: 'rows:\n  - { name: A }\n  - to: page/nowhere' }] },
    'content/pages/a/no.yaml:3',
    '"page/nowhere" leads nowhere',
  ],
  [
    textsAreWritten,
    'a remark that was not replaced',
    { content: [{ path: 'content/hotels/a/de.md', text: '---\nlead: A\n---\n\n<!-- Write here. -->' }] },
    'content/hotels/a/de.md:5',
    'Write the text',
  ],
  [
    textsAreWritten,
    'an entry without text',
    { content: [{ path: 'content/hotels/a/de.md', text: '---\nlead: A\n---\n\nKurz.\n' }] },
    'content/hotels/a/de.md',
    'has 1 words',
  ],
  [
    wordsAreInTheirLanguage,
    'a sentence left in a text',
    {
      content: [
        { path: 'content/hotels/a/de.md', text: '---\nlead: A\n---\n\nAm Kai.\nRom fra kaia og ikke mer enn det.' },
      ],
    },
    'content/hotels/a/de.md:6',
    'reads as Norwegian',
  ],
  [
    wordsAreInTheirLanguage,
    'a label left in a field',
    { content: [{ path: 'content/hotels/a/en.md', text: '---\nfacts:\n  parking: { name: Parkering }\n---\n\nA.' }] },
    'content/hotels/a/en.md:3',
    'facts.parking.name: "Parkering" reads as Norwegian',
  ],
  [
    wordsAreInTheirLanguage,
    'a word of a drawing left',
    { content: [{ path: 'content/pictures/a.yaml', text: 'alt:\n  no: Et hus ved sjøen\n  de: Et hus ved sjøen' }] },
    'content/pictures/a.yaml:3',
    'alt: "Et hus ved sjøen" reads as Norwegian',
  ],
  [
    wordsAreInTheirLanguage,
    'a copy that no small word gives away',
    {
      content: ['no', 'en'].map((language) => ({
        path: `content/hotels/a/${language}.md`,
        text: '---\nlead: foretrekker stolper framfor vedovn\n---\n\nA.',
      })),
    },
    'content/hotels/a/en.md:2',
    'word for word the Norwegian text',
  ],
  [
    wordsAreInTheirLanguage,
    'a message left in another language',
    withGerman(words('Show the whole list')),
    'messages/de.json',
    'reads as English',
  ],
  ...[
    ['a month', 'NRK Nordland, August 2024', '«August»'],
    ['a small word', 'Statens vegvesen og NTB', '«og»'],
    ['what sources say of themselves', 'goamygo.com (undated)', '«undated»'],
  ].map(
    ([what, source, fix]) =>
      [
        plainSourcesAreNames,
        `a plain source with ${what}`,
        { content: [{ path: 'content/hotels/a/facts.yaml', text: `name: A\nphone:\n  source: &nrk "${source}"` }] },
        'content/hotels/a/facts.yaml:3',
        fix,
      ] as const,
  ),
  [
    plainSourcesAreNames,
    'a list with a source of one language',
    {
      content: [
        {
          path: 'content/pages/a/year.yaml',
          text: 'dishes:\n  - sources:\n      - NTB\n      - Rad der Redaktion und mehr',
        },
      ],
    },
    'content/pages/a/year.yaml:4',
    '«und»',
  ],
  [
    sourcesAreNoWorkshop,
    'a source that tells how a point was set',
    {
      content: [
        { path: 'content/trips/a/facts.yaml', text: 'coordinates:\n  source: { en: "The quay, placed by hand" }' },
      ],
    },
    'content/trips/a/facts.yaml:2',
    '«placed by hand»',
  ],
  [
    partnersOnlyFromTheirFile,
    'a partner’s host in a text',
    withPartner('See [here](https://partner.example/a).'),
    'content/a.md:1',
    'partner.example',
  ],
  [partnersOnlyFromTheirFile, 'a partner id in a text', withPartner('Bruk\nKODE99 der.'), 'content/a.md:2', 'KODE99'],
  [
    partnersOnlyFromTheirFile,
    'the parameter of an id',
    withPartner('https://a.example/?pid=1'),
    'content/a.md:1',
    '?pid=',
  ],
  [nothingLocal, 'a folder of one machine', withText(`See "/${'home'}/kari/guide".`), 'content/a.md:1', 'one machine'],
  [
    nothingLocal,
    'a registry',
    { lockfile: { packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } } } },
    'package-lock.json',
    'names a registry',
  ],
  [
    lockfileIsComplete,
    'a missing build for another system',
    { lockfile: { packages: { 'node_modules/a': { optionalDependencies: { 'a-darwin-arm64': '1.0.0' } } } } },
    'package-lock.json',
    'a-darwin-arm64',
  ],
  ...(
    [
      ['a licence that asks for the source of everything', { license: 'AGPL-3.0-only' }, 'AGPL-3.0-only'],
      ['a licence that only one of its parts allows', { license: '(MIT AND GPL-3.0-only)' }, 'GPL-3.0-only'],
      ['a licence that is for others', { license: 'MPL-2.0' }, 'MPL-2.0'],
      ['no licence at all', {}, 'no licence'],
    ] as const
  ).map(
    ([what, words, answer]) =>
      [
        licencesAreAllowed,
        what,
        { lockfile: { packages: { 'node_modules/a': { version: '1.0.0', ...words } } } },
        'package-lock.json',
        answer,
      ] as const,
  ),
] as const

describe('rules over what people write', () => {
  it.each(samples)('$0.name: finds $1', (rule, _what, changes, file, fix) => {
    expect(rule.findProblems(good)).toEqual([])
    const [problem] = rule.findProblems({ ...good, ...changes } as WrittenTexts)
    expect(problem?.file).toContain(file)
    expect(problem?.fix).toContain(fix)
  })
})

describe('findKeysIn', () => {
  const isNamed = findKeysIn(["translate('a.b')", `words[\`map.copy.\${what}.done\`] \`words \${a}.\${b}\``])

  it.each(['a.b', 'map.copy.address.done'])('finds %s', (key) => {
    expect(isNamed(key)).toBe(true)
  })

  it.each(['a', 'a.c', 'map.copy.done', 'map.copy.address.failed', 'map.copy.address.done.again'])(
    'does not find %s',
    (key) => {
      expect(isNamed(key)).toBe(false)
    },
  )
})

describe('licencesAreAllowed', () => {
  it.each([
    ['a choice with one that is allowed', 'node_modules/a', { license: '(GPL-3.0-only OR MIT)' }],
    ['two that are', 'node_modules/a', { license: 'MIT AND Zlib' }],
    ['one for this package', 'node_modules/vite/node_modules/lightningcss-linux-x64-gnu', { license: 'MPL-2.0' }],
    ['a build for another system, never fetched', 'node_modules/a-darwin-arm64', { optional: true }],
    ['one that was read by hand', 'node_modules/suncalc', { version: '2.0.2' }],
  ])('allows %s', (_, place, words) => {
    expect(licencesAreAllowed.findProblems({ lockfile: { packages: { [place]: words } } })).toEqual([])
  })

  it('reads a package again whose licence was read by hand, once there is another version', () => {
    const lockfile = { packages: { 'node_modules/suncalc': { version: '3.0.0' } } }
    expect(licencesAreAllowed.findProblems({ lockfile })).toHaveLength(1)
  })
})

describe('plainSourcesAreNames', () => {
  it.each([
    'NRK Nordland, 2024-08',
    'The Wilderness Society Italy, Svolvær',
    'closer-to-the-edge.uk, 2025 (Reinefjorden)',
    'Svinøya Rorbuer, «At the end of the quay»',
    '{ no: "NRK, august 2024", en: "NRK, August 2024", de: "NRK, August 2024" }',
  ])('leaves names, addresses, titles and three wordings alone: %s', (source) => {
    const text = `phone: { source: ${source.startsWith('{') ? source : `"${source}"`} }`
    expect(plainSourcesAreNames.findProblems({ content: [{ path: 'content/hotels/a/facts.yaml', text }] })).toEqual([])
  })
})

describe('wordsAreInTheirLanguage', () => {
  it.each([
    ['a distance of the road table', 'name: "Evenes–Svolvær, {{km evenes svolvaer}}"'],
    ['a slug', 'slug: kayaking-and-sauna-tours'],
  ])('lets %s stand alike in two languages', (_, head) => {
    const content = ['no', 'en'].map((language) => ({
      path: `content/hotels/a/${language}.md`,
      text: `---\n${head}\n---\n\n14 °C.`,
    }))
    expect(wordsAreInTheirLanguage.findProblems({ content, messages: good.messages })).toEqual([])
  })
})
