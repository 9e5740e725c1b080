import type { Position } from '#site/domain/geography/distance-between.ts'
import { escapeXml } from './escape-xml.ts'

interface Link {
  href: string
  text?: string | undefined
}

export interface Waypoint {
  name: string
  position: Position
  /** Metres above sea level. */
  elevation?: number | undefined
  description?: string | undefined
  links: readonly Link[]
  /** A symbol name that Garmin’s devices know. */
  symbol?: string | undefined
  /** The category of the point, in words. */
  type?: string | undefined
}

interface GpxFile {
  name: string
  description?: string | undefined
  creator: string
  /** The whole address of the page of the file. */
  address: string
  waypoints: readonly Waypoint[]
  /** Ways from point to point, which are no course of a road. */
  routes?: readonly { name: string; points: readonly Waypoint[] }[] | undefined
  /** Lines along a road; the description names whose map it is. */
  tracks?:
    | readonly {
        name: string
        description: string
        positions: readonly (Position & { elevation?: number | undefined })[]
      }[]
    | undefined
}

function composeElement(name: string, content: string | number | undefined): string[] {
  return content === undefined ? [] : [`<${name}>${escapeXml(String(content))}</${name}>`]
}

function composeLink({ href, text }: Link): string {
  const address = escapeXml(href)
  return text === undefined
    ? `<link href="${address}"/>`
    : `<link href="${address}"><text>${escapeXml(text)}</text></link>`
}

function composePoint(
  element: 'wpt' | 'rtept',
  { name, position, elevation, description, links, symbol, type }: Waypoint,
): string {
  return [
    `  <${element} lat="${position.latitude}" lon="${position.longitude}">`,
    ...[
      ...composeElement('ele', elevation),
      ...composeElement('name', name),
      ...composeElement('desc', description),
      ...links.map(composeLink),
      ...composeElement('sym', symbol),
      ...composeElement('type', type),
    ].map((line) => `    ${line}`),
    `  </${element}>`,
  ].join('\n')
}

/** Returns points as a GPX 1.1 file (https://www.topografix.com/GPX/1/1/), elements in the order of the schema. */
export function composeGpx({
  name,
  description,
  creator,
  address,
  waypoints,
  routes = [],
  tracks = [],
}: GpxFile): string {
  const metadata = [
    ...composeElement('name', name),
    ...composeElement('desc', description),
    composeLink({ href: address }),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(creator)}" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">`,
    '  <metadata>',
    ...metadata.map((line) => `    ${line}`),
    '  </metadata>',
    ...waypoints.map((each) => composePoint('wpt', each)),
    ...routes.flatMap((route, index) => [
      '  <rte>',
      ...[...composeElement('name', route.name), ...composeElement('number', index + 1)].map((line) => `    ${line}`),
      ...route.points.map((each) => composePoint('rtept', each)),
      '  </rte>',
    ]),
    ...tracks.flatMap((track) => [
      '  <trk>',
      ...[...composeElement('name', track.name), ...composeElement('desc', track.description)].map(
        (line) => `    ${line}`,
      ),
      '    <trkseg>',
      ...track.positions.map(({ latitude, longitude, elevation }) =>
        elevation === undefined
          ? `      <trkpt lat="${latitude}" lon="${longitude}"/>`
          : `      <trkpt lat="${latitude}" lon="${longitude}"><ele>${elevation}</ele></trkpt>`,
      ),
      '    </trkseg>',
      '  </trk>',
    ]),
    '</gpx>',
    '',
  ].join('\n')
}
