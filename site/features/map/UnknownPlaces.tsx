import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Notice } from '#site/ui/Notice.tsx'
import type { UnknownWord } from './map-state.ts'
import type { MapWords } from './map-words.ts'

export function UnknownPlaces({ unknown, words }: { unknown: readonly UnknownWord[]; words: MapWords }) {
  if (unknown.length === 0) return null
  return (
    <Notice title={words['map.unknown.title']}>
      {unknown.map(({ parameter, word }) => (
        <p key={parameter}>{fillGaps(words[`map.unknown.${parameter}`], { word: word.slice(0, 60) })}</p>
      ))}
    </Notice>
  )
}
