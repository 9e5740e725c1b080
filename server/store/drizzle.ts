import { createRequire } from 'node:module'

// Loading Drizzle's `import` build takes 210 MB and most of a second, because Node parses its 180 kB package.json for
// each of 149 modules; `require` takes 30 MB and a tenth (docs/decisions/database.md).
const require = createRequire(import.meta.url)

const core = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
const operators = require('drizzle-orm') as typeof import('drizzle-orm')
const driver = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')
const migrator = require('drizzle-orm/node-postgres/migrator') as typeof import('drizzle-orm/node-postgres/migrator')

export const { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, unique } = core
export const { and, asc, between, count, eq, getTableName, gt, inArray, isNull, lt, ne, or, sql } = operators
export const { drizzle } = driver
export const { migrate } = migrator
