import { showFigure } from './evidence.ts'
import type { Price, PriceFigure } from './price-schema.ts'

interface Priced {
  kind: string
  id: string
  facts: { price?: PriceFigure | undefined }
}

/** A house with the price that its card shows. */
export interface Shown<House> {
  house: House
  price: Price
  isSample: boolean
}

/** Returns the houses of which a price is shown, the cheapest first. */
export function listShownPrices<House extends Priced>(houses: readonly House[]): Shown<House>[] {
  return houses
    .flatMap((house): Shown<House>[] => {
      const shown = showFigure(house.facts.price, `content/${house.kind}/${house.id}/facts.yaml: price`)
      return shown ? [{ house, price: shown.value, isSample: shown.isSample }] : []
    })
    .toSorted((one, other) => one.price.from - other.price.from)
}

const rounding = 100

/**
 * Returns the highest price of the cheaper half, in whole hundreds, and the ids of what costs no more: what a filter by price shows. Undefined
 * while of less than half the prices are known.
 */
export function findPriceLimit(houses: readonly Priced[]): { kroner: number; ids: ReadonlySet<string> } | undefined {
  const shown = listShownPrices(houses)
  const middle = shown[Math.ceil(shown.length / 2) - 1]
  if (!middle || shown.length * 2 < houses.length) return undefined
  const kroner = Math.ceil(middle.price.from / rounding) * rounding
  const within = shown.filter(({ price }) => price.from <= kroner)
  return within.length < houses.length ? { kroner, ids: new Set(within.map(({ house }) => house.id)) } : undefined
}
