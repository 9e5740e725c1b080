import { useEffect, useState } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import type { StationStatusWords } from './StationStatusMark.tsx'
import type { WaySaid, WayToDrive, WayWords } from './say-way.ts'

export type { WayToDrive, WayWords } from './say-way.ts'

/** What today says to whoever is about to drive. */
export interface DriveNow {
  say: (way: WayToDrive, words: WayWords) => WaySaid
  /** Of a charging station; null where nobody reports it. */
  describeStation: (id: string) => StationStatusWords | null
}

/** What keeps one from driving a way now, marked as such; nothing where nothing does. */
export function WayWarning({ said }: { said: WaySaid | undefined }) {
  return said && said.warnings.length > 0 ? <p className="way-warning">{said.warnings.join(' ')}</p> : null
}

/** Asks about today once it is there, and keeps asking; undefined until somebody answers. */
export function useDriveNow(language: Language): DriveNow | undefined {
  const [known, setKnown] = useState<DriveNow>()
  useEffect(() => {
    void listen(language, setKnown)
  }, [language])
  return known
}

/** Tells of every answer about today. */
async function listen(language: Language, tell: (known: DriveNow) => void): Promise<void> {
  const [{ keepShowing }, { fetchLineWords }, { sayWay }, { ageParts }, { describeStation }, { now }] =
    await Promise.all([
      import('./keep-showing.ts'),
      import('./fetch-unchecked-today.ts'),
      import('./say-way.ts'),
      import('./age-parts.ts'),
      import('./describe-station.ts'),
      import('#site/ui/live-clock.ts'),
    ])
  keepShowing(async (answer: TodayAnswer) => {
    const { words: todayWords, wind } = await fetchLineWords(language)
    const saying = { words: todayWords, language, locale: languages[language].locale, now: now() }
    const aged = ageParts(answer, saying.now)
    tell({
      say: (way, words) => sayWay(way, aged, saying, wind, words),
      describeStation: (id) => describeStation(aged.parts.charging, id, saying),
    })
  })
}
