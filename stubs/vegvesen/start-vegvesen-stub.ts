import { refuse, type ServiceRequest, type ServiceStubOptions, startServiceStub } from '#stubs/start-service-stub.ts'

const hourMs = 3_600_000

const ownFaults = [
  'exception-as-200',
  'empty',
  'unknown-type',
  'markup',
  'ten-thousand',
  'time-without-zone',
  // No fault of the service: it says so of many tunnels, and few have seen it.
  'closed-at-night',
] as const
type VegvesenFault = (typeof ownFaults)[number]

/** Starts a stub of Statens vegvesen's layers of messages and of the weather beside the road: a storm closes the E10, a July day has one place of works. */
export function startVegvesenStub(options: ServiceStubOptions = {}) {
  return startServiceStub({
    options,
    ownFaults,
    wrongShape: '{"type":"FeatureCollection","features":[{"properties":{"ROAD":"E10"}}]}',
    answer: (request, fault) => {
      if (request.address.pathname !== '/ows') return refuse(404, 'Not found')
      if (fault === 'exception-as-200') {
        return { contentType: 'application/xml', body: '<ows:ExceptionReport><ows:Exception/></ows:ExceptionReport>' }
      }
      return { contentType: 'application/json;charset=UTF-8', body: JSON.stringify(makeLayer(request, fault)) }
    },
  })
}

function makeLayer(request: ServiceRequest, fault: VegvesenFault | null) {
  const isWeather = request.address.searchParams.get('typeNames')?.includes('WeatherSimple')
  return isWeather ? describeWeather(request, fault) : describe(request, fault)
}

/** Three stations with the wind of the scenario, one of them with a broken thermometer. */
function describeWeather({ now, weather, scenario }: ServiceRequest, fault: VegvesenFault | null) {
  const [air, wind, gust] = weather === 'storm' ? [2.1, 21.4, 33.2] : [14.8, 1.2, 2.4]
  const stations = [
    ['Kåkern bru', 13.25, 68.09, air],
    ['Gimsøystraumen bru', 14.1769, 68.2479, air + 0.3],
    ['Rørvikvatnet', 14.45, 68.23, -39.6],
  ] as const
  const features = stations.map(([place, longitude, latitude, temperature], index) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      REFERENCE_ID: `EXAMPLE_${index}`,
      LOCATION_DESCRIPTION: place,
      ROAD_NUMBER: 'E10',
      MEASUREMENT_TIME: new Date(now - 8 * 60_000).toISOString(),
      AIR_TEMPERATURE: temperature,
      ROAD_SURFACE_TEMPERATURE: air - 1,
      WIND_SPEED: wind,
      MAXIMUM_WIND_SPEED: gust,
    },
  }))
  // A station that says neither where it is nor when it measured.
  const odd = {
    type: 'Feature',
    geometry: null,
    properties: { REFERENCE_ID: 'EXAMPLE_ODD', LOCATION_DESCRIPTION: null },
  }
  const listed = [...features, ...(scenario === 'closed' ? [odd] : [])]
  return { type: 'FeatureCollection', features: fault === 'empty' ? [] : listed }
}

function describe({ address, now, answeredAt, weather, scenario }: ServiceRequest, fault: VegvesenFault | null) {
  const write = (time: number) => {
    const written = new Date(time).toISOString()
    return fault === 'time-without-zone' ? written.slice(0, 19) : written
  }
  const [west = 0, south = 0, east = 0, north = 0] = (address.searchParams.get('bbox') ?? '').split(',').map(Number)
  const make = (id: string, latitude: number, longitude: number, given: Record<string, unknown>) => ({
    type: 'Feature',
    id: `SituationSimple_v2.EXAMPLE.${id}`,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      CONFIDENTIALITY: 'noRestriction',
      SITUATION_ID: id.slice(0, 9),
      RECORD_ID: id,
      IS_MAIN_RECORD: 1,
      SECONDARY_TYPES: null,
      ROAD_OR_CARRIAGEWAY_OR_LANE_MANAGEMENT_TYPE: null,
      SEVERITY: 'low',
      START_TIME: write(now - 3 * hourMs),
      END_TIME: null,
      LAST_UPDATE_TIME: write(now - hourMs),
      NUM_PERIODS: 0,
      ACTIVE: 0,
      COORDINATES_FOR_DISPLAY_LATITUDE: latitude,
      COORDINATES_FOR_DISPLAY_LONGITUDE: longitude,
      ...given,
    },
  })
  const closure = { ROAD_NUMBER: 'E10', LOCATION_DESCRIPTION: 'Ramberg - Flakstad' }
  const works = {
    SITUATION_TYPE: fault === 'unknown-type' ? 'SomethingNew' : 'MaintenanceWorks',
    DESCRIPTION: fault === 'markup' ? '<script>alert(1)</script>' : 'Eksempel: vegarbeid, manuell dirigering.',
    ROAD_NUMBER: 'F815',
    LOCATION_DESCRIPTION: 'Valberg',
    NUM_PERIODS: 5,
  }
  const storm = [
    make('NPRA_9001_2', 68.1142, 13.2203, {
      ...closure,
      IS_MAIN_RECORD: 0,
      SITUATION_TYPE: 'RoadOrCarriagewayOrLaneManagement',
      ROAD_OR_CARRIAGEWAY_OR_LANE_MANAGEMENT_TYPE: 'roadClosed',
      DESCRIPTION: 'Eksempel: vegen er stengt.',
    }),
    make('NPRA_9001_1', 68.1142, 13.2203, {
      ...closure,
      SITUATION_TYPE: 'EnvironmentalObstruction',
      SECONDARY_TYPES: 'avalanches',
      DESCRIPTION: 'Eksempel: stengt på grunn av snøskred.|Ny vurdering kl. 10.00.',
    }),
    make('NPRA_9002_1', 68.2479, 14.1769, {
      SITUATION_TYPE: 'PoorEnvironmentConditions',
      SECONDARY_TYPES: 'strongWinds',
      DESCRIPTION: 'Eksempel: sterk vind på brua.',
      ROAD_NUMBER: 'E10',
      LOCATION_DESCRIPTION: 'Gimsøystraumbrua',
      END_TIME: write(now + 12 * hourMs),
    }),
    make('NPRA_9003_1', 68.4263, 14.8132, {
      SITUATION_TYPE: 'TransitInformation',
      DESCRIPTION: 'Eksempel: avganger kan bli innstilt.',
      ROAD_NUMBER: 'F82',
      LOCATION_DESCRIPTION: 'Fiskebøl ferjekai',
    }),
  ]
  // A tunnel that is closed at night for some nights, between two of which it is asked; who drives behind a leading car; a road
  // that is closed now.
  const closed = [
    make('NPRA_9007_1', 68.1479, 13.5208, {
      SITUATION_TYPE: 'MaintenanceWorks',
      SECONDARY_TYPES: 'overnightClosures',
      ROAD_OR_CARRIAGEWAY_OR_LANE_MANAGEMENT_TYPE: 'overnightClosures',
      DESCRIPTION:
        'Eksempel: Nappstraumtunnelen er stengt om natten kl. 22.00–06.00, natt til tirsdag til natt til fredag.',
      ROAD_NUMBER: 'E10',
      LOCATION_DESCRIPTION: 'Nappstraumtunnelen',
      START_TIME: write(now - 40 * hourMs),
      END_TIME: write(now + 80 * hourMs),
      NUM_PERIODS: 5,
      ACTIVE: 0,
    }),
    make('NPRA_9008_1', 68.0, 13.05, {
      SITUATION_TYPE: 'RoadOrCarriagewayOrLaneManagement',
      ROAD_OR_CARRIAGEWAY_OR_LANE_MANAGEMENT_TYPE: 'convoyService',
      DESCRIPTION: 'Eksempel: kolonnekjøring. Oppstilling ved bommen.',
      ROAD_NUMBER: 'E10',
      LOCATION_DESCRIPTION: 'Hamnøy - Reine',
    }),
    ...storm.slice(0, 2),
  ]
  const placeless = make('NPRA_9009_1', 68.2, 14, {
    SITUATION_TYPE: 'Accident',
    DESCRIPTION: 'Eksempel: en melding uten sted.',
    ROAD_NUMBER: null,
    LOCATION_DESCRIPTION: null,
    COORDINATES_FOR_DISPLAY_LATITUDE: null,
    COORDINATES_FOR_DISPLAY_LONGITUDE: null,
  })
  // On the mainland: the first is the E10 and the guide's, the second is not.
  const beyond = [
    make('NPRA_9005_1', 68.4906, 16.68, { SITUATION_TYPE: 'Accident', ROAD_NUMBER: 'E10', DESCRIPTION: 'Eksempel.' }),
    make('NPRA_9006_1', 67.95, 15.1, { SITUATION_TYPE: 'Accident', ROAD_NUMBER: 'F81', DESCRIPTION: 'Eksempel.' }),
  ]
  // A record of many periods comes once for each.
  const periods = [0, 1].map((ACTIVE) => make('NPRA_9004_1', 68.1985, 13.9563, { ...works, ACTIVE }))
  // From ten to six each night: once in the text alone, once as two rows for each night.
  const atNight = {
    SITUATION_TYPE: 'RoadOrCarriagewayOrLaneManagement',
    ROAD_OR_CARRIAGEWAY_OR_LANE_MANAGEMENT_TYPE: 'roadClosed',
    ROAD_NUMBER: 'E10',
    LOCATION_DESCRIPTION: 'Nappstraumtunnelen',
    NUM_PERIODS: 4,
  }
  const evening = Math.floor(now / (24 * hourMs)) * 24 * hourMs + 21 * hourMs
  const nights = [0, 2, 24, 26].map((begin) =>
    make('NPRA_9008_1', 68.15, 13.45, {
      ...atNight,
      DESCRIPTION: 'Eksempel: stengt om natta.',
      START_TIME: write(evening + begin * hourMs),
      END_TIME: write(evening + (begin % 24 === 0 ? begin + 2 : begin + 6) * hourMs - (begin % 24 === 0 ? 1000 : 0)),
    }),
  )
  const closures = [
    make('NPRA_9007_1', 68.15, 13.45, { ...atNight, DESCRIPTION: 'Eksempel: stengt kl. 22.00-06.00.' }),
    ...nights,
  ]
  const quiet = fault === 'closed-at-night' ? closures : periods
  const all = [
    ...(weather === 'storm' ? [...storm, ...beyond] : []),
    ...(scenario === 'closed' ? closed : []),
    ...quiet,
  ]
  const many = Array.from({ length: 10_000 }, (_, index) => make(`NPRA_${index}`, 68.2, 14, works))
  const found = (fault === 'ten-thousand' ? many : all).filter(({ geometry: { coordinates } }) => {
    const [longitude = 0, latitude = 0] = coordinates
    return longitude >= west && longitude <= east && latitude >= south && latitude <= north
  })
  // A message of no place, which no box holds or leaves out.
  if (scenario === 'closed') found.push(placeless)
  const features = fault === 'empty' ? [] : found.slice(0, Number(address.searchParams.get('count') ?? 1_000_000))
  return { type: 'FeatureCollection', features, numberReturned: features.length, timeStamp: write(answeredAt) }
}
