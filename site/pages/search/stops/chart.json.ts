import type { APIRoute } from 'astro'
import { drawGround } from '#site/domain/geography/draw-ground.ts'
import { chartSheet, placeWorldOnSheet, type SheetGround } from '#site/features/trip/plan/chart-sheet.ts'

/** Units: on a day's map, a third of a pixel to two. */
const leastBend = 3

/** Returns the land and roads that the maps of a trip are cut from. */
export const GET: APIRoute = () => {
  const { land, lakes, roads, e10, tunnels } = drawGround({
    ...chartSheet,
    level: 'fine',
    place: placeWorldOnSheet,
    leastBend,
    heights: [],
  })
  return Response.json({ land, lakes, roads, e10, tunnels } satisfies SheetGround)
}
