import type { Language } from '#contract/languages.ts'
import type { Warning } from '#contract/today.ts'
import type { TodayWords } from '#site/content/model/pages/today-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'

interface Naming {
  words: TodayWords
  language: Language
}

/** Returns «kraftige vindkast»; German has names of its own for the events that MET knows. */
export function nameEvent(each: Warning, { words, language }: Naming): string {
  const own = each.service === 'weather' ? words[`event_${each.event}` as 'event_wind'] : words[each.service]
  const named = language === 'no' ? each.eventName.no : each.eventName.en
  const event = own ?? named ?? each.eventName.no ?? ''
  return language === 'de' ? event : event.toLowerCase()
}

/** Returns «Oransje farevarsel: kraftige vindkast». */
export function nameWarning(each: Warning, naming: Naming): string {
  const title = each.level === null ? naming.words.levelUnknown : naming.words[`level${each.level}`]
  return fillGaps(title, { event: nameEvent(each, naming) })
}
