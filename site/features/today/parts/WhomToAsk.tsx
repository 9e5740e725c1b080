import type { Language } from '#contract/languages.ts'
import { readTodayCopy } from '#site/content-model/pages/today-copy.ts'
import type { TodaySection } from '#site/content-model/pages/today-sections.ts'

/** Leads to who knows a part of the day, until it is here and without script. */
export function WhomToAsk({ about, language }: { about: TodaySection; language: Language }) {
  const { link } = readTodayCopy(language).sections[about]
  return (
    <p>
      <a href={link.href} rel="noopener">
        {link.text}
      </a>
    </p>
  )
}
