// Ten kinds of lodging, generic: no real house is meant. They stand in until a house has a photo of its own.
import type { Place } from '#pictures/stage.ts'
import { boathouses } from './lodgings/boathouses.ts'
import { cabin } from './lodgings/cabin.ts'
import { campsite } from './lodgings/campsite.ts'
import { farmhouse } from './lodgings/farmhouse.ts'
import { harbourHotel } from './lodgings/harbour-hotel.ts'
import { headland } from './lodgings/headland.ts'
import { stilts } from './lodgings/stilts.ts'
import { whiteHouse } from './lodgings/white-house.ts'
import { window } from './lodgings/window.ts'
import { yellowHouse } from './lodgings/yellow-house.ts'

export const lodgings: Place = {
  views: {
    stilts,
    'harbour-hotel': harbourHotel,
    farmhouse,
    'white-house': whiteHouse,
    boathouses,
    cabin,
    window,
    campsite,
    'yellow-house': yellowHouse,
    headland,
  },
}
