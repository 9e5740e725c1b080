import { findStorage } from './find-storage.ts'

/** Dates (`2026-12-03`) and guests that somebody chose for a hotel. */
export interface KeptStay {
  checkIn: string
  checkOut: string
  adults: number
}

const storageKey = 'stay'

/** Keeps the dates and guests that were chosen last on this device, for every page that asks for them. */
export function keepStay({ checkIn, checkOut, adults }: KeptStay): void {
  try {
    findStorage()?.setItem(storageKey, JSON.stringify({ checkIn, checkOut, adults }))
  } catch {
    // A full storage, or one that only reads: the choice holds for this page.
  }
}

/** Returns what was chosen last; undefined where nothing was, or where it cannot be read. Whether its days are past is for who asks. */
export function readKeptStay(): KeptStay | undefined {
  try {
    const kept = JSON.parse(findStorage()?.getItem(storageKey) ?? 'null') as KeptStay | null
    const isStay = [kept?.checkIn, kept?.checkOut].every((day) => /^\d{4}-\d\d-\d\d$/.test(String(day)))
    return kept && isStay && Number.isInteger(kept.adults) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Returns the address of the hotel partner's search for a stay, in its own parameters. */
export function addStay(address: string, { checkIn, checkOut, adults }: KeptStay): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries({ startDate: checkIn, endDate: checkOut, adults }))
    url.searchParams.set(name, String(value))
  return url.href
}

/** Takes the dates and guests that were chosen on another page into every link to the hotel partner, unless they are past. */
export function carryKeptStay(today = new Date().toISOString().slice(0, 10)): void {
  const kept = readKeptStay()
  if (!kept || kept.checkIn < today) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-partner="hotels"]'))
    link.href = addStay(link.href, kept)
  // The form of the page wakes and shows them.
  document.querySelector('[data-choose-stay]')?.dispatchEvent(new Event('focusin'))
}
