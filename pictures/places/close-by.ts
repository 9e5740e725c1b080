// Close by: things and spots that stand for many in Lofoten, before land of general likeness.
import type { Place } from '#pictures/stage.ts'
import { cabin } from './close/cabin.ts'
import { cutaway } from './close/cutaway.ts'
import { deck } from './close/deck.ts'
import { lookout } from './close/lookout.ts'
import { pasture } from './close/pasture.ts'
import { quay } from './close/quay.ts'

export const closeBy: Place = { views: { pasture, quay, deck, cabin, cutaway, lookout } }
