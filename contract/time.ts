import * as z from 'zod/mini'

// Text to whoever reads an answer: its form is the server's promise and tested there, and to check it again would put three
// quarters of a kilobyte into every page that asks.

/** A moment in ISO 8601, like `2026-11-21T08:14:00.000Z`. */
export const moment = z.string()

/** A day in ISO 8601, like `2026-11-21`. */
export const day = z.string()
