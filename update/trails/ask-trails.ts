import { UpstreamFailure } from '#server/cache/upstream.ts'
import { findChild, readXml, type XmlElement } from '#server/upstream/read-xml.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { type Ask, readAddress, readWords } from '#update/core/ask.ts'

/** A piece of a marked path as the register has it: without order, often shared by several routes. */
export interface Segment {
  line: Position[]
  routes: string[]
  /** Metres that the register’s line may be off; undefined where it does not say. */
  accuracy?: number | undefined
  updatedOn?: string | undefined
}

const count = 500
const mostPages = 10

/** Returns the marked paths in a box (degrees). Throws `UpstreamFailure`, also for a fault of the service under status 200. */
export async function askTrails(
  ask: Ask,
  box: { south: number; west: number; north: number; east: number },
): Promise<Segment[]> {
  const segments: Segment[] = []
  for (let page = 0; page < mostPages; page += 1) {
    // With this name of the system the latitude comes first; with the shorter one it would be the longitude, without a fault.
    const system = 'urn:ogc:def:crs:EPSG::4258'
    const query = new URLSearchParams({
      service: 'WFS',
      version: '2.0.0',
      request: 'GetFeature',
      typenames: 'app:Fotrute',
      srsName: system,
      count: String(count),
      startIndex: String(page * count),
      bbox: `${box.south},${box.west},${box.north},${box.east},${system}`,
    })
    const reply = await ask({
      url: `${readAddress('trails').url}?${query}`,
      expects: 'xml',
      sizeLimitBytes: 20_000_000,
    })
    const members = readMembers(readWords(reply))
    segments.push(...members.flatMap(readSegment))
    // The numbers in the head are not true: only the members count.
    if (members.length < count) return segments
  }
  throw new UpstreamFailure('wrong-answer', 'answered pages without end')
}

function readMembers(text: string): XmlElement[] {
  let root: XmlElement
  try {
    root = readXml(text)
  } catch (error) {
    throw new UpstreamFailure('wrong-answer', `answered XML that breaks off or is odd: ${(error as Error).message}`)
  }
  if (root.name.endsWith('ExceptionReport')) {
    const words = findDeep(root, 'ows:ExceptionText')?.text ?? 'an exception'
    throw new UpstreamFailure('wrong-answer', `could not answer: ${words.slice(0, 160)}`)
  }
  if (root.name !== 'wfs:FeatureCollection')
    throw new UpstreamFailure('wrong-answer', `answered another shape: ${root.name}`)
  return root.children.filter(({ name }) => name === 'wfs:member')
}

function findDeep(element: XmlElement, name: string): XmlElement | undefined {
  return (
    findChild(element, name) ??
    element.children.map((child) => findDeep(child, name)).find((found) => found !== undefined)
  )
}

function readSegment(member: XmlElement): Segment[] {
  const text = findDeep(member, 'gml:posList')?.text
  const numbers = text?.split(/\s+/).map(Number) ?? []
  if (numbers.length < 4 || numbers.length % 2 !== 0 || numbers.some(Number.isNaN)) return []
  const line = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    latitude: numbers[index * 2] as number,
    longitude: numbers[index * 2 + 1] as number,
  }))
  // Latitude and longitude of Norway cannot be mistaken for each other; a line that is the wrong way round is no line.
  if (line.some(({ latitude, longitude }) => latitude < 57 || latitude > 72 || longitude < 4 || longitude > 32))
    return []
  const feature = member.children[0]
  const routes = (feature ? findChild(feature, 'app:fotruteInfo') : undefined)?.children ?? []
  const accuracy = Number(findDeep(member, 'app:nøyaktighet')?.text)
  return [
    {
      line,
      routes: routes.flatMap((route) => findChild(route, 'app:rutenummer')?.text || []),
      accuracy: Number.isFinite(accuracy) && accuracy > 0 ? accuracy / 100 : undefined,
      updatedOn: findDeep(member, 'app:oppdateringsdato')?.text.slice(0, 10),
    },
  ]
}
