import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tokens = readFileSync(join(process.cwd(), 'site/styles/tokens.css'), 'utf8')
// The first block is the light set; the dark one repeats the names.
const darkStart = tokens.indexOf('@media screen and (prefers-color-scheme: dark)')
const sets = { light: tokens.slice(0, darkStart), dark: tokens.slice(darkStart) }

/** Returns a colour of tokens.css, where custom properties cannot be used: `readColour('ink')`. Throws for an unknown name. */
export function readColour(name: string, set: keyof typeof sets = 'light'): string {
  const colour = sets[set].match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1]
  if (!colour) throw new Error(`There is no colour --${name} in site/styles/tokens.css.`)
  return colour
}
