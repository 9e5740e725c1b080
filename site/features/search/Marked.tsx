import { markWords } from './mark-words.ts'

/** A text with the searched words marked. Its parent is drawn anew, by a key, when text or words change: pages may be translated. */
export function Marked({ text, searched }: { text: string; searched: string }) {
  return markWords(text, searched).map((piece, index) =>
    piece.isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
      <mark className="hit" key={index}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
