import { foldLetters } from './fold-letters.ts'
import { countSharedLetters, isSameWord } from './near-words.ts'

export interface TextPiece {
  text: string
  isFound: boolean
}

/** Splits a text at matches: «Reinebringen» for «reine» gives «Reine» (found) and «bringen». */
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
    const searchedWord = folded && words.find((word) => isSameWord(folded, word))
    const length = searchedWord ? lengthOfFolded(part, countSharedLetters(folded, searchedWord)) : 0
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
