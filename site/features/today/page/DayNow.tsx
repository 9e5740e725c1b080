import { useEffect, useState } from 'react'
import { languageKeys, languages } from '#contract/languages.ts'
import { defaultWeatherPlace, type WeatherPlace } from '#contract/weather-places.ts'
import { ageParts } from '#site/features/today/parts/age-parts.ts'
import { fetchLineWords, fetchUncheckedToday } from '#site/features/today/parts/fetch-unchecked-today.ts'
import { now } from '#site/ui/live-clock.ts'
import { sayNow } from './say-now.ts'

interface Props {
  /** Id of a part of the page of today, or empty for the weather of now. */
  section: string
  place: WeatherPlace | undefined
  locale: string
}

/** What a part of the page of today says now, in a sentence, for other pages; nothing while nobody could say. */
export default function DayNow({ section, place = defaultWeatherPlace, locale }: Props) {
  const [said, setSaid] = useState<{ of: string; text: string | null }>()
  const of = `${section} ${place}`
  useEffect(() => {
    let isWanted = true
    loadNow(section, place, locale)
      // Whoever searches is not told why a sentence is missing; the result leads to the page that says so.
      .catch(() => null)
      .then((text) => {
        if (isWanted) setSaid({ of: `${section} ${place}`, text })
      })
    return () => {
      isWanted = false
    }
  }, [section, place, locale])
  if (said?.of !== of || said.text === null) return null
  return <span className="day-now">{said.text}</span>
}

async function loadNow(section: string, place: WeatherPlace, locale: string): Promise<string | null> {
  const language = languageKeys.find((key) => languages[key].locale === locale) ?? 'en'
  const [answer, { words, stops, wind }] = await Promise.all([fetchUncheckedToday(), fetchLineWords(language)])
  const moment = now()
  const view = { answer: ageParts(answer, moment), now: moment, place, language, locale, words, wind }
  return sayNow(section, view, stops)
}
