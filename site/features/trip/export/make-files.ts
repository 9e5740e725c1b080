import encodeQR from 'qr'
import type { TripVoice } from '#site/features/trip/plan/format-trip.ts'
import { makeSlug } from '#site/i18n/fold-letters.ts'
import type { ExportedTrip } from './exported-trip.ts'
import { writeCalendar } from './write-calendar.ts'
import { writeGpx, writeKml } from './write-map-files.ts'
import { writeMarkdown, writePlainText } from './write-text.ts'

// Loaded when the first file or the code is asked for.

export const fileKinds = ['ics', 'gpx', 'kml', 'md', 'txt'] as const
export type FileKind = (typeof fileKinds)[number]

const types: Record<FileKind, string> = {
  ics: 'text/calendar;charset=utf-8',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  md: 'text/markdown;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
}

/** Returns the text of a file of a trip. */
export function writeFileOf(kind: FileKind, trip: ExportedTrip, { words }: TripVoice, now: number): string {
  const textWords = {
    driveTo: words.driveTo,
    driveToBoat: words.driveToBoat,
    arrives: words.arriveTitle,
    leaves: words.leaveTitle,
    bed: words.night,
    noBed: words.noBed,
    waiting: words.waiting,
    link: words.linkLabel,
  }
  const { host } = new URL(trip.address)
  switch (kind) {
    case 'ics':
      return writeCalendar(trip, { words: textWords, host, now })
    case 'gpx':
      return writeGpx(trip, host)
    case 'kml':
      return writeKml(trip, host, textWords)
    case 'md':
      return writeMarkdown(trip, textWords)
    case 'txt':
      return writePlainText(trip, textWords)
  }
}

/** Returns a name for the file that every system takes. */
export function nameOfFile(kind: FileKind, trip: ExportedTrip): string {
  return `${makeSlug(trip.name).slice(0, 60) || 'lofoten'}.${kind}`
}

/** Returns a file of a trip. */
export function makeFile(kind: FileKind, trip: ExportedTrip, voice: TripVoice, now: number): File {
  return new File([writeFileOf(kind, trip, voice, now)], nameOfFile(kind, trip), { type: types[kind] })
}

const quietModules = 4

/** Returns an address as a QR code: the side of its square and the path of its dark modules; null for one that is too long for any. */
export function drawCode(address: string): { size: number; d: string } | null {
  let rows: boolean[][]
  try {
    rows = encodeQR(address, 'raw', { ecc: 'low', border: quietModules })
  } catch {
    // Longer than the largest code; the link itself still works.
    return null
  }
  const d = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size: rows.length, d }
}
