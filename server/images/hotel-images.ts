/** A picture that was found on a hotel's information page: one row of the table `hotel_images`. */
export interface HotelImage {
  hotelId: string
  /** Where the picture lies at the partner. */
  url: string
  /** The page it was found on. */
  pageUrl: string
  /** Milliseconds since 1970. */
  foundAt: number
}

/** The pictures of hotels that the database holds. Every function throws `DatabaseUnavailable` when it cannot be reached. */
export interface HotelImages {
  /** Promises how many pictures of a hotel were found on its page. */
  count: (hotelId: string) => Promise<number>
  /** Promises the pictures that were found on a hotel's page, as they stood there. */
  list: (hotelId: string) => Promise<HotelImage[]>
  /** Promises that these are the pictures of the hotel from now on, all of them or none. */
  replace: (hotelId: string, images: readonly HotelImage[]) => Promise<void>
  /** Promises which of the hotels have a picture. */
  filterWithImages: (hotelIds: readonly string[]) => Promise<Set<string>>
  /** Promises that the pictures which the partner named in an answer are known to every process. */
  rememberPartnerPictures: (pictures: readonly { hotelId: string; url: string }[]) => Promise<void>
  /** Promises the picture which the partner named last for a hotel, or null. */
  findPartnerPicture: (hotelId: string) => Promise<string | null>
}
