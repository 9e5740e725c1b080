// What shows and changes a plan: loaded beside stops and roads, once the form is alive.
export { fillFromReady, readReadyChoice, takeReadyPlan } from '#site/features/trip/plan/ready-plans.ts'
export { createTripReducer } from '#site/features/trip/plan/trip-reducer.ts'
export { KeptPlans } from './KeptPlans.tsx'
export { PlanView } from './PlanView.tsx'
