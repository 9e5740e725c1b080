import { useEffect, useState } from 'react'
import { askGuide } from './engine/ask-guide.ts'

const pauseMs = 120
const mostFound = 20
const shortestQuestion = 3

/**
 * Returns what the search of the guide finds that can be a stop of a trip or a point of the map, as `stop-reference.ts` names it, the best
 * first: soon after the letters were typed; nothing before, and where the search does not come, so that names must be found without.
 */
export function useFoundStops(typed: string): readonly string[] {
  const [found, setFound] = useState<{ typed: string; stops: readonly string[] }>()
  useEffect(() => {
    if (typed.trim().length < shortestQuestion) return
    const timer = setTimeout(async () => {
      const answer = await askGuide(typed, { most: mostFound }).catch((error) => {
        console.error(error)
        return undefined
      })
      const hits = answer?.kind === 'found' ? answer.hits : []
      setFound({ typed, stops: hits.flatMap(({ stop }) => stop ?? []) })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return found?.typed === typed ? found.stops : none
}

const none: readonly string[] = []
