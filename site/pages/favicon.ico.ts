import type { APIRoute } from 'astro'
import { paintIcon } from '#site/media/icons/draw-icon.ts'
import { packIco } from '#site/media/icons/pack-ico.ts'

/** For browsers without SVG icons, and for requests of this well-known path. */
export const GET: APIRoute = async () => {
  const images = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await paintIcon('tile', size) })))
  return new Response(new Uint8Array(packIco(images)), { headers: { 'content-type': 'image/x-icon' } })
}
