import { LRUCache } from 'lru-cache'
import { isStillAhead } from '#server/cache/watch-clock.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { waitAtMost } from '#server/limits/wait-at-most.ts'
import type { HotelImages } from '#server/services/images/hotel-images.ts'
import type { HotelOffer } from './hotel-source.ts'

/** Which hotels of a stay have pictures. A slow database costs at most half a second per minute and stay. */
export interface StayPictures {
  /** Returns the ids of hotels with pictures; undefined when that has to be looked up. */
  find: (stay: string, hotels: readonly HotelOffer[]) => ReadonlySet<string> | undefined
  /** Resolves with the same, looked up if needed; the previous result if the database fails. Never throws. */
  lookUp: (stay: string, hotels: readonly HotelOffer[]) => Promise<ReadonlySet<string>>
  /** Stores pictures that the partner named. Never throws. */
  rememberNamed: (hotels: readonly HotelOffer[]) => Promise<void>
}

interface StayPicturesParts {
  images: Pick<HotelImages, 'filterWithImages' | 'rememberPartnerPictures'> | undefined
  /** Whether crawled pictures are shown. */
  showsCrawled: boolean
  mostStays: number
  clock: () => number
  log: { warn: (fields: object, message: string) => void }
}

interface Known {
  hotels: readonly HotelOffer[]
  withPictures: ReadonlySet<string>
  until: number
  lookUp: Promise<void> | null
}

// Upper bound until newly found pictures appear.
const holdMs = 60_000
const longestWaitMs = 500
const none: ReadonlySet<string> = new Set()

/** Returns the look-up, cached for a minute per stay and partner answer. */
export function createStayPictures(parts: StayPicturesParts): StayPictures {
  const { images, showsCrawled, mostStays, clock, log } = parts
  const shown = showsCrawled ? images : undefined
  const stays = new LRUCache<string, Known>({ max: mostStays })

  /** Warns, except of an unreachable database, which the database module logs. */
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
