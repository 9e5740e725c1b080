import * as z from 'zod'
import type { RoadWeather } from '#server/services/today/road-weather-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'

const mostStations = 500

// Broken sensors write values that Lofoten has never seen.
const plausible = { air: [-30, 35], surface: [-35, 60], wind: [0, 50] } as const
/** A station this much colder or warmer than the median of all has a broken sensor (°C). */
const mostDeviation = 15

const value = z.number().nullish()
const station = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }),
  properties: z.object({
    REFERENCE_ID: z.string().min(1).max(100),
    LOCATION_DESCRIPTION: z.string().max(300),
    ROAD_NUMBER: z.string().max(50).nullish(),
    MEASUREMENT_TIME: z.iso.datetime({ offset: true }),
    AIR_TEMPERATURE: value,
    ROAD_SURFACE_TEMPERATURE: value,
    WIND_SPEED: value,
    MAXIMUM_WIND_SPEED: value,
  }),
})

const body = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()).max(mostStations),
})

/** Returns what the stations measure, without what no working sensor says. */
export function readRoadWeather(text: string, readEach: ReadEach): RoadWeather {
  const { features } = body.parse(JSON.parse(text))
  const read = readEach('a station beside the road', features, (feature) => {
    const { geometry, properties: given } = station.parse(feature)
    const air = within(given.AIR_TEMPERATURE, plausible.air)
    const surface = within(given.ROAD_SURFACE_TEMPERATURE, plausible.surface)
    const [wind, gust] = [within(given.WIND_SPEED, plausible.wind), within(given.MAXIMUM_WIND_SPEED, plausible.wind)]
    // Exactly nothing is what a station without the sensor writes; a gust below the mean contradicts itself.
    const hasWind = !(wind === 0 && gust === 0) && (wind === null || gust === null || gust >= wind)
    const [longitude, latitude] = geometry.coordinates
    return {
      id: given.REFERENCE_ID,
      where: given.LOCATION_DESCRIPTION,
      road: given.ROAD_NUMBER || null,
      measuredAt: Date.parse(given.MEASUREMENT_TIME),
      airTemperature: air,
      surfaceTemperature: surface === 0 && Math.abs(air ?? 0) > 5 ? null : surface,
      wind: hasWind ? wind : null,
      gust: hasWind ? gust : null,
      latitude,
      longitude,
    }
  })
  const stations = demandSome(read)
  const usual = findMedian(stations.flatMap(({ airTemperature }) => airTemperature ?? []))
  return stations.map((station) =>
    Math.abs((station.airTemperature ?? usual) - usual) > mostDeviation
      ? { ...station, airTemperature: null }
      : station,
  )
}

function within(given: number | null | undefined, [least, most]: readonly [number, number]): number | null {
  return typeof given === 'number' && given >= least && given <= most ? given : null
}

function findMedian(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
