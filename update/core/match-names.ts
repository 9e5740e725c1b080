import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'
import type { GuideEntry } from './guide-entries.ts'

/** Legal forms, and words that half of all houses have in their names. */
const weakWords = new Set(
  'as asa sa da ans enk nuf avd hotel hotell rorbuer rorbu rorbucamp restaurant restauranten kafe café cafe kaffe kafé bar pub camping overnatting gjestehus gjestegård suites suiter the og and lofoten drift eiendom'.split(
    ' ',
  ),
)

/** Returns the words of a name in lower case, without signs; Norwegian letters stay. */
export function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replaceAll(/[’'´`]/g, '')
    .replaceAll(/[^a-z0-9æøåäöüé]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
}

/** Returns how alike two names are, from 0 to 1: the strong words they share; names of weak words only must be the same. */
export function likenessOf(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  if (first.length > 0 && first.join(' ') === second.join(' ')) return 1
  const [strongFirst, strongSecond] = [first, second].map((words) => words.filter((word) => !weakWords.has(word))) as [
    string[],
    string[],
  ]
  if (strongFirst.length === 0 || strongSecond.length === 0) return 0
  const shared = strongFirst.filter((word) => strongSecond.includes(word)).length
  const [fewest, most] = [strongFirst.length, strongSecond.length].toSorted((a, b) => a - b) as [number, number]
  if (shared < fewest) return (shared / most) * 0.6
  // What one name has more is a street, a village, a house beside it: less sure the more of it there is.
  return 0.98 - 0.12 * (most - fewest)
}

export interface Candidate {
  id: string
  name: string
  position: Position
  website?: string | undefined
  phone?: string | undefined
  fits: (kind: string) => boolean
}

export type Matched<Item> =
  | { kind: 'one'; item: Item; metres: number; likeness: number; why: string }
  | { kind: 'several'; items: Item[] }
  | { kind: 'none' }

export const leastLikeness = 0.7

/** Returns the host of a web address without `www.`; undefined for what is none. */
export function hostOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  return new URL(address).host.replace(/^www\./, '')
}

/** Hosts that thousands of houses share; they confirm nothing. */
const sharedHosts =
  /(^|\.)(booking|airbnb|facebook|instagram|tripadvisor|expedia|hotels|scandichotels|thonhotels|visitlofoten|museumnord)\./

/** Returns the one candidate that is the entry, several, or none: by the id a person has confirmed, else by name, distance and kind. */
export function matchEntry<Item extends Candidate>(
  entry: GuideEntry,
  candidates: readonly Item[],
  storedId?: string,
): Matched<Item> {
  const metresTo = (item: Item) => Math.round(distanceBetween(entry.position, item.position) * 1000)
  if (storedId !== undefined) {
    const item = candidates.find(({ id }) => id === storedId)
    return item
      ? {
          kind: 'one',
          item,
          metres: metresTo(item),
          likeness: likenessOf(entry.name, item.name),
          why: 'its confirmed id',
        }
      : { kind: 'none' }
  }
  const most = entry.isApproximate ? 500 : 150
  const value = (field: string) => (entry.facts[field] as { value?: unknown } | undefined)?.value
  const host = hostOf(value('website'))
  const found = candidates.flatMap((item) => {
    const metres = metresTo(item)
    if (metres > most || !item.fits(entry.kind)) return []
    const likeness = likenessOf(entry.name, item.name)
    if (likeness < leastLikeness) return []
    const isSameHost = host !== undefined && !sharedHosts.test(host) && hostOf(item.website) === host
    const isSamePhone = item.phone !== undefined && item.phone === value('phone')
    return [
      {
        item,
        metres,
        likeness,
        isSure: isSameHost || isSamePhone,
        why: isSameHost ? 'name, place and website' : isSamePhone ? 'name, place and telephone' : 'name and place',
      },
    ]
  })
  const best =
    found.filter(({ isSure }) => isSure).length === 1
      ? found.filter(({ isSure }) => isSure)
      : found.filter(({ likeness }) => likeness === Math.max(...found.map((each) => each.likeness)))
  const [one] = best
  if (!one) return { kind: 'none' }
  if (best.length > 1) return { kind: 'several', items: best.map(({ item }) => item) }
  const { item, metres, likeness, why } = one
  return { kind: 'one', item, metres, likeness, why }
}

/** Returns a Norwegian number as the guide writes it; undefined for what is none or for several. */
export function readPhone(text: string): string | undefined {
  const parts = text.split(/[;/,]/).map((part) =>
    part
      .replaceAll(/[^\d+]/g, '')
      .replace(/^(\+47|0047)/, '')
      .replace(/^47(?=\d{8}$)/, ''),
  )
  const numbers = [...new Set(parts.filter((digits) => digits !== ''))]
  const [number] = numbers
  if (numbers.length !== 1 || number === undefined || !/^[2-9]\d{7}$/.test(number)) return undefined
  return /^[49]/.test(number)
    ? `+47 ${number.replace(/^(\d{3})(\d{2})(\d{3})$/, '$1 $2 $3')}`
    : `+47 ${number.replace(/^(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4')}`
}

/** Portals of bookings and networks: such an address is nobody’s own. */
const portals = /(^|\.)(booking|airbnb|facebook|instagram|tripadvisor|expedia|hotels|agoda)\.[a-z.]+$/

/** Returns a web address with its scheme; undefined for what is none, what is no http, has a name before its host, and a portal. */
export function readWebsite(text: string): string | undefined {
  const trimmed = text.trim().split(/[;\s]/)[0] ?? ''
  const whole = /^[a-z][a-z+.-]*:/i.test(trimmed) && !/^[\w.-]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!/^https?:\/\/[^/]+\.[a-z]{2,}/i.test(whole) || !URL.canParse(whole)) return undefined
  const host = hostOf(whole)
  // «https://visitnorway.no@evil.example» looks like another's.
  const { username, password } = new URL(whole)
  return host === undefined || portals.test(host) || username || password ? undefined : whole
}
