import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tokens = readFileSync(join(process.cwd(), 'site/styles/tokens.css'), 'utf8')
// The first block is the light set; the dark one repeats the names.
const lightTokens = tokens.slice(tokens.indexOf(':root {'), tokens.indexOf('@media'))

/** A colour of the light set by its name in tokens.css, for what is made of pixels: `readColour('ink')`. Throws for a name that is not there. */
export function readColour(name: string): string {
  const colour = lightTokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1]
  if (!colour) throw new Error(`There is no colour --${name} in site/styles/tokens.css.`)
  return colour
}
