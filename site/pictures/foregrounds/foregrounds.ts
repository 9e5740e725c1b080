import { boats } from './boats.ts'
import type { Foreground } from './foreground.ts'
import { gulls } from './gulls.ts'
import { rorbuer } from './rorbuer.ts'
import { skerries } from './skerries.ts'

/** Every foreground a scene can ask for, by the name it has there. */
export const foregrounds: Readonly<Record<string, Foreground>> = {
  boats,
  gulls,
  rorbuer,
  skerries,
}
