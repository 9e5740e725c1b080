import { refuse, type ServiceParts, type ServiceRequest } from '#stubs/start-service-stub.ts'
import { answerWithAge } from './met-headers.ts'

const hourMs = 3_600_000
const hours = 205

const ownFaults = ['empty-timeseries', 'missing-details', 'impossible-height', 'on-land', 'too-many'] as const
type OceanFault = (typeof ownFaults)[number]

/** Oceanforecast: high sea from the south-west in a storm, a calm one in July. */
export const oceanProduct: ServiceParts<OceanFault> = {
  ownFaults,
  wrongShape: '{"type":"Feature","properties":{"timeseries":[{"time":"later"}]}}',
  answer: (request, fault) => {
    const { pathname, searchParams } = request.address
    if (!pathname.endsWith('/oceanforecast/2.0/complete')) return refuse(404, '<h1>Not found</h1>', 'text/html')
    const coordinates = [searchParams.get('lon'), searchParams.get('lat')].map(Number)
    if (fault === 'on-land') {
      return answerWithAge(request, { type: 'Feature', properties: { error: 'Position is on land' } })
    }
    return answerWithAge(request, describeSea(request, coordinates, fault))
  },
}

function describeSea(
  { now, weather, scenario }: ServiceRequest,
  [longitude = 0, latitude = 0]: number[],
  fault: OceanFault | null,
) {
  const start = Math.floor(now / hourMs) * hourMs
  const isStorm = weather === 'storm'
  const count = fault === 'too-many' ? 2000 : fault === 'empty-timeseries' ? 0 : hours
  const timeseries = Array.from({ length: count }, (_, index) => {
    const time = start + index * hourMs
    // Higher to the west, where the open sea is, and in slow swells.
    const swell = Math.sin(time / (9 * hourMs) + longitude)
    const height = isStorm ? 5 - (longitude - 12) * 0.9 + swell : 0.4 + 0.2 * swell
    const details = {
      sea_surface_wave_from_direction: isStorm ? 235 : 320,
      sea_surface_wave_height: fault === 'impossible-height' ? 900 : Math.round(Math.max(0.1, height) * 10) / 10,
      sea_water_speed: 0.3,
      sea_water_temperature: Math.round(((isStorm ? 7 : 12) + 0.2 * swell) * 10) / 10,
      sea_water_to_direction: 40,
    }
    return {
      time: new Date(time).toISOString().replace('.000Z', 'Z'),
      data: { instant: { details: fault === 'missing-details' ? {} : details } },
    }
  })
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      meta: { updated_at: new Date(start).toISOString().replace('.000Z', 'Z') },
      timeseries: [...timeseries, ...(scenario === 'closed' ? [{ time: 'soon', data: {} }] : [])],
    },
  }
}
