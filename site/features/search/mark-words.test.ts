import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markWords } from './mark-words.ts'

const show = (text: string, searched: string) =>
  markWords(text, searched)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('')

describe('markWords', () => {
  it.each([
    ['Reinebringen', 'reine', '[Reine]bringen'],
    ['Svolvær, byen', 'svolvaer', '[Svolvær], byen'],
    ['Røst', 'roe', '[Rø]st'],
    ['Fähre nach Bodø', 'faehre bodo', '[Fähre] nach [Bodø]'],
    ['Vær i Reine', 'reine', 'Vær i [Reine]'],
    ['Grein', 'rein', 'Grein'],
    ['Reine', '?!', 'Reine'],
    ['reisnordland.no', 'Reine', 'reisnordland.no'],
    ['Ein Taxi, zwei Taxis', 'Taxis', 'Ein Taxi, zwei [Taxis]'],
    ['Lader på Leknes', 'laderne', '[Lader] på Leknes'],
    ['Alle veier til Å', 'å', 'Alle veier til [Å]'],
  ])('marks in «%s» for «%s»', (text, searched, shown) => {
    expect(show(text, searched)).toBe(shown)
  })

  it('never changes the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, searched) => {
        expect(
          markWords(text, searched)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
