import * as z from 'zod/mini'
import { moment } from './time.ts'

/**
 * What a part of today can be. `stale`: asked long ago, or the service itself sends what is old. `waiting`: nobody has an answer yet
 * to some of the questions, which are under way; ask again soon. `failed`: nothing that may still be shown, after somebody asked;
 * never the same as an empty answer. `off`: the owner switched the service off, or it has no key. `outOfSeason`: the service says
 * nothing at this time of the year.
 */
export const partStates = ['fresh', 'stale', 'waiting', 'failed', 'off', 'outOfSeason'] as const
export type PartState = (typeof partStates)[number]

/** A part of today from one service, with `data` in the given shape; null unless fresh or stale, or waiting for the rest. */
export function partOf<Data extends z.core.$ZodType>(data: Data) {
  return z.object({
    state: z.enum(partStates),
    /** When the service says that it made this; null: it did not say. */
    upstreamTime: z.nullable(moment),
    /** When the service last confirmed this; null: never. */
    fetchedAt: z.nullable(moment),
    /** When it is asked again; null: never. */
    nextAt: z.nullable(moment),
    /** When this may no longer be shown, though nothing newer came; null without data. */
    dropAt: z.nullable(moment),
    /** As the service's terms word it. */
    credit: z.string(),
    /** Where a visitor finds the same from the service itself. */
    link: z.string(),
    /** Records of the service that could not be read: what is listed is not all. Absent: none, or not a matter of warnings. */
    unreadable: z.optional(z.number()),
    data: z.nullable(data),
  })
}

/** Texts of a service that writes Norwegian and perhaps English; quoted, never translated. */
export const quotedWords = z.object({ no: z.nullable(z.string()), en: z.nullable(z.string()) })
export type QuotedWords = z.infer<typeof quotedWords>
