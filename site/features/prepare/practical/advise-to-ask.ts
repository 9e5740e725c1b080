import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/content/model/entries.ts'
import { translator } from '#site/i18n/translate.ts'

type Contact = Partial<Pick<HouseEntry['facts'], 'phone' | 'website'>>

/** Returns whom to ask before going: by telephone where a number is known, else the website, else on the spot. */
export function adviseToAsk({ phone, website }: Contact, language: Language): string {
  const translate = translator(language)
  if (phone) return translate('practical.ask.phone')
  if (website)
    return translate('practical.ask.website', { site: new URL(website.value).hostname.replace(/^www\./, '') })
  return translate('practical.ask.house')
}
