import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { isMap, valueAt } from '#yaml/json.ts'

/** Something of the guide that an open register may know: an entry, or a point of the map (`map-points/<category>`). */
export interface GuideEntry {
  kind: string
  id: string
  name: string
  position: Position
  isApproximate: boolean
  municipality?: string | undefined
  /** Its facts as they stand in the file. */
  facts: Record<string, unknown>
  /** Below the content folder. */
  file: string
  /** The path of its facts in that file. */
  path: string[]
  /** What a person has confirmed that it is called in a register. */
  ids: Partial<Record<'osm' | 'brreg' | 'mattilsynet', string>>
  /** Facts accepted from OpenStreetMap, kept in a file of their own. */
  fromOsm: Record<string, unknown>
}

export const entryKinds = ['hotels', 'cabins', 'restaurants', 'activities', 'stations', 'places', 'trips'] as const

function readYaml(file: string): Record<string, unknown> {
  const value = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as unknown) : {}
  return isMap(value) ? value : {}
}

/** Returns every entry and map point with a position, sorted by kind and id. */
export function listGuideEntries(contentFolder: string): GuideEntry[] {
  const ids = readYaml(join(contentFolder, 'open-data/ids.yaml'))
  const osm = readYaml(join(contentFolder, 'open-data/osm.yaml'))
  const make = (
    kind: string,
    id: string,
    facts: Record<string, unknown>,
    file: string,
    path: string[],
  ): GuideEntry[] => {
    const position = facts.coordinates as (Position & { isApproximate?: boolean }) | undefined
    if (typeof position?.latitude !== 'number' || typeof position.longitude !== 'number') return []
    const name = typeof facts.name === 'string' ? facts.name : (valueAt(facts, ['name', 'no']) as string | undefined)
    const key = `${kind}/${id}`
    return [
      {
        kind,
        id,
        facts,
        file,
        path,
        name: name ?? id,
        position: { latitude: position.latitude, longitude: position.longitude },
        isApproximate: position.isApproximate === true || facts.isApproximate === true,
        municipality: facts.municipality as string | undefined,
        ids: (ids[key] ?? {}) as GuideEntry['ids'],
        fromOsm: (osm[key] ?? {}) as Record<string, unknown>,
      },
    ]
  }
  const entries = entryKinds
    .filter((kind) => existsSync(join(contentFolder, kind)))
    .flatMap((kind) =>
      readdirSync(join(contentFolder, kind), { withFileTypes: true })
        .filter((item) => item.isDirectory())
        .map(({ name: id }) => id)
        .sort()
        .flatMap((id) =>
          make(kind, id, readYaml(join(contentFolder, kind, id, 'facts.yaml')), `${kind}/${id}/facts.yaml`, []),
        ),
    )
  const points = readdirSync(join(contentFolder, 'map-points'))
    .filter((name) => name.endsWith('.yaml') && name !== 'credits.yaml')
    .sort()
    .flatMap((name) => {
      const file = `map-points/${name}`
      return Object.entries(readYaml(join(contentFolder, file))).flatMap(([id, facts]) =>
        isMap(facts) ? make(file.replace('.yaml', ''), id, facts, file, [id]) : [],
      )
    })
  return [...entries, ...points]
}
