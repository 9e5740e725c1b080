import * as z from 'zod/mini'

// Plain strings: the server's tests check the format, and checks here would add 750 bytes to every page that asks.

/** ISO 8601: `2026-11-21T08:14:00.000Z`. */
export const moment = z.string()

/** ISO 8601: `2026-11-21`. */
export const day = z.string()
