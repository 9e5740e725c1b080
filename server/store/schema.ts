import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from './drizzle.ts'

// The tables, for the embedded database and PostgreSQL alike. After a change: `npm run generate:migration`, and commit what it writes
// into migrations/. Nothing in here is about a person.

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Pictures found on hotel pages. */
export const hotelImages = pgTable(
  'hotel_images',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    hotelId: text('hotel_id').notNull(),
    url: text().notNull(),
    pageUrl: text('page_url').notNull(),
    /** Order on the page, from 0. */
    position: smallint().notNull(),
    foundAt: moment('found_at').notNull(),
  },
  // Its index begins with the hotel, so it also serves look-ups by hotel.
  (table) => [unique('hotel_images_hotel_id_url_unique').on(table.hotelId, table.url)],
)

/** The latest picture the partner named for a hotel. */
export const partnerPictures = pgTable('partner_pictures', {
  hotelId: text('hotel_id').primaryKey(),
  url: text().notNull(),
  seenAt: moment('seen_at').notNull(),
})

/** Upstream answers and leases; without an answer while the first request is under way. */
export const upstreamAnswers = pgTable(
  'upstream_answers',
  {
    key: text().primaryKey(),
    body: jsonb(),
    version: text(),
    fetchedAt: moment('fetched_at'),
    expiresAt: moment('expires_at'),
    leaseUntil: moment('lease_until'),
    leaseHolder: text('lease_holder'),
  },
  (table) => [index('upstream_answers_expires_at_index').on(table.expiresAt)],
)

/** Requests to an upstream per calendar minute, over all processes. */
export const upstreamBudgets = pgTable(
  'upstream_budgets',
  {
    upstream: text().notNull(),
    minute: moment('minute').notNull(),
    count: integer().notNull(),
  },
  // Minute first, for the sweep.
  (table) => [primaryKey({ columns: [table.minute, table.upstream] })],
)

/** Clicks on partner links. */
export const outboundClicks = pgTable(
  'outbound_clicks',
  {
    day: date().notNull(),
    partner: text().notNull(),
    page: text().notNull(),
    position: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.partner, table.page, table.position] })],
)
