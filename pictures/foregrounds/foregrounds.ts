import { eagles, gulls } from './birds.ts'
import { boats } from './boats.ts'
import { bridge } from './bridge.ts'
import { chargingPost } from './charging-post.ts'
import { church } from './church.ts'
import { cyclists } from './cyclists.ts'
import { ferry } from './ferry.ts'
import type { Foreground } from './foreground.ts'
import { hikers } from './hikers.ts'
import { kayak } from './kayak.ts'
import { lighthouse } from './lighthouse.ts'
import { people } from './people.ts'
import { plane } from './plane.ts'
import { quay } from './quay.ts'
import { racks } from './racks.ts'
import { riders } from './riders.ts'
import { cars, road } from './road.ts'
import { rorbuer } from './rorbuer.ts'
import { sheep } from './sheep.ts'
import { skerries } from './skerries.ts'
import { surfers } from './surfers.ts'
import { tent } from './tent.ts'

/** By `kind`. */
export const foregrounds: Readonly<Record<string, Foreground>> = {
  boats,
  bridge,
  cars,
  'charging-post': chargingPost,
  church,
  cyclists,
  eagles,
  ferry,
  gulls,
  hikers,
  kayak,
  lighthouse,
  people,
  plane,
  quay,
  racks,
  riders,
  road,
  rorbuer,
  sheep,
  skerries,
  surfers,
  tent,
}
