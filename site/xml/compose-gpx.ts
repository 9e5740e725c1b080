import type { Position } from '#site/geography/distance-between.ts'
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
  description: string
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

function composeWaypoint({ name, position, elevation, description, links, symbol, type }: Waypoint): string {
  return [
    `  <wpt lat="${position.latitude}" lon="${position.longitude}">`,
    ...[
      ...composeElement('ele', elevation),
      ...composeElement('name', name),
      ...composeElement('desc', description),
      ...links.map(composeLink),
      ...composeElement('sym', symbol),
      ...composeElement('type', type),
    ].map((line) => `    ${line}`),
    '  </wpt>',
  ].join('\n')
}

/** Returns points as a GPX 1.1 file (https://www.topografix.com/GPX/1/1/), elements in the order of the schema. */
export function composeGpx({ name, description, creator, address, waypoints }: GpxFile): string {
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
    ...waypoints.map(composeWaypoint),
    '</gpx>',
    '',
  ].join('\n')
}
