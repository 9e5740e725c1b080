import { weatherOf } from '#stubs/scenario.ts'
import {
  refuse,
  type ServiceAnswer,
  type ServiceRequest,
  type ServiceStubOptions,
  startServiceStub,
} from '#stubs/start-service-stub.ts'
import { serveFrames } from './serve-frames.ts'

/** The key that the stub takes, for the register and for the stream. */
export const stubKey = 'stub-key'

const ownFaults = [
  ...['empty', 'error', 'bad-key', 'no-attributes', 'unknown-codes', 'private', 'no-position', 'ten-thousand'],
  ...['no-token', 'other-token', 'strange-frames'],
] as const
type NobilFault = (typeof ownFaults)[number]

/** Stations at made-up points near the guide's, whose states are told. */
const stations = [
  { id: 'NOR_99001', position: '(68.23430,14.56830)', points: ['svolvaer-1', 'svolvaer-2', 'svolvaer-3'] },
  { id: 'NOR_99002', position: '(68.14630,13.61330)', points: ['leknes-1', 'leknes-2'] },
  { id: 'NOR_99003', position: '(67.93010,13.08920)', points: [null] },
] as const

/** Starts a stub of NOBIL's register and of Enova's stream: two stations tell their status, a third never does. */
export async function startNobilStub(options: ServiceStubOptions = {}) {
  let fault: NobilFault | null = null
  let isStorm = weatherOf(options.scenario ?? 'storm') === 'storm'
  const stream = await serveFrames(() => (fault === 'strange-frames' ? listStrangeFrames() : listFrames(isStorm)))
  const service = await startServiceStub<NobilFault>({
    options,
    ownFaults,
    wrongShape: '{"chargerstations":[{"csmd":{"id":1}}],"accessToken":7}',
    answer: (request, given) => {
      fault = given
      isStorm = request.weather === 'storm'
      if (request.address.pathname === '/api/server/search.php') return answerSearch(request, given)
      if (request.address.pathname === '/nobil/real-time/v1/Realtime') return answerToken(request, given, stream.url)
      return refuse(404, 'Not found')
    },
  })
  return {
    ...service,
    stream,
    close: async () => {
      await stream.close()
      await service.close()
    },
  }
}

function answerJson(body: object): ServiceAnswer {
  return { contentType: 'application/json', body: JSON.stringify(body) }
}

function answerToken({ method, headers }: ServiceRequest, fault: NobilFault | null, url: string): ServiceAnswer {
  if (method !== 'POST') return refuse(404, 'Not found')
  if (headers['x-api-key'] !== stubKey || fault === 'bad-key') return refuse(401, 'Access denied')
  if (fault === 'no-token') return answerJson({ message: 'later' })
  return answerJson({ accessToken: fault === 'other-token' ? 'http://127.0.0.1/metadata' : url })
}

function answerSearch({ method, body, scenario }: ServiceRequest, fault: NobilFault | null): ServiceAnswer {
  if (method !== 'POST') return refuse(404, 'Not found')
  const question = JSON.parse(body) as Record<string, unknown>
  if (question.apikey !== stubKey || fault === 'bad-key') return answerJson({ error: 'Invalid API key' })
  const isKnown = question.action === 'search' && question.type === 'rectangle' && question.apiversion === '3'
  if (!isKnown || fault === 'error') return answerJson({ error: 'Unknown action' })
  const odd = { ...stations[2], id: 'NOR_99004', position: '(,)' } as const
  const listed = scenario === 'closed' ? [odd, ...stations] : stations
  const described = listed.map((station) => describeStation(station, fault))
  const last = described.at(-1)
  const many = Array.from({ length: 10_000 }, () => ({ ...last }))
  return answerJson({
    Provider: 'NOBIL.no',
    Rights: 'Creative Commons Attribution 4.0 International License',
    apiver: '3',
    chargerstations: fault === 'empty' ? [] : fault === 'ten-thousand' ? many : described,
  })
}

function describeStation(
  { id, position, points }: { id: string; position: string; points: readonly (string | null)[] },
  fault: NobilFault | null,
) {
  const code = (attrvalid: string, trans = '', attrval = '') => ({ attrvalid, trans, attrval })
  const connector = (type: string, power: string, uid: string | null) => ({
    4: fault === 'unknown-codes' ? code('999', 'Plug of tomorrow') : code(type),
    5: fault === 'unknown-codes' ? code('999', '62,5 kW DC') : code(power),
    ...(uid === null ? {} : { 27: code('7', 'EVSE UID', uid) }),
  })
  // Each point has two cables.
  const connectors = points.flatMap((uid) => [connector('39', '24', uid), connector('32', '11', uid)])
  return {
    csmd: {
      id: Number(id.slice(4)),
      name: 'Eksempelstasjon Svolv&#230;r',
      Position: fault === 'no-position' ? 'Torget' : position,
      // Of the entry in the register, not of the station's state.
      Updated: '2026-01-15 12:30:00',
      International_id: id,
    },
    attr: {
      st: fault === 'no-attributes' ? [] : { 2: code(fault === 'private' ? '3' : '1', 'Public') },
      conn: fault === 'no-attributes' ? [] : Object.fromEntries(connectors.map((given, index) => [index + 1, given])),
    },
  }
}

function listFrames(isStorm: boolean): string[] {
  return [
    ['NOR_99001', 'svolvaer-1', 'CHARGING'],
    ['NOR_99001', 'svolvaer-2', 'AVAILABLE'],
    ['NOR_99001', 'svolvaer-3', isStorm ? 'OUTOFORDER' : 'AVAILABLE'],
    ['NOR_99002', 'leknes-1', 'AVAILABLE'],
    ['NOR_99002', 'leknes-2', isStorm ? 'BLOCKED' : 'AVAILABLE'],
    // Of another part of the country.
    ['NOR_00001', 'oslo-1', 'AVAILABLE'],
  ].map(([nobilId, evseUId, status]) => JSON.stringify({ nobilId, evseUId, status }))
}

function listStrangeFrames(): string[] {
  const text = { nobilId: 'NOR_99001', evseUId: 'svolvaer-1', status: 'ASLEEP' }
  return ['hello', '{"nobilId":7}', JSON.stringify({ ...text, status: 'x'.repeat(20_000) }), JSON.stringify(text)]
}
