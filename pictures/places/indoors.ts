// Rooms in Lofoten and what is seen from their windows. None of them is a particular house.
// A scene in a room takes dry weather or fog: rain and snow fall over the whole picture, and that would be on the table.
import type { Place } from '#pictures/stage.ts'
import { boathouse } from './rooms/boathouse.ts'
import { cafe } from './rooms/cafe.ts'
import { diningRoom } from './rooms/dining-room.ts'
import { kitchen } from './rooms/kitchen.ts'
import { loft } from './rooms/loft.ts'
import { rorbu } from './rooms/rorbu.ts'
import { stove } from './rooms/stove.ts'

export const indoors: Place = { views: { cafe, kitchen, loft, boathouse, stove, rorbu, 'dining-room': diningRoom } }
