import { createContext, useContext } from 'react'
import { emptyPlan, type Plan } from '#site/features/trip/plan/plan.ts'

/** The plan for the parts that show all of it: an open strip, which offers every day. A day does not read it. */
export const PlanContext = createContext<Plan>(emptyPlan)

/** Returns the plan of the page around, and draws again whenever it changes. */
export function usePlan(): Plan {
  return useContext(PlanContext)
}
