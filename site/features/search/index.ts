export { foldLetters } from './engine/fold-letters.ts'
