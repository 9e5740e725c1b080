import type { Language } from '#contract/languages.ts'

/** Proper names by host; any other site is called by its host. */
const names: Readonly<Record<string, string>> = {
  'yr.no': 'Yr',
  'met.no': 'MET Norway',
  'varsom.no': 'Varsom',
  'entur.no': 'Entur',
  'avinor.no': 'Avinor',
  'kartverket.no': 'Kartverket',
  'nobil.no': 'NOBIL',
  'swpc.noaa.gov': 'NOAA',
}

/** Returns what a link to a service is called: where it leads, never the licence of its data. */
export function nameSite(href: string, language: Language): string {
  const host = new URL(href).host.replace(/^www\./, '')
  if (host === 'met.no' && language === 'no') return 'Meteorologisk institutt'
  return names[host] ?? host
}
