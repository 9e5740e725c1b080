import type { HotelImage, HotelImages } from '#server/services/images/hotel-images.ts'

interface ExampleHotelImages extends HotelImages {
  /** Makes every function throw this; null ends it. */
  failWith: (error: Error | null) => void
}

export function createExampleHotelImages(given: readonly HotelImage[] = []): ExampleHotelImages {
  const kept = Map.groupBy(given, ({ hotelId }) => hotelId)
  const partnerPictures = new Map<string, string>()
  let failure: Error | null = null

  async function orFail<Value>(work: () => Value): Promise<Value> {
    if (failure) throw failure
    return work()
  }

  return {
    count: (hotelId) => orFail(() => kept.get(hotelId)?.length ?? 0),
    list: (hotelId) => orFail(() => [...(kept.get(hotelId) ?? [])]),
    replace: (hotelId, images) => orFail(() => void kept.set(hotelId, [...images])),
    filterWithImages: (hotelIds) => orFail(() => new Set(hotelIds.filter((hotelId) => kept.get(hotelId)?.length))),
    rememberPartnerPictures: (pictures) =>
      orFail(() => {
        for (const { hotelId, url } of pictures) partnerPictures.set(hotelId, url)
      }),
    findPartnerPicture: (hotelId) => orFail(() => partnerPictures.get(hotelId) ?? null),
    failWith: (error) => {
      failure = error
    },
  }
}
