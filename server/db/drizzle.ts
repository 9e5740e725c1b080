import { createRequire } from 'node:module'

// Drizzle comes in two forms. Loading the one for `import` takes 210 MB of memory and most of a second, because Node then
// reads its package.json of 180 kB again for each of its 149 modules; the one for `require` takes 30 MB and a tenth of that
// (docs/decisions/0019-one-dialect-two-databases.md). So everything of Drizzle that runs is loaded here.
const require = createRequire(import.meta.url)

const core = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
const operators = require('drizzle-orm') as typeof import('drizzle-orm')
const driver = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')
const migrator = require('drizzle-orm/node-postgres/migrator') as typeof import('drizzle-orm/node-postgres/migrator')

export const { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, unique } = core
export const { and, asc, between, count, eq, getTableName, inArray, isNull, lt, ne, or, sql } = operators
export const { drizzle } = driver
export const { migrate } = migrator
