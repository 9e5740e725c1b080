import type { Problem, Rule } from '#checks/rule.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'

const wantedTypes = ['WebPage', 'BreadcrumbList']
// The guide has no verified ratings.
const ratings =
  /"(aggregateRating|ratingValue|reviewCount|review|starRating)"|"@type":\s*"(Aggregate)?Rating"|"@type":\s*"Review"/

export const structuredDataIsHonest: Rule<BuiltSite> = {
  name: 'structured data can be read, describes page and breadcrumbs, and claims no rating',
  findProblems({ pages }) {
    return pages.filter(({ isIndexed }) => isIndexed).flatMap(findPageProblems)
  },
}

function findPageProblems({ path, root }: BuiltPage): Problem[] {
  const texts = root.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText)
  const types = new Set<string>()
  try {
    for (const text of texts) collectTypes(JSON.parse(text), types)
  } catch (error) {
    return [{ file: path, fix: `The structured data cannot be read: ${error}.` }]
  }
  return [
    ...wantedTypes.filter((type) => !types.has(type)).map((type) => ({ file: path, fix: `There is no ${type}.` })),
    ...texts
      .filter((text) => ratings.test(text))
      .map(() => ({ file: path, fix: 'The structured data claims a rating. Leave it out.' })),
  ]
}

function collectTypes(value: unknown, types: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (key === '@type') for (const type of [part].flat()) types.add(String(type))
    else collectTypes(part, types)
  }
}
