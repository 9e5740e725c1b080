import type { Language } from '#contract/languages.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { calendar } from '#site/ui/icons.ts'
import type { BackByWords } from './compose-back-by.ts'
import '#site/ui/Notice.css'
import '#site/features/trip/ui/trip-fields.css'
import './BackBy.css'

/** What the script needs of a hike, as an attribute: it comes once somebody opens the fold. */
export interface FoldedHike {
  language: Language
  goal: string
  way: string
  /** Of the walk, in minutes. */
  minutes: number
  position: Position
  address: string
  words: BackByWords
  region: string
}

/** The fold on a hike's page behind which one tells somebody when one is back. */
export function BackByFold({ language, ...hike }: Omit<FoldedHike, 'words' | 'region'>) {
  const data: FoldedHike = {
    language,
    ...hike,
    words: pickWords(language, ['backBy.']),
    region: translator(language)('map.notices'),
  }
  return (
    <details className="back-by-fold needs-script" data-back-by={JSON.stringify(data)}>
      <summary>
        <Icon svg={calendar} />
        <span>{translator(language)('backBy.title')}</span>
      </summary>
      <div />
    </details>
  )
}
