import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { TidePrediction } from '#server/services/today/tide-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'
import { findChild, readXml, type XmlElement } from '#server/upstream/read-xml.ts'

// Further from chart datum than any tide in Norway.
const plausibleHeights = { least: -300, most: 1000 }
const mostLevels = 5000

interface Level {
  time: number
  height: number
  flag: string
}

/** Returns high and low water of a `datatype=tab` answer. Throws if it has none. */
export function readExtremes(text: string, readEach: ReadEach): Pick<TidePrediction, 'station' | 'extremes'> {
  const { station, levels } = readPrediction(text, readEach, (level) => {
    const { time, height, flag } = readLevel(level)
    if (flag !== 'high' && flag !== 'low') throw new Error(`a water level of the kind ${flag}`)
    return { time, height, kind: flag } as const
  })
  return { station, extremes: levels }
}

/** Returns the curve of a `datatype=pre` answer. Throws if it has none. */
export function readCurve(text: string, readEach: ReadEach): TidePrediction['curve'] {
  return readPrediction(text, readEach, (level) => {
    const { time, height } = readLevel(level)
    return { time, height }
  }).levels
}

function readPrediction<Read extends { time: number }>(
  text: string,
  readEach: ReadEach,
  read: (level: XmlElement) => Read,
): { station: string | null; levels: Read[] } {
  const root = readXml(text)
  if (root.name !== 'tide') throw new Error(`the root is ${root.name}`)
  // Errors come with the status 200.
  const error = findChild(root, 'error')
  if (error) throw new UpstreamFailure('wrong-question', `Kartverket says: ${error.text.slice(0, 200)}`)
  const data = findChild(root, 'locationdata')
  const none = findChild(data, 'nodata') ?? findChild(root, 'nodata')
  if (none) throw new UpstreamFailure('wrong-question', 'Kartverket has no sea level for this place')
  const datum = findChild(data, 'reflevelcode')?.text
  if (datum?.toLowerCase() !== 'cd') throw new Error(`heights over ${datum ?? 'nothing that is named'}`)
  const prediction = data?.children.find(({ name, attributes }) => name === 'data' && attributes.type === 'prediction')
  if (prediction?.attributes.unit !== 'cm') throw new Error('no prediction in centimetres')
  const given = prediction.children.filter(({ name }) => name === 'waterlevel')
  if (given.length === 0 || given.length > mostLevels) throw new Error(`${given.length} water levels`)
  const levels = demandSome(readEach('a water level', given, read))
  return {
    station: findChild(data, 'location')?.attributes.obsname?.slice(0, 80) || null,
    levels: levels.sort((one, other) => one.time - other.time),
  }
}

function readLevel({ attributes }: XmlElement): Level {
  // Only with its offset: without one nobody knows which hour is meant.
  const time = /T[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(attributes.time ?? '')
    ? Date.parse(attributes.time ?? '')
    : Number.NaN
  const height = /^-?\d/.test(attributes.value ?? '') ? Number(attributes.value) : Number.NaN
  if (Number.isNaN(time)) throw new Error('a water level without a time')
  if (!(height >= plausibleHeights.least && height <= plausibleHeights.most)) throw new Error('an impossible height')
  return { time, height, flag: attributes.flag ?? '' }
}
