import { ratingOf, type Stars } from './assessment-schema.ts'

interface Judged {
  /** The same in all languages: it settles ties. */
  name: string
  /** Undefined where too little is known to judge. */
  stars: Stars | undefined
}

const byName = new Intl.Collator('nb').compare

/**
 * Returns the entries in their order: by rating, ties by name, and those without stars last, by name. Independent of links,
 * partners, money and input order.
 */
export function rankByStars<Item extends Judged>(items: readonly Item[]): (Item & { rating: number | undefined })[] {
  return items
    .map((item) => ({ ...item, rating: item.stars && ratingOf(item.stars) }))
    .sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0) || byName(one.name, other.name))
}
