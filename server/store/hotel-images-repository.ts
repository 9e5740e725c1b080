import type { HotelImages } from '#server/services/images/hotel-images.ts'
import type { Database } from './database.ts'
import { and, asc, count, eq, fromNow, gt, inArray, lt, ne, or, sql } from './drizzle.ts'
import { hotelImages, partnerPictures } from './schema.ts'

const dayMs = 24 * 60 * 60_000
// A hotel may have taken a picture back, and its page may be another by then. The database's clock, for all processes.
const picturesAreKept = fromNow(-30 * dayMs)
const isKept = gt(hotelImages.foundAt, picturesAreKept)

export function createHotelImages(database: Database): HotelImages {
  return {
    count: (hotelId) =>
      database.use(async (statements) => {
        const [row] = await statements
          .select({ count: count() })
          .from(hotelImages)
          .where(and(eq(hotelImages.hotelId, hotelId), isKept))
        return row?.count ?? 0
      }),

    list: (hotelId) =>
      database.use(async (statements) => {
        const rows = await statements
          .select()
          .from(hotelImages)
          .where(and(eq(hotelImages.hotelId, hotelId), isKept))
          .orderBy(asc(hotelImages.position))
        return rows.map(({ url, pageUrl, foundAt }) => ({ hotelId, url, pageUrl, foundAt: foundAt.getTime() }))
      }),

    replace: (hotelId, images) =>
      database.transact(async (statements) => {
        // Serialises concurrent replacements, so that the result is one list and not a mixture.
        await statements.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hotel_images ${hotelId}`}, 0))`)
        await statements.delete(hotelImages).where(eq(hotelImages.hotelId, hotelId))
        if (images.length === 0) return
        await statements
          .insert(hotelImages)
          .values(
            images.map(({ url, pageUrl, foundAt }, position) => ({
              hotelId,
              url,
              pageUrl,
              position,
              foundAt: new Date(foundAt),
            })),
          )
          // A page may show a picture twice; the first one gives its position.
          .onConflictDoNothing()
      }),

    filterWithImages: (hotelIds) =>
      database.use(async (statements) => {
        if (hotelIds.length === 0) return new Set()
        const rows = await statements
          .selectDistinct({ hotelId: hotelImages.hotelId })
          .from(hotelImages)
          .where(and(inArray(hotelImages.hotelId, [...hotelIds]), isKept))
        return new Set(rows.map((row) => row.hotelId))
      }),

    rememberPartnerPictures: (pictures) =>
      database.use(async (statements) => {
        // One picture per hotel, the last one; in a fixed order to avoid deadlocks.
        const urls = [...new Map(pictures.map(({ hotelId, url }) => [hotelId, url]))].toSorted(([a], [b]) =>
          a < b ? -1 : 1,
        )
        if (urls.length === 0) return
        await statements.delete(partnerPictures).where(lt(partnerPictures.seenAt, picturesAreKept))
        await statements
          .insert(partnerPictures)
          .values(urls.map(([hotelId, url]) => ({ hotelId, url, seenAt: fromNow(0) })))
          .onConflictDoUpdate({
            target: partnerPictures.hotelId,
            set: { url: sql`excluded.url`, seenAt: sql`excluded.seen_at` },
            // Unchanged rows are written once a day instead of with every search.
            setWhere: or(ne(partnerPictures.url, sql`excluded.url`), lt(partnerPictures.seenAt, fromNow(-dayMs))),
          })
      }),

    findPartnerPicture: (hotelId) =>
      database.use(async (statements) => {
        const [row] = await statements
          .select({ url: partnerPictures.url })
          .from(partnerPictures)
          .where(and(eq(partnerPictures.hotelId, hotelId), gt(partnerPictures.seenAt, picturesAreKept)))
        return row?.url ?? null
      }),
  }
}
