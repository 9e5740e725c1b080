import { languages } from '#contract/languages.ts'
import { sayDistance, sayKilometres } from '#site/geography/distance-between.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { crosshair } from '#site/ui/icons.ts'
import { findFarDistance } from './distance-origin.ts'
import type { Voice } from './say-points.ts'
import type { PositionState } from './use-position.ts'

interface Props {
  state: PositionState
  /** The list is sorted by the distance from the visitor. */
  isInUse: boolean
  /** Only a click calls it: no position is asked for by itself. */
  onAsk: () => void
  /** The list is to be as it was before. */
  onStop: () => void
  voice: Voice
}

function sayState(
  { position, isAsking, failure }: PositionState,
  isInUse: boolean,
  { words, language }: Voice,
): string {
  const { locale } = languages[language]
  if (isAsking) return words['map.near.asking']
  if (failure) return words[`map.near.${failure}`]
  if (!position || !isInUse) return ''
  const far = findFarDistance(position)
  if (far !== undefined) return fillGaps(words['map.near.far'], { distance: sayKilometres(far, locale) })
  const accuracy = sayDistance(Math.max(position.accuracyMetres, 10) / 1000, locale)
  return fillGaps(words['map.near.known'], { accuracy })
}

/** A switch: asks for the visitor's position when pressed, and says what became of it and that it stays in the browser. */
export function NearMe({ state, isInUse, onAsk, onStop, voice }: Props) {
  const { words } = voice
  return (
    <>
      <button
        type="button"
        className="btn btn-2 btn-sm near-me"
        aria-describedby="near-me-private"
        aria-pressed={isInUse}
        onClick={isInUse ? onStop : onAsk}
      >
        <Icon svg={crosshair} />
        {words['map.near']}
      </button>
      <p className="near-me-said">
        <span id="near-me-private">{words['map.near.private']}</span>{' '}
        <span role="status" data-failed={state.failure !== undefined || undefined}>
          {sayState(state, isInUse, voice)}
        </span>
      </p>
    </>
  )
}
