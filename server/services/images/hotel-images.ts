/** A picture found on a hotel's page: one row of `hotel_images`. */
export interface HotelImage {
  hotelId: string
  /** The picture's URL at the partner. */
  url: string
  pageUrl: string
  /** Milliseconds since 1970. */
  foundAt: number
}

/** Hotel pictures in the database, for thirty days after they were last seen. Every function throws `DatabaseUnavailable` when it is unreachable. */
export interface HotelImages {
  /** Resolves with the number of pictures found on a hotel's page. */
  count: (hotelId: string) => Promise<number>
  /** Resolves with these pictures in page order. */
  list: (hotelId: string) => Promise<HotelImage[]>
  /** Replaces all pictures of a hotel in one transaction. */
  replace: (hotelId: string, images: readonly HotelImage[]) => Promise<void>
  /** Resolves with those of the hotels that have crawled pictures. */
  filterWithImages: (hotelIds: readonly string[]) => Promise<Set<string>>
  /** Stores the pictures that the partner named in an answer. */
  rememberPartnerPictures: (pictures: readonly { hotelId: string; url: string }[]) => Promise<void>
  /** Resolves with the picture the partner named last, or null. */
  findPartnerPicture: (hotelId: string) => Promise<string | null>
}

/** `refused`: the request is not allowed; `failed`: it is, but did not succeed. Messages are for display. */
export type CrawlOutcome =
  | { kind: 'found' }
  | { kind: 'refused'; code: 'refused-address' | 'page-of-another-hotel' | 'crawling-off'; message: string }
  | { kind: 'failed'; message: string }

export interface CrawlService {
  /** Resolves when the pictures named by a hotel's page are stored, or with the reason why not. Never throws. */
  crawl: (hotelId: string, pageUrl: string) => Promise<CrawlOutcome>
}

/** Reads no page: what the guide does unless the owner asks for more (server/services/crawling/). */
export const crawlingOff: CrawlService = {
  crawl: async () => ({
    kind: 'refused',
    code: 'crawling-off',
    message: 'Fetching pictures from hotel pages is switched off.',
  }),
}
