/** Default of `TILE_URL`; pages use the build's value, and the server refuses a site built with another one. */
export const defaultTileAddress = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

/** Completes a sentence. */
export const tileAddressRule = 'must be an http or https address with {z}, {x} and {y}, and without {s}'

/** Whether this is a tile address: http or https, with `{z}`, `{x}` and `{y}`, on one host. */
export function isTileAddress(word: string): boolean {
  const bare = word.replaceAll(/[{}]/g, '')
  return (
    /^https?:\/\/[^\s/]/.test(bare) &&
    URL.canParse(bare) &&
    ['{z}', '{x}', '{y}'].every((part) => word.includes(part)) &&
    !word.includes('{s}')
  )
}
