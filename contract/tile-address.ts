/**
 * Where the tiles of the map come from, unless the owner sets `TILE_URL`: the page asks this address (the build takes the
 * setting), the server allows its host (it takes the setting when it starts, and refuses a site built with another).
 */
export const defaultTileAddress = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

/** What a setting for tiles must look like, as the end of a sentence. */
export const tileAddressRule = 'must be an http or https address with {z}, {x} and {y}, and without {s}'

/** Tells whether a word is an address of tiles: http or https, with `{z}`, `{x}` and `{y}`, on one host. */
export function isTileAddress(word: string): boolean {
  const bare = word.replaceAll(/[{}]/g, '')
  return (
    /^https?:\/\/[^\s/]/.test(bare) &&
    URL.canParse(bare) &&
    ['{z}', '{x}', '{y}'].every((part) => word.includes(part)) &&
    !word.includes('{s}')
  )
}
