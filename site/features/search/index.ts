export { useFoundStops } from './use-found-stops.ts'
