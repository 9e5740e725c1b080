import type { Vignette } from './vignette.ts'

/** Every vignette, by the name it has in `content/pictures`. */
export const vignettes: Readonly<Record<string, Vignette>> = {}
