// Close by: things and spots that stand for many in Lofoten, before land of general likeness.
import type { Place } from '#pictures/stage.ts'
import { beite } from './close/beite.ts'
import { brygge } from './close/brygge.ts'
import { dekk } from './close/dekk.ts'
import { hytte } from './close/hytte.ts'
import { snitt } from './close/snitt.ts'
import { utsikt } from './close/utsikt.ts'

export const naert: Place = { views: { beite, brygge, dekk, hytte, snitt, utsikt } }
