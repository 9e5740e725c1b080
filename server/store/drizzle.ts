import { createRequire } from 'node:module'

// Loading Drizzle's `import` build takes 210 MB and most of a second, because Node parses its 180 kB package.json for
// each of 149 modules; `require` takes 30 MB and a tenth (docs/decisions/database.md).
const require = createRequire(import.meta.url)

const core = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
const operators = require('drizzle-orm') as typeof import('drizzle-orm')
const driver = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')
const proxy = require('drizzle-orm/pg-proxy') as typeof import('drizzle-orm/pg-proxy')
const migrator = require('drizzle-orm/node-postgres/migrator') as typeof import('drizzle-orm/node-postgres/migrator')

export const {
  bigint,
  date,
  getTableConfig,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} = core
export const { and, asc, between, count, eq, getTableColumns, getTableName, gt, inArray, isNull, lt, ne, or, sql } =
  operators
export const { drizzle } = driver
/** Drizzle over a function that runs each statement. */
export const drizzleOverCallback = proxy.drizzle
export const { migrate } = migrator

// The database's clock, so that processes agree on leases and minutes. In words that both databases understand.
const secondsNow = operators.sql`date_part('epoch', clock_timestamp())`

/** Returns the moment so many ms from now by the database's clock. */
export function fromNow(milliseconds: number) {
  return operators.sql`to_timestamp(${secondsNow} + ${milliseconds / 1000})`
}

/** The beginning of the minute by the database's clock. */
export const thisMinute = operators.sql`to_timestamp(floor(${secondsNow} / 60) * 60)`
