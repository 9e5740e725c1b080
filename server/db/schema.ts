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

// The tables of the guide, for PGlite and PostgreSQL alike. After a change: `npm run generate:migration`, and commit what it
// writes into migrations/. Nothing in here is about a person.

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Pictures that were found on the information pages of hotels. */
export const hotelImages = pgTable(
  'hotel_images',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    hotelId: text('hotel_id').notNull(),
    url: text().notNull(),
    pageUrl: text('page_url').notNull(),
    /** The order on the page, from 0. */
    position: smallint().notNull(),
    foundAt: moment('found_at').notNull(),
  },
  // Its index begins with the hotel, so it also serves every look-up.
  (table) => [unique('hotel_images_hotel_id_url_unique').on(table.hotelId, table.url)],
)

/** The picture which the partner named last for a hotel. */
export const partnerPictures = pgTable('partner_pictures', {
  hotelId: text('hotel_id').primaryKey(),
  url: text().notNull(),
  seenAt: moment('seen_at').notNull(),
})

/** Answers of outside services, and who may ask for the next. Without an answer as long as the first is being asked for. */
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

/** How many requests went to an outside service in a calendar minute, over all processes. */
export const upstreamBudgets = pgTable(
  'upstream_budgets',
  {
    upstream: text().notNull(),
    minute: moment('minute').notNull(),
    count: integer().notNull(),
  },
  // The minute comes first, for the sweep.
  (table) => [primaryKey({ columns: [table.minute, table.upstream] })],
)

/** How often a paying link was followed. */
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
