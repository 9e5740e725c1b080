import * as z from 'zod'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { ChargingStation, ChargingStations } from '#server/services/today/charging-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'

/** More than Lofoten has; as many in an answer means that some are missing. */
export const mostStations = 500
const mostConnectors = 200

// Numbers of attributes, and of their values, as the register's own clients use them.
const availability = '2'
const publicStation = '1'
const connectorType = '4'
const connectorPower = '5'
const pointUid = '27'

type ConnectorType = ChargingStation['points'][number]['connectors'][number]['type']
const typesByCode: Record<string, ConnectorType> = { 30: 'chademo', 31: 'type1', 32: 'type2', 39: 'ccs', 40: 'tesla' }

const powersByCode: Record<string, number> = {
  ...{ 7: 3.6, 8: 7.4, 10: 11, 16: 11, 11: 22, 17: 22, 12: 43, 18: 43, 13: 50, 19: 20, 22: 135, 23: 100, 24: 150 },
  ...{ 25: 350, 29: 75, 30: 225, 31: 250, 32: 200, 33: 300, 36: 400, 37: 30, 38: 62.5, 39: 500, 41: 175, 42: 180 },
  ...{ 43: 600, 44: 700, 45: 800 },
}

const value = z.object({
  attrvalid: z.string().max(50).nullish(),
  attrval: z.string().max(500).nullish(),
  trans: z.string().max(500).nullish(),
})

// Written by PHP: without members an object is an empty list.
function members<Member extends z.ZodType>(member: Member) {
  return z
    .union([z.array(z.unknown()).max(0), z.record(z.string(), member)])
    .transform((given) => (Array.isArray(given) ? {} : given))
}

const attributes = members(value)

const station = z.object({
  csmd: z.object({
    International_id: z.string().regex(/^[A-Z]{3}_\d{1,10}$/),
    Position: z.string().max(100),
  }),
  attr: z.object({
    st: attributes,
    conn: members(attributes).refine((connectors) => Object.keys(connectors).length <= mostConnectors),
  }),
})

// An error comes with the status 200.
const refusal = z.object({ error: z.string() })
const body = z.object({ chargerstations: z.array(z.unknown()).max(mostStations - 1) })

/** Returns the public stations of an answer, each point once. Throws if some may be missing. */
export function readStations(text: string, readEach: ReadEach): ChargingStations {
  const given: unknown = JSON.parse(text)
  const refused = refusal.safeParse(given)
  if (refused.success) {
    const reason = /key/i.test(refused.data.error) ? 'refused' : 'wrong-question'
    throw new UpstreamFailure(reason, `NOBIL says: ${refused.data.error.slice(0, 200)}`)
  }
  const { chargerstations } = body.parse(given)
  const read = readEach('a charging station', chargerstations, (each) => {
    const known = station.parse(each)
    return isPublic(known) ? [translateStation(known)] : []
  })
  return demandSome(read).flat()
}

/** Not for residents, employees or guests alone. */
function isPublic({ attr }: z.infer<typeof station>): boolean {
  return (attr.st[availability]?.attrvalid ?? publicStation) === publicStation
}

function translateStation({ csmd, attr }: z.infer<typeof station>): ChargingStation {
  const connectors = Object.entries(attr.conn).map(([number, given]) => ({
    number,
    given,
    uid: given[pointUid]?.attrval || null,
  }))
  // Two cables of one point have its uid; without a uid nobody knows.
  const points = Map.groupBy(connectors, ({ number, uid }) => uid ?? `without ${number}`)
  return {
    id: csmd.International_id,
    ...readPosition(csmd.Position),
    points: [...points.values()].map((group) => ({
      uid: group[0]?.uid ?? null,
      connectors: group.map(({ given }) => ({
        type: typesByCode[given[connectorType]?.attrvalid ?? ''] ?? 'other',
        power: readPower(given[connectorPower]),
      })),
    })),
  }
}

/** `(68.23430,14.56830)`: latitude first. */
function readPosition(text: string): { latitude: number; longitude: number } {
  const [, latitude, longitude] = /^\(\s*(\d+\.?\d*)\s*,\s*(\d+\.?\d*)\s*\)$/.exec(text) ?? []
  if (!(Number(latitude) <= 90 && Number(longitude) <= 180)) throw new Error(`no position: ${text}`)
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

/** By the code, or else as the text begins: `900 kW DC`. */
function readPower(given: z.infer<typeof value> | undefined): number | null {
  const [, written] = /^(\d+(?:[.,]\d+)?)\s*kW/i.exec(given?.trans ?? '') ?? []
  return powersByCode[given?.attrvalid ?? ''] ?? (written ? Number(written.replace(',', '.')) : null)
}
