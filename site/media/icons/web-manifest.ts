import { type Language, languages } from '#contract/languages.ts'
import { readHomeCopy } from '#site/content/model/pages/home-copy.ts'
import { readSiteFacts } from '#site/content/model/site-facts.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { readColour } from '#site/styles/read-colour.ts'
import type { IconForm } from './draw-icon.ts'

/** The icons of the web manifest, by file name in `/icons`. */
export const manifestIcons = {
  'icon-192': { form: 'tile', size: 192, purpose: 'any' },
  'icon-512': { form: 'tile', size: 512, purpose: 'any' },
  'maskable-512': { form: 'maskable', size: 512, purpose: 'maskable' },
  'monochrome-512': { form: 'monochrome', size: 512, purpose: 'monochrome' },
} as const satisfies Record<string, { form: IconForm; size: number; purpose: string }>

export function pathOfManifest(language: Language): string {
  const home = hrefFor('home', language)
  return `${home === '/' ? '' : home}/manifest.webmanifest`
}

/** Returns the web manifest in a language. */
export function describeApp(language: Language): object {
  const { name } = readSiteFacts()
  const home = hrefFor('home', language)
  return {
    // Each language is an app of its own; the language switch stays inside it.
    id: home,
    start_url: home,
    scope: '/',
    name: translator(language)('app.name', { name }),
    short_name: name,
    description: readHomeCopy(language).description,
    lang: languages[language].tag,
    dir: 'ltr',
    display: 'standalone',
    background_color: readColour('paper'),
    theme_color: readColour('paper'),
    categories: ['travel', 'navigation'],
    icons: Object.entries(manifestIcons).map(([file, { size, purpose }]) => ({
      src: `/icons/${file}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  }
}
