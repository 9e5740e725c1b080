// Generic rooms with a view. Their scenes need dry weather or fog: rain and snow would fall on the table.
import type { Place } from '#pictures/stage.ts'
import { boathouse } from './rooms/boathouse.ts'
import { cafe } from './rooms/cafe.ts'
import { diningRoom } from './rooms/dining-room.ts'
import { kitchen } from './rooms/kitchen.ts'
import { loft } from './rooms/loft.ts'
import { rorbu } from './rooms/rorbu.ts'
import { stove } from './rooms/stove.ts'

export const indoors: Place = { views: { cafe, kitchen, loft, boathouse, stove, rorbu, 'dining-room': diningRoom } }
