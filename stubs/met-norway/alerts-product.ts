import { refuse, type ServiceParts, type ServiceRequest } from '#stubs/start-service-stub.ts'
import { answerWithAge } from './met-headers.ts'

const hourMs = 3_600_000

const ownFaults = [
  ...['empty', 'ended', 'no-end', 'unknown-level', 'unknown-event', 'markup', 'foreign-link', 'ten-thousand'],
  ...[
    'time-without-zone',
    'no-interval',
    'other-language',
    'english-503',
    'english-429',
    'broken-elsewhere',
    'latitude-first',
    'points-of-words',
    'fine-shape',
    'many-fine-shapes',
  ],
] as const
type AlertsFault = (typeof ownFaults)[number]

/** MetAlerts: a storm over Lofoten and its waters in November, in July nothing but dry woods far away. */
export const alertsProduct: ServiceParts<AlertsFault> = {
  ownFaults,
  wrongShape:
    '{"type":"FeatureCollection","features":[{"properties":{"event":"wind"}},{"properties":{"event":"gale"}}]}',
  answer: (request, fault) => {
    const { pathname, searchParams } = request.address
    const language = searchParams.get('lang')
    if (!pathname.endsWith('/metalerts/2.0/current.json') || (language !== 'no' && language !== 'en')) {
      return refuse(404, '<h1>Not found</h1>', 'text/html')
    }
    if (language === 'en' && fault === 'english-503') return refuse(503, '<h1>No</h1>', 'text/html')
    if (language === 'en' && fault === 'english-429') {
      return { ...refuse(429, '<h1>No</h1>', 'text/html'), headers: { 'retry-after': '60' } }
    }
    return answerWithAge(request, listAlerts(request, language === 'no', fault))
  },
}

type Ring = [number, number][]

const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

/** Round Lofoten. */
function drawRing(fault: AlertsFault | null): unknown[] {
  const ring = box(12, 67.3, 15.2, 68.6)
  if (fault === 'latitude-first') return ring.map(([longitude, latitude]) => [latitude, longitude])
  if (fault === 'points-of-words') return ring.map(([longitude, latitude]) => [String(longitude), String(latitude)])
  if (fault !== 'fine-shape' && fault !== 'many-fine-shapes') return ring
  const length = fault === 'fine-shape' ? 100_000 : 4000
  const turn = (index: number) => (index / length) * 2 * Math.PI
  return Array.from({ length }, (_, index) => [13.6 + 1.6 * Math.cos(turn(index)), 68 + 0.6 * Math.sin(turn(index))])
}

function listAlerts({ now, weather, scenario }: ServiceRequest, isNorwegian: boolean, fault: AlertsFault | null) {
  const say = (norwegian: string, english: string) => (isNorwegian ? norwegian : english)
  const write = (time: number) => {
    const written = new Date(time).toISOString().replace('.000Z', '+00:00')
    return fault === 'time-without-zone' ? written.slice(0, 19) : written
  }
  const start = Math.floor(now / hourMs) * hourMs
  const make = (id: string, geometry: object, given: Record<string, unknown>, hours: [number, number]) => {
    const end = fault === 'ended' ? start - hourMs : start + hours[1] * hourMs
    return {
      type: 'Feature',
      geometry,
      when: {
        interval:
          fault === 'no-interval' ? [] : [write(start + hours[0] * hourMs), fault === 'no-end' ? null : write(end)],
      },
      properties: {
        id: `2.49.0.1.578.0.EXAMPLE.${id}`,
        geographicDomain: 'land',
        county: ['18'],
        certainty: 'Likely',
        status: 'Actual',
        type: 'Update',
        web:
          fault === 'foreign-link'
            ? 'javascript:alert(1)'
            : 'https://www.met.no/vaer-og-klima/ekstremvaervarsler-og-andre-farevarsler',
        ...given,
        ...(fault === 'unknown-level' ? { awareness_level: '7; violet; Unheard' } : {}),
        ...(fault === 'unknown-event' ? { event: 'meteorite' } : {}),
        ...(fault === 'markup' ? { description: '<script>alert(1)</script> & <b>vind</b>' } : {}),
      },
    }
  }
  const wind = make(
    'wind',
    { type: 'Polygon', coordinates: [drawRing(fault)] },
    {
      event: 'wind',
      awareness_level: '3; orange; Severe',
      awareness_type: '1; Wind',
      eventAwarenessName: say('Kraftige vindkast', 'Severe wind gusts'),
      area: 'Lofoten',
      description: say(
        'Eksempel: kraftige vindkast fra sørvest, 35-40 m/s.',
        'Example: severe gusts from south-west, 35-40 m/s.',
      ),
      instruction: say('Eksempel: sikre løse gjenstander.', 'Example: secure loose objects.'),
      consequences: say('Eksempel: bruer kan bli stengt.', 'Example: bridges may be closed.'),
    },
    [-3, 9],
  )
  const gale = make(
    'gale',
    // At sea, so without a county.
    { type: 'MultiPolygon', coordinates: [[box(12.5, 67.2, 14, 67.85)], [box(10, 66, 12, 67)]] },
    {
      event: 'gale',
      geographicDomain: 'marine',
      county: [],
      awareness_level: '2; yellow; Moderate',
      awareness_type: '1; Wind',
      eventAwarenessName: say('Kuling', 'Gale'),
      area: 'Vestfjorden',
      description: say('Eksempel: sørvest sterk kuling 20 m/s.', 'Example: south-west gale 20 m/s.'),
      instruction: say('Eksempel: la båten ligge.', 'Example: leave the boat ashore.'),
      consequences: '',
    },
    [-6, 18],
  )
  const snow = make(
    'snow',
    // Round the flat middle of Vestvågøy, where it rains.
    { type: 'Polygon', coordinates: [box(12, 67.3, 15.2, 68.6), box(13.4, 68.1, 13.8, 68.3)] },
    {
      event: 'blowingSnow',
      awareness_level: '2; yellow; Moderate',
      awareness_type: '2; snow-ice',
      eventAwarenessName: say('Snøfokk', 'Blowing snow'),
      area: say('Lofoten utenom Vestvågøy', 'Lofoten except Vestvågøy'),
      description: say('Eksempel: dårlig sikt i snøfokk.', 'Example: poor visibility in blowing snow.'),
      instruction: say('Eksempel: beregn ekstra tid.', 'Example: allow for extra time.'),
      consequences: say('Eksempel: vanskelige kjøreforhold.', 'Example: difficult driving conditions.'),
    },
    [2, 14],
  )
  const overLofoten = { type: 'Polygon', coordinates: [box(12, 67.3, 15.2, 68.6)] }
  const exercise = make(
    'test',
    overLofoten,
    { event: 'wind', awareness_level: '4; red; Extreme', status: 'Test' },
    [0, 9],
  )
  const lowered = make('green', overLofoten, { event: 'rain', awareness_level: '1; green; Minor' }, [0, 9])
  const cancelled = make(
    'cancel',
    overLofoten,
    { event: 'rain', awareness_level: '2; yellow; Moderate', type: 'Cancel' },
    [0, 9],
  )
  const far = make(
    'forest',
    { type: 'Polygon', coordinates: [box(9, 59, 12, 61)] },
    {
      event: 'forestFire',
      awareness_level: '2; yellow; Moderate',
      eventAwarenessName: say('Skogbrannfare', 'Forest fire danger'),
      area: say('Deler av Østlandet', 'Parts of eastern Norway'),
      ...(fault === 'broken-elsewhere' ? { id: 7, description: ['?'] } : {}),
    },
    [-48, 48],
  )
  const storm = [gale, snow, wind, exercise, lowered, cancelled]
  const many = Array.from({ length: 10_000 }, (_, index) => make(`many-${index}`, overLofoten, {}, [0, 9]))
  const fine = Array.from({ length: fault === 'many-fine-shapes' ? 20 : 0 }, (_, index) => ({
    ...wind,
    properties: { ...wind.properties, id: `fine-${index}` },
  }))
  const odd = { type: 'Feature', geometry: null, when: {}, properties: { event: 'wind' } }
  const features = [
    ...(weather === 'storm' ? [...storm, ...fine] : []),
    ...(scenario === 'closed' ? [odd, gale] : []),
    far,
  ]
  return {
    type: 'FeatureCollection',
    lang: fault === 'other-language' ? 'se' : say('no', 'en'),
    lastChange: write(start - hourMs),
    features: fault === 'empty' ? [] : fault === 'ten-thousand' ? many : features,
  }
}
