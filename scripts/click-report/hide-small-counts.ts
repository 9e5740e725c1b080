import { smallestShownCount } from '#contract/outbound-clicks.ts'

/** A count and its parts, which add up to it. */
export interface Count {
  name: string
  count: number
  parts: Count[]
}

/** A count to show: the number, `<5`, or `≥5` where the number would reveal another. */
export interface ShownCount {
  name: string
  shown: string
  parts: ShownCount[]
}

const small = `<${smallestShownCount}`
const covering = `≥${smallestShownCount}`

/**
 * Returns what may be shown of a count and its parts: no number under five and none that reveals one. Where a sum would, the
 * next larger part is hidden too; if no part is left to hide, none is listed. Hidden counts have no parts.
 */
export function hideSmallCounts(whole: Count): ShownCount {
  const { name, count, parts } = whole
  return isSmall(whole) ? { name, shown: small, parts: [] } : { name, shown: String(count), parts: hideAmong(parts) }
}

function hideAmong(parts: Count[]): ShownCount[] {
  const largestFirst = parts.toSorted((first, second) => second.count - first.count)
  const shown = largestFirst.filter((part) => !isSmall(part))
  const hidden = largestFirst.slice(shown.length)
  while (canBeWorkedOut(hidden)) {
    const next = shown.pop()
    if (!next) return []
    hidden.push(next)
  }
  return [
    ...shown.map(hideSmallCounts),
    ...hidden
      // By name, so that the order does not reveal which is larger.
      .toSorted(
        (first, second) =>
          Number(isSmall(first)) - Number(isSmall(second)) ||
          first.name.localeCompare(second.name, 'nb', { numeric: true }),
      )
      .map((part) => ({ name: part.name, shown: isSmall(part) ? small : covering, parts: [] })),
  ]
}

/** Returns whether the known sum of hidden counts leaves only one way to fill them in. */
function canBeWorkedOut(hidden: Count[]): boolean {
  if (hidden.length === 0) return false
  const smallOnes = hidden.filter(isSmall).length
  const sum = hidden.reduce((total, { count }) => total + count, 0)
  const least = smallOnes + (hidden.length - smallOnes) * smallestShownCount
  const most = smallOnes === hidden.length ? smallOnes * (smallestShownCount - 1) : Number.POSITIVE_INFINITY
  return hidden.length === 1 || sum === least || sum === most
}

function isSmall({ count }: Count): boolean {
  return count < smallestShownCount
}
