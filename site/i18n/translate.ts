import { createInstance } from 'i18next'
import { defaultLanguage, type Language, languageKeys, mapLanguages } from '#contract/languages.ts'
import norwegian from './messages/no.json' with { type: 'json' }

/** A message key. Norwegian defines the keys; `npm run check:content` demands them of the other languages. */
export type MessageKey = keyof typeof norwegian

/** Messages for a component in the browser, passed as a prop. */
export type Words<Key extends MessageKey = MessageKey> = Record<Key, string>

/** A whole key, or a prefix such as `map.`. */
type Wanted = MessageKey | `${string}.`
type KeysOf<Each extends Wanted> = Each extends MessageKey ? Each : Extract<MessageKey, `${Each}${string}`>

/** The words that `pickWords` returns for a list of keys and prefixes. */
export type WordsOf<List extends readonly Wanted[]> = Words<KeysOf<List[number]>>

const files = import.meta.glob<Words>('./messages/*.json', { eager: true, import: 'default' })
const messages = mapLanguages((language) => files[`./messages/${language}.json`] ?? ({} as Words))

const instance = createInstance()
instance.init({
  lng: defaultLanguage,
  fallbackLng: false,
  supportedLngs: languageKeys,
  resources: mapLanguages((language) => ({ translation: messages[language] })),
  // Keys are flat («weather.wind»), gaps are {named}, and React escapes the output.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  initAsync: false,
  showSupportNotice: false,
} as Parameters<typeof instance.init>[0])

export type Translate = (key: MessageKey, gaps?: Record<string, string | number>) => string

/** A missing message is an error in a production build; in development the key is shown instead. */
const isProductionBuild = import.meta.env?.PROD === true

/** Returns whether a message exists; otherwise warns, or throws if `failOnMissing`. */
function hasWord(language: Language, key: string, failOnMissing: boolean): key is MessageKey {
  if (Object.hasOwn(messages[language], key)) return true
  const message = `Missing word "${key}" in site/i18n/messages/${language}.json.`
  if (failOnMissing) throw new Error(message)
  console.warn(message)
  return false
}

/** Returns the message function of a language. A missing key is returned with a warning; in a production build it throws. */
export function translator(language: Language, failOnMissing = isProductionBuild): Translate {
  const translate = instance.getFixedT(language)
  return (key, gaps = {}) => (hasWord(language, key, failOnMissing) ? translate(key, gaps) : key)
}

/**
 * Returns messages for a component in the browser, gaps unfilled (see `fillGaps`): those of whole keys, and all with a prefix
 * that ends in a dot. `checks/words/` finds unused ones.
 */
export function pickWords<Each extends Wanted>(language: Language, wanted: readonly Each[]): Words<KeysOf<Each>> {
  const known = Object.keys(messages[defaultLanguage])
  const keys = wanted.flatMap((each): string[] => {
    return each.endsWith('.') ? known.filter((key) => key.startsWith(each)) : [each]
  })
  const picked = keys.map((key) => [key, hasWord(language, key, isProductionBuild) ? messages[language][key] : key])
  return Object.fromEntries(picked) as Words<KeysOf<Each>>
}
