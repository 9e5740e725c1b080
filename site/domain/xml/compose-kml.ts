import type { Position } from '#site/domain/geography/distance-between.ts'
import { escapeXml } from './escape-xml.ts'

export interface Placemark {
  /** A letter, then letters, digits, `-`, `_` or `.`; unique in the file. */
  id?: string | undefined
  name: string
  position: Position
  /** The whole address of its page. */
  address?: string | undefined
  postalAddress?: string | undefined
  phone?: string | undefined
  description?: string | undefined
}

interface Folder {
  name: string
  placemarks: readonly Placemark[]
  /** From point to point, named like the folder. */
  line?: readonly Position[] | undefined
  /** Whose map the line is from. */
  lineCredit?: string | undefined
}

interface KmlFile {
  name: string
  description: string
  author: string
  /** The whole address of the page of the file. */
  address: string
  folders: readonly Folder[]
}

function composePlacemark({ id, name, position, address, postalAddress, phone, description }: Placemark): string {
  return [
    id === undefined ? '      <Placemark>' : `      <Placemark id="${escapeXml(id)}">`,
    `        <name>${escapeXml(name)}</name>`,
    ...(address === undefined ? [] : [`        <atom:link href="${escapeXml(address)}"/>`]),
    ...(postalAddress === undefined ? [] : [`        <address>${escapeXml(postalAddress)}</address>`]),
    ...(phone === undefined ? [] : [`        <phoneNumber>${escapeXml(phone)}</phoneNumber>`]),
    ...(description === undefined ? [] : [`        <description>${escapeXml(description)}</description>`]),
    `        <Point><coordinates>${composeCoordinates(position)}</coordinates></Point>`,
    '      </Placemark>',
  ].join('\n')
}

function composeCoordinates({ latitude, longitude }: Position): string {
  return `${longitude},${latitude}`
}

function composeLine({ name, line = [], lineCredit }: Folder): string[] {
  if (line.length < 2) return []
  return [
    '      <Placemark>',
    `        <name>${escapeXml(name)}</name>`,
    ...(lineCredit === undefined ? [] : [`        <description>${escapeXml(lineCredit)}</description>`]),
    `        <LineString><tessellate>1</tessellate><coordinates>${line.map(composeCoordinates).join(' ')}</coordinates></LineString>`,
    '      </Placemark>',
  ]
}

/** Returns points in folders as a KML 2.2 file (OGC 07-147), elements in the order of the schema. */
export function composeKml({ name, description, author, address, folders }: KmlFile): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <Document>',
    `    <name>${escapeXml(name)}</name>`,
    '    <open>1</open>',
    `    <atom:author><atom:name>${escapeXml(author)}</atom:name></atom:author>`,
    `    <atom:link href="${escapeXml(address)}"/>`,
    `    <description>${escapeXml(description)}</description>`,
    ...folders.flatMap((folder) => [
      '    <Folder>',
      `      <name>${escapeXml(folder.name)}</name>`,
      ...folder.placemarks.map(composePlacemark),
      ...composeLine(folder),
      '    </Folder>',
    ]),
    '  </Document>',
    '</kml>',
    '',
  ].join('\n')
}
