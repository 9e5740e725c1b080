import { z } from 'zod'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { type Ask, readAddress, readJson } from '#update/core/ask.ts'

const answerSchema = z.object({
  punkter: z.array(z.object({ terreng: z.string().nullable().optional(), z: z.number().nullable() })),
})

/** The service takes no more in one question. */
const mostPoints = 50

/** Returns the height of each position in metres, the sea being 0. Throws `UpstreamFailure`, also where some have no height at all. */
export async function askHeights(ask: Ask, positions: readonly Position[]): Promise<number[]> {
  const heights: number[] = []
  for (let first = 0; first < positions.length; first += mostPoints) {
    const asked = positions.slice(first, first + mostPoints)
    // The service wants the longitude first; the wrong way round it answers null for all, and no fault.
    const points = JSON.stringify(asked.map(({ latitude, longitude }) => [longitude, latitude]))
    const query = new URLSearchParams({ koordsys: '4258', geojson: 'false', punkter: points })
    const { punkter } = readJson(
      await ask({ url: `${readAddress('heights').url}?${query}`, expects: 'json' }),
      answerSchema,
    )
    if (punkter.length !== asked.length)
      throw new UpstreamFailure('wrong-answer', `answered ${punkter.length} heights for ${asked.length} points`)
    for (const { z: metres, terreng } of punkter) {
      if (metres === null && terreng !== 'Havflate')
        throw new UpstreamFailure('wrong-answer', 'answered no height for a point on land')
      heights.push(Math.round((metres ?? 0) * 10) / 10)
    }
  }
  return heights
}
