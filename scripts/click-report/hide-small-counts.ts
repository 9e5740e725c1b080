import { smallestShownCount } from '#contract/outbound-clicks.ts'

/** A count and what it is made up of: the counts of its parts add up to its own. */
export interface Count {
  name: string
  count: number
  parts: Count[]
}

/** What may be shown of a count: the number, or `<5`, or `≥5` where the number would give another away. */
export interface ShownCount {
  name: string
  shown: string
  parts: ShownCount[]
}

const small = `<${smallestShownCount}`
const covering = `≥${smallestShownCount}`

/**
 * Promises what may be shown of a count and its parts: no number under five, and none that could be worked out of the others.
 * Where the rest of a sum would give a small number away, the next larger part is hidden with it; where no part is left to
 * hide, none is listed. What is hidden has no parts of its own.
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
      // By name: their order must not tell which is larger.
      .toSorted((first, second) => Number(isSmall(first)) - Number(isSmall(second)) || compareNames(first, second))
      .map((part) => ({ name: part.name, shown: isSmall(part) ? small : covering, parts: [] })),
  ]
}

/** Whether the sum of the hidden counts, which is left over from a shown sum, fits one way of filling them in only. */
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

function compareNames(first: Count, second: Count): number {
  return first.name.localeCompare(second.name, 'nb', { numeric: true })
}
