import { createContext, type Dispatch, useContext } from 'react'
import type { TripVoice } from '#site/features/trip/plan/format-trip.ts'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import type { TripData } from '#site/features/trip/plan/trip-data.ts'
import type { TripAction } from '#site/features/trip/plan/trip-reducer.ts'

export type PageVoice = TripVoice & Pick<TripData, 'sky' | 'credit' | 'backBy' | 'emergency'>

/** What every part of the page needs. It stays the same object, so that a day that did not change is not drawn again. */
export interface TripTools {
  voice: PageVoice
  dispatch: Dispatch<TripAction>
  /** Returns the plan as it is now, for what is worked out at a press. */
  readPlan(): Plan
  /** The name of the region where it is said what happened. */
  region: string
  /** Says something politely that was no step. */
  say(text: string): void
}

export const TripToolsContext = createContext<TripTools | undefined>(undefined)

/** Returns the tools of the page around. Throws outside of one. */
export function useTripTools(): TripTools {
  const tools = useContext(TripToolsContext)
  if (!tools) throw new Error('A part of a trip stands outside its page.')
  return tools
}
