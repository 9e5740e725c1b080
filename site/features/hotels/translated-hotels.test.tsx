// @vitest-environment happy-dom
import { it } from 'vitest'
import { pickWords } from '#site/i18n/translate.ts'
import { expectToStandTranslation } from '#site/ui/testing/translate-as-browsers-do.ts'
import { BasisNote } from './BasisNote.tsx'
import { HotelPrice } from './HotelPrice.tsx'
import { OldPrices } from './ListNotices.tsx'
import { exampleAnswer, exampleHotel } from './live-hotels-examples.ts'
import { liveHotelsWords } from './live-hotels-words.ts'

// A browser that translates the page has put every text into an element of its own.

const voice = { words: pickWords('no', liveHotelsWords), locale: 'nb-NO' }
const answer = exampleAnswer()

it('the rule of a tab is another, or cannot be applied', () => {
  const tabs = (['all', 'luxury', 'family', 'budget'] as const).flatMap((category) =>
    [true, false].map((hasBasis) => (
      <BasisNote key="basis" category={category} hasBasis={hasBasis} voice={voice}>
        <button type="button">Vis alle</button>
      </BasisNote>
    )),
  )
  expectToStandTranslation(tabs)
})

it('a price gets old, loses what it was before, or is not known any more', () => {
  const { price } = exampleHotel('a')
  const hotels = [
    {},
    { price: price && { ...price, strikeOut: null, total: null, breakfast: false } },
    { price: null, reviews: null },
  ]
  expectToStandTranslation(
    hotels.flatMap((changes) =>
      [true, false].map((isOld) => (
        <HotelPrice
          key="price"
          hotel={exampleHotel('a', changes)}
          stay={exampleAnswer({ isSample: isOld })}
          isOld={isOld}
          today="2026-11-21"
          voice={voice}
        />
      )),
    ),
  )
})

it('prices get older by themselves, and because newer ones could not be fetched', () => {
  expectToStandTranslation(
    [true, false].map((hasFailed, index) => (
      <OldPrices
        key="old"
        answer={answer}
        hasFailed={hasFailed}
        now={Date.parse(answer.fetchedAt) + (index + 1) * 600_000}
        voice={voice}
        onFetch={() => {}}
      />
    )),
  )
})
