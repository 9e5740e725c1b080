import { foldLetters } from '#site/i18n/fold-letters.ts'

export interface TextPiece {
  text: string
  isFound: boolean
}

/** Returns whether one of two folded words begins with the other: a compound, or the word with an ending. */
function isFormOf(found: string, searched: string): boolean {
  return found.startsWith(searched) || (found.length >= 5 && searched.startsWith(found))
}

/**
 * Splits a text at matches: «Reinebringen» for «reine» gives «Reine» (found) and «bringen». A match is a whole word or the beginning of
 * one; a single letter is a word («Å») only where it stands alone.
 */
export function markWords(text: string, searched: string): TextPiece[] {
  const words = foldLetters(searched).split(' ').filter(Boolean)
  const pieces: TextPiece[] = []
  const add = (piece: string, isFound: boolean) => {
    const last = pieces.at(-1)
    if (!piece) return
    if (last?.isFound === isFound) last.text += piece
    else pieces.push({ text: piece, isFound })
  }
  for (const part of text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []) {
    const folded = foldLetters(part)
    const searchedWord = folded && words.find((word) => folded === word || (word.length > 1 && isFormOf(folded, word)))
    const length = searchedWord ? lengthOfFolded(part, Math.min(folded.length, searchedWord.length)) : 0
    add(part.slice(0, length), true)
    add(part.slice(length), false)
  }
  return pieces
}

/** Returns how many letters of a word make up a number of folded ones. */
function lengthOfFolded(word: string, wanted: number): number {
  for (let length = 1; length < word.length; length += 1) {
    if (foldLetters(word.slice(0, length)).length >= wanted) return length
  }
  return word.length
}
