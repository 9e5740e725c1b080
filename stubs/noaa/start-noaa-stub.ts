import {
  refuse,
  type ServiceAnswer,
  type ServiceRequest,
  type ServiceStubOptions,
  startServiceStub,
} from '#stubs/start-service-stub.ts'

const periodMs = 3 * 3_600_000
const minuteMs = 60_000

const ownFaults = [
  ...['old-form', 'empty', 'gaps', 'only-gaps', 'impossible-value', 'time-of-nowhere', 'unknown-kind', 'ten-thousand'],
  ...['other-order', 'short', 'yesterday'],
] as const
type NoaaFault = (typeof ownFaults)[number]

/** Starts a stub of NOAA's Kp and oval: a storm in November, quiet in July. */
export function startNoaaStub(options: ServiceStubOptions = {}) {
  return startServiceStub({
    options,
    ownFaults,
    wrongShape: '{"coordinates":[[0,-90,4]]}',
    answer: (request, fault) => {
      const { pathname } = request.address
      if (pathname === '/products/noaa-planetary-k-index-forecast.json') return answerJson(listKp(request, fault))
      if (pathname === '/json/ovation_aurora_latest.json') return answerJson(describeOval(request, fault))
      return refuse(404, 'Not found')
    },
  })
}

function answerJson(body: object): ServiceAnswer {
  return { contentType: 'application/json', body: JSON.stringify(body) }
}

function listKp({ now, weather, scenario }: ServiceRequest, fault: NoaaFault | null): object {
  const first = Math.floor(now / periodMs) * periodMs - 56 * periodMs
  const count = fault === 'empty' ? 0 : fault === 'ten-thousand' ? 10_000 : 81
  const rows = Array.from({ length: count }, (_, index) => {
    const time = first + index * periodMs
    // Strongest in the evening.
    const swing = 1 + Math.sin(((time / periodMs - 5) / 8) * 2 * Math.PI)
    const value =
      fault === 'impossible-value' ? 90 : Math.round((weather === 'storm' ? 4 + swing : swing / 2) * 100) / 100
    const isGap = fault === 'only-gaps' || (fault === 'gaps' && index % 2 === 0)
    const written = new Date(time).toISOString().slice(0, 19)
    return {
      time_tag: fault === 'time-of-nowhere' ? 'soon' : written,
      kp: isGap ? null : value,
      observed:
        fault === 'unknown-kind' ? 'dreamt' : index < 56 ? 'observed' : index === 56 ? 'estimated' : 'predicted',
      noaa_scale: value >= 5 ? 'G1' : null,
    }
  })
  if (scenario === 'closed') return [...rows, { time_tag: 'soon', kp: 'high', observed: 'predicted', noaa_scale: null }]
  if (fault !== 'old-form') return rows
  return [
    ['time_tag', 'kp', 'observed', 'noaa_scale'],
    ...rows.map((row) => [
      row.time_tag.replace('T', ' '),
      row.kp === null ? null : String(row.kp),
      row.observed,
      row.noaa_scale,
    ]),
  ]
}

function describeOval({ now, weather }: ServiceRequest, fault: NoaaFault | null): object {
  const observed = Math.floor(now / minuteMs) * minuteMs - 10 * minuteMs - (fault === 'yesterday' ? 86_400_000 : 0)
  const write = (time: number) =>
    fault === 'time-of-nowhere' ? 'soon' : new Date(time).toISOString().replace('.000Z', 'Z')
  const strength = weather === 'storm' ? 60 : 4
  const coordinates = Array.from({ length: fault === 'short' ? 1000 : 360 * 181 }, (_, index) => {
    const [longitude, latitude] = [Math.floor(index / 181), (index % 181) - 90]
    const value = Math.max(0, Math.round(strength - 4 * Math.abs(latitude - 67) - Math.abs(longitude - 15) / 20))
    const given = fault === 'impossible-value' ? 900 : value
    return fault === 'other-order' ? [latitude, longitude, given] : [longitude, latitude, given]
  })
  return {
    'Observation Time': write(observed),
    'Forecast Time': write(observed + 67 * minuteMs),
    'Data Format': '[Longitude, Latitude, Aurora]',
    coordinates: fault === 'empty' ? [] : coordinates,
    type: 'MultiPoint',
  }
}
