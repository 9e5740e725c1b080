import { LRUCache } from 'lru-cache'
import { isStillAhead } from '#server/cache/watch-clock.ts'
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts'
import type { HotelImages } from '#server/images/hotel-images.ts'
import { waitAtMost } from '#server/limits/wait-at-most.ts'
import type { HotelOffer } from './hotel-source.ts'

/** Which hotels of a stay have pictures. They are an extra: a slow database costs at most half a second, once a minute and stay. */
export interface StayPictures {
  /** Returns the hotels of a stay that have pictures; undefined where that has to be looked up. */
  find: (stay: string, hotels: readonly HotelOffer[]) => ReadonlySet<string> | undefined
  /** Returns the same, looked up if need be; what was known before where the database does not answer. Never throws. */
  lookUp: (stay: string, hotels: readonly HotelOffer[]) => Promise<ReadonlySet<string>>
  /** Stores the pictures that the partner named in an answer. Never throws. */
  rememberNamed: (hotels: readonly HotelOffer[]) => Promise<void>
}

interface StayPicturesParts {
  images: Pick<HotelImages, 'filterWithImages' | 'rememberPartnerPictures'> | undefined
  /** Whether pictures from pages of hotels are shown. */
  showsCrawled: boolean
  mostStays: number
  /** Milliseconds since 1970. */
  clock: () => number
  log: { warn: (fields: object, message: string) => void }
}

interface Known {
  hotels: readonly HotelOffer[]
  withPictures: ReadonlySet<string>
  until: number
  lookUp: Promise<void> | null
}

// Pictures found meanwhile appear after this at the latest.
const holdMs = 60_000
const longestWaitMs = 500
const none: ReadonlySet<string> = new Set()

/** Returns the look-up of pictures, which holds for a minute and for one answer of the partner. */
export function createStayPictures(parts: StayPicturesParts): StayPictures {
  const { images, showsCrawled, mostStays, clock, log } = parts
  const shown = showsCrawled ? images : undefined
  const stays = new LRUCache<string, Known>({ max: mostStays })

  /** That it is gone, the database says itself. */
  function warnOf(error: unknown, message: string): void {
    if (!(error instanceof DatabaseUnavailable)) log.warn({ err: error }, message)
  }

  async function ask(from: NonNullable<typeof shown>, known: Known): Promise<void> {
    const found = from.filterWithImages(known.hotels.map(({ id }) => id)).then(
      (withPictures) => {
        if (!isSameSet(withPictures, known.withPictures)) known.withPictures = withPictures
      },
      (error: unknown) => warnOf(error, 'it is not known which hotels have pictures'),
    )
    await waitAtMost(found, longestWaitMs)
  }

  function find(stay: string, hotels: readonly HotelOffer[]): ReadonlySet<string> | undefined {
    if (!shown) return none
    const known = stays.get(stay)
    const holds = known?.hotels === hotels && known.lookUp === null && isStillAhead(known.until, clock(), holdMs)
    return holds ? known.withPictures : undefined
  }

  return {
    find,
    async lookUp(stay, hotels) {
      const ready = find(stay, hotels)
      if (ready || !shown) return ready ?? none
      const known = stays.get(stay) ?? { hotels, withPictures: none, until: 0, lookUp: null }
      stays.set(stay, known)
      if (!known.lookUp) {
        Object.assign(known, { hotels, until: clock() + holdMs })
        known.lookUp = ask(shown, known).finally(() => {
          known.lookUp = null
        })
      }
      await known.lookUp
      return known.withPictures
    },
    async rememberNamed(hotels) {
      const named = hotels.flatMap(({ id, pictureUrl }) =>
        pictureUrl === null ? [] : { hotelId: id, url: pictureUrl },
      )
      if (!images || named.length === 0) return
      const remembered = images
        .rememberPartnerPictures(named)
        .catch((error: unknown) => warnOf(error, 'pictures of hotels could not be remembered'))
      await waitAtMost(remembered, longestWaitMs)
    },
  }
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && one.isSubsetOf(other)
}
