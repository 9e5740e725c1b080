import { useEffect, useState } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import type { LineWords } from './line-words.ts'
import type { WayToDrive, WayWords } from './say-way.ts'

export type { PlacedLeg, WayToDrive, WayWords } from './say-way.ts'

interface Props {
  way: WayToDrive
  words: WayWords
  language: Language
  /** What stands there while nobody says anything of the roads. */
  fallback: string
}

interface Known {
  say: (way: WayToDrive, words: WayWords) => string[]
}

/** What today makes of a way: closed roads on it and the way round or that one waits, a storm beside it. Asks once it is there. */
export function WayNow({ way, words, language, fallback }: Props) {
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    void listen(language, setKnown)
  }, [language])
  const said = known?.say(way, words) ?? []
  return said.length === 0 ? <p className="small muted">{fallback}</p> : <p className="range-road">{said.join(' ')}</p>
}

/** Tells of every answer about today, and keeps asking. */
async function listen(language: Language, tell: (known: Known) => void): Promise<void> {
  const [{ keepShowing }, { sayWay }, { ageParts }, { now }] = await Promise.all([
    import('./keep-showing.ts'),
    import('./say-way.ts'),
    import('./age-parts.ts'),
    import('#site/ui/live-clock.ts'),
  ])
  let line: LineWords | undefined
  keepShowing(async (answer: TodayAnswer) => {
    line ??= (await (await fetch(`/today/words/${language}.json`)).json()) as LineWords
    const { words: todayWords, wind } = line
    const saying = { words: todayWords, language, locale: languages[language].locale, now: now() }
    const aged = ageParts(answer, saying.now)
    tell({ say: (way, words) => sayWay(way, aged, saying, wind, words) })
  })
}
