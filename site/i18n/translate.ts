import { createInstance } from 'i18next'
import { defaultLanguage, type Language, languageKeys, mapLanguages } from '#contract/languages.ts'
import norwegian from './messages/no.json' with { type: 'json' }

/** A key of the interface's words. Norwegian defines which keys there are; `npm run check:content` demands them of the others. */
export type MessageKey = keyof typeof norwegian

/** Interface words for the browser: only what a component needs, handed over as a prop. */
export type Words<Key extends MessageKey = MessageKey> = Record<Key, string>

const files = import.meta.glob<Words>('./messages/*.json', { eager: true, import: 'default' })
const messages = mapLanguages((language) => files[`./messages/${language}.json`] ?? ({} as Words))

const instance = createInstance()
instance.init({
  lng: defaultLanguage,
  fallbackLng: false,
  supportedLngs: languageKeys,
  resources: mapLanguages((language) => ({ translation: messages[language] })),
  // Keys are flat («weather.wind»), gaps are {named}, and React escapes what it prints.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  initAsync: false,
  showSupportNotice: false,
} as Parameters<typeof instance.init>[0])

export type Translate = (key: MessageKey, gaps?: Record<string, string | number>) => string

/** True in a production build, where a missing word is an error; in development the key is shown instead. */
const isProductionBuild = import.meta.env?.PROD === true

/**
 * The words of one language. A key that is missing (an editor's slip, or a key made at run time) comes back as itself
 * with a console warning, as specified; in a production build it throws and names the key and the file to mend.
 */
export function translator(language: Language, failOnMissing = isProductionBuild): Translate {
  const translate = instance.getFixedT(language)
  return (key, gaps = {}) => {
    if (!Object.hasOwn(messages[language], key)) {
      const message = `Missing word "${key}" in site/i18n/messages/${language}.json.`
      if (failOnMissing) throw new Error(message)
      console.warn(message)
      return key
    }
    return translate(key, gaps)
  }
}

/** The words that a component in the browser needs, gaps still open (fill them with `fillGaps`). */
export function pickWords<Key extends MessageKey>(language: Language, keys: readonly Key[]): Words<Key> {
  return Object.fromEntries(keys.map((key) => [key, messages[language][key]])) as Words<Key>
}
