// Rooms in Lofoten and what is seen from their windows. None of them is a particular house.
// A scene in a room takes dry weather or fog: rain and snow fall over the whole picture, and that would be on the table.
import type { Place } from '#pictures/stage.ts'
import { kafe } from './rooms/kafe.ts'
import { kjokken } from './rooms/kjokken.ts'
import { loft } from './rooms/loft.ts'
import { naust } from './rooms/naust.ts'
import { ovn } from './rooms/ovn.ts'
import { rorbu } from './rooms/rorbu.ts'
import { spisesal } from './rooms/spisesal.ts'

export const inne: Place = { views: { kafe, kjokken, loft, naust, ovn, rorbu, spisesal } }
