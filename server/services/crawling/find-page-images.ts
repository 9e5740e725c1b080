import { Parser } from 'htmlparser2'

const mostImages = 20
// Deeper than any real page; tracking depth takes quadratic time.
const deepestElement = 500
const chunkLength = 16_384
const mostLinkedDataBlocks = 20
const longestLinkedData = 256 * 1024
const deepestValue = 12
const mostValues = 5000

const openGraphNames = new Set(['og:image', 'og:image:url', 'og:image:secure_url'])

// schema.org types of accommodation.
const lodgingTypes = new Set([
  'Hotel',
  'LodgingBusiness',
  'BedAndBreakfast',
  'Campground',
  'Hostel',
  'Motel',
  'Resort',
  'SkiResort',
  'VacationRental',
])

/** Returns at most 20 distinct picture URLs that `read` allows: Open Graph first, then JSON-LD of the lodging. */
export function findPageImages(html: string, read: (word: string) => URL | null): string[] {
  const { openGraph, linkedData } = readPage(html)
  const found = new Set<string>()
  for (const word of [...openGraph, ...linkedData.flatMap(findLodgingImages)]) {
    const address = read(word.trim())
    if (address) found.add(address.href)
    if (found.size === mostImages) break
  }
  return [...found]
}

function readPage(html: string): { openGraph: string[]; linkedData: string[] } {
  const openGraph: string[] = []
  const linkedData: string[] = []
  let depth = 0
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (name === 'meta' && openGraph.length < mostImages * 3) {
        const { property = attributes.name ?? '', content } = attributes
        if (content !== undefined && openGraphNames.has(property.trim().toLowerCase())) openGraph.push(content)
      }
      if (name === 'script') script = isLinkedData(attributes.type) ? '' : null
    },
    ontext(text) {
      if (script !== null && script.length <= longestLinkedData) script += text
    },
    onclosetag(name) {
      depth -= 1
      if (name !== 'script' || script === null) return
      if (script.length <= longestLinkedData && linkedData.length < mostLinkedDataBlocks) linkedData.push(script)
      script = null
    },
  })
  for (let at = 0; at < html.length && depth <= deepestElement; at += chunkLength) {
    parser.write(html.slice(at, at + chunkLength))
  }
  // Flushes open elements, so that a page cut off inside its JSON-LD still counts.
  if (depth <= deepestElement) parser.end()
  return { openGraph, linkedData }
}

function isLinkedData(type: string | undefined): boolean {
  return type?.split(';', 1)[0]?.trim().toLowerCase() === 'application/ld+json'
}

function findLodgingImages(text: string): string[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    // Invalid JSON; the page may name its pictures elsewhere.
    return []
  }
  const images: string[] = []
  let values = 0
  function visit(value: unknown, depth: number): void {
    values += 1
    if (typeof value !== 'object' || value === null || depth > deepestValue || values > mostValues) return
    if (!Array.isArray(value) && isLodging(value)) collectImages((value as { image?: unknown }).image, images)
    for (const inner of Object.values(value)) visit(inner, depth + 1)
  }
  visit(parsed, 0)
  return images
}

function isLodging(value: object): boolean {
  return [(value as { '@type'?: unknown })['@type']].flat().some((type) => {
    return typeof type === 'string' && lodgingTypes.has(type.replace(/^https?:\/\/schema\.org\//, ''))
  })
}

/** `image` is a URL, an ImageObject, or a list of these. */
function collectImages(image: unknown, images: string[]): void {
  for (const one of Array.isArray(image) ? image : [image]) {
    if (images.length === mostImages * 3) return
    if (typeof one === 'string') images.push(one)
    if (typeof one !== 'object' || one === null) continue
    const { contentUrl, url } = one as { contentUrl?: unknown; url?: unknown }
    const address = [contentUrl, url].find((candidate) => typeof candidate === 'string')
    if (typeof address === 'string') images.push(address)
  }
}
