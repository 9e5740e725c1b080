import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureTrail, positionOf, type TrailPoint } from '#site/domain/geography/trail-line.ts'
import { keyOf, type Service } from '#update/core/service.ts'
import { propose, trailFile } from '#update/trails/propose-trails.ts'
import type { Json } from '#yaml/json.ts'
import { askHeights } from './ask-heights.ts'

/** Proposes heights along lines of hikes that were accepted without them. */
export const proposeHeights: Service = ({ ask, entries, contentFolder }) =>
  entries
    .filter(({ kind }) => kind === 'trips')
    .flatMap((entry) => {
      const file = join(contentFolder, trailFile(entry.id))
      if (!existsSync(file)) return []
      const { line, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as {
        line?: TrailPoint[]
        source: { no: string; en: string; de: string }
      } & Record<string, Json>
      if (!line || line.every(([, , metres]) => metres !== undefined)) return []
      return [
        {
          key: `heights ${keyOf(entry)}`,
          name: entry.name,
          run: async () => {
            const heights = await askHeights(ask('heights'), line.map(positionOf))
            const whole = line.map(
              ([latitude, longitude], index): TrailPoint => [latitude, longitude, heights[index] as number],
            )
            const { climb } = measureTrail(whole)
            const draft = {
              service: 'heights' as const,
              kind: entry.kind,
              entry: entry.id,
              name: entry.name,
              path: ['line'],
              source: rest.source,
              licence: 'CC BY 4.0',
              new: { climb: climb?.there ?? 0, line: whole as unknown as Json },
              remarks: [],
            }
            return propose(entry, contentFolder, draft, {
              ...rest,
              line: whole as unknown as Json,
              checkedOn: '$today',
            })
          },
        },
      ]
    })
