import type { APIRoute } from 'astro'
import { drawIcon } from '#site/media/icons/draw-icon.ts'

export const GET: APIRoute = () =>
  new Response(drawIcon('tile'), { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
