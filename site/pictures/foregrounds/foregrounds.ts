import { boats } from './boats.ts'
import { bridge } from './bridge.ts'
import type { Foreground } from './foreground.ts'
import { gulls } from './gulls.ts'
import { hikers } from './hikers.ts'
import { kayak } from './kayak.ts'
import { people } from './people.ts'
import { quay } from './quay.ts'
import { racks } from './racks.ts'
import { rorbuer } from './rorbuer.ts'
import { sheep } from './sheep.ts'
import { skerries } from './skerries.ts'
import { tent } from './tent.ts'

/** Every foreground a scene can ask for, by the name it has there. */
export const foregrounds: Readonly<Record<string, Foreground>> = {
  boats,
  bridge,
  gulls,
  hikers,
  kayak,
  people,
  quay,
  racks,
  rorbuer,
  sheep,
  skerries,
  tent,
}
