// What the rest of the site may use of today besides components. None of it brings React or styles.
export { ageParts } from './parts/age-parts.ts'
export { fetchToday } from './parts/fetch-today.ts'
export { forgetLineWords } from './parts/fetch-unchecked-today.ts'
export { formatWarningTime } from './parts/format-moment.ts'
export { isWaiting, pauseBeforeAsking } from './parts/keep-asking.ts'
export type { LineWords } from './parts/line-words.ts'
export { listWarnings } from './parts/list-warnings.ts'
export { nameWarning } from './parts/name-warning.ts'
