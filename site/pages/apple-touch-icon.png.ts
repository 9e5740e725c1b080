import type { APIRoute } from 'astro'
import { paintIcon } from '#site/media/icons/draw-icon.ts'

/** For the home screens of iOS, which rounds the corners and reads no manifest. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await paintIcon('tile', 180)), { headers: { 'content-type': 'image/png' } })
