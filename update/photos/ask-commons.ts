import { Parser } from 'htmlparser2'
import { z } from 'zod'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { type Ask, readAddress, readJson } from '#update/core/ask.ts'

const text = z.object({ value: z.union([z.string(), z.number()]).transform(String) })

const https = z.url({ protocol: /^https$/ })

const pageSchema = z.object({
  pageid: z.number().int(),
  title: z.string(),
  coordinates: z.array(z.object({ lat: z.number(), lon: z.number() })).optional(),
  imageinfo: z
    .array(
      z.object({
        timestamp: z.iso.datetime(),
        width: z.number(),
        height: z.number(),
        mime: z.string(),
        sha1: z.hex().optional(),
        thumburl: https.optional(),
        url: https,
        descriptionurl: https,
        extmetadata: z.record(z.string(), text).default({}),
      }),
    )
    .min(1),
})

const answerSchema = z.object({
  error: z.object({ code: z.string(), info: z.string().default('') }).optional(),
  query: z.object({ pages: z.array(z.unknown()) }).optional(),
})

export interface FoundPicture {
  id: number
  title: string
  width: number
  height: number
  takenOn: string
  author: string
  licence: { name: string; address: string }
  /** The file as it is served, in a width that the service makes. */
  fileUrl: string
  page: string
  sha1: string
  position: Position | undefined
  /** What a person must look at: rights of persons and trademarks. */
  restrictions: string
}

const radiusMetres = 1000
/** A width on the service’s list; others are refused. */
const width = 1920

/** Returns the free pictures taken near a place. Throws `UpstreamFailure`, also for an error under status 200. */
export async function askCommons(ask: Ask, { latitude, longitude }: Position): Promise<FoundPicture[]> {
  const query = new URLSearchParams({
    action: 'query',
    format: 'json',
    formatversion: '2',
    maxlag: '5',
    generator: 'geosearch',
    ggscoord: `${latitude}|${longitude}`,
    ggsradius: String(radiusMetres),
    ggsnamespace: '6',
    ggslimit: '50',
    prop: 'imageinfo|coordinates',
    iiurlwidth: String(width),
    iiprop: 'url|size|mime|timestamp|user|sha1|extmetadata',
    iiextmetadatafilter:
      'LicenseShortName|License|LicenseUrl|Artist|AttributionRequired|Copyrighted|Restrictions|DateTimeOriginal',
  })
  const answer = readJson(await ask({ url: `${readAddress('photos').url}?${query}`, expects: 'json' }), answerSchema)
  if (answer.error) {
    throw new UpstreamFailure(
      answer.error.code === 'maxlag' ? 'throttled' : 'wrong-answer',
      `could not answer (${answer.error.code}): ${answer.error.info.slice(0, 160)}`,
    )
  }
  const pages = answer.query?.pages ?? []
  const read = pages.flatMap((given) => pageSchema.safeParse(given).data ?? [])
  if (pages.length > 0 && read.length === 0)
    throw new UpstreamFailure('wrong-answer', 'answered pictures of another shape')
  const spots = read.map(({ coordinates }) => JSON.stringify(coordinates?.[0] ?? null))
  return read.flatMap((page, index) => {
    const found = judgePicture(page)
    // Two pictures with the same six decimals were placed by copying, which proves no place.
    const isCopied = spots.filter((spot) => spot === spots[index]).length > 1
    return found ? [{ ...found, ...(isCopied ? { position: undefined } : {}) }] : []
  })
}

const licences = [
  { name: /^CC0( 1\.0)?$/, address: /^https?:\/\/creativecommons\.org\/publicdomain\/zero\/1\.0/ },
  { name: /^Public domain$/i, address: /^$|^https?:\/\/creativecommons\.org\/publicdomain\/mark/ },
  {
    name: /^CC BY (1\.0|2\.0|2\.5|3\.0|4\.0)$/,
    address: /^https?:\/\/creativecommons\.org\/licenses\/by\/(1\.0|2\.0|2\.5|3\.0|4\.0)/,
  },
  {
    name: /^CC BY-SA (1\.0|2\.0|2\.5|3\.0|4\.0)$/,
    address: /^https?:\/\/creativecommons\.org\/licenses\/by-sa\/(1\.0|2\.0|2\.5|3\.0|4\.0)/,
  },
]

/** Who is named where nobody has to be, and nobody is. */
export const unnamed = 'Wikimedia Commons'

/** Returns a picture that may be shown with credit; undefined for any other licence, for one that contradicts its address, and without an author where one must be named. */
export function judgePicture(page: z.infer<typeof pageSchema>): FoundPicture | undefined {
  const [info] = page.imageinfo
  if (!info || info.width < width || info.height < 800 || !/^image\/(jpeg|png)$/.test(info.mime)) return undefined
  const value = (name: string) => info.extmetadata[name]?.value.trim() ?? ''
  const [name, address] = [value('LicenseShortName'), value('LicenseUrl')]
  const licence = licences.find((each) => each.name.test(name))
  if (!licence?.address.test(address)) return undefined
  // The licence and its address must say the same version.
  const [version, versionThere] = [/\d\.\d/.exec(name)?.[0], /\d\.\d/.exec(address)?.[0]]
  if (version !== undefined && version !== versionThere) return undefined
  if (/^public domain$/i.test(name) && value('Copyrighted') === 'True') return undefined
  const author = readHtml(value('Artist'))
  // A string, whatever it looks like.
  const mustName = value('AttributionRequired') !== 'false'
  if (author === '' && mustName) return undefined
  const [spot] = page.coordinates ?? []
  return {
    id: page.pageid,
    title: page.title.replace(/^File:/, '').replace(/\.\w+$/, ''),
    width: info.width,
    height: info.height,
    takenOn: /^\d{4}-\d{2}-\d{2}/.exec(readHtml(value('DateTimeOriginal')))?.[0] ?? info.timestamp.slice(0, 4),
    author: author || unnamed,
    licence: {
      name,
      address: address.replace(/^http:/, 'https:') || 'https://creativecommons.org/publicdomain/mark/1.0/',
    },
    fileUrl: cleanUrl(info.thumburl ?? info.url),
    page: info.descriptionurl,
    sha1: info.sha1 ?? '',
    position: spot && { latitude: spot.lat, longitude: spot.lon },
    restrictions: value('Restrictions'),
  }
}

/** Takes off what only counts visits. */
function cleanUrl(url: string): string {
  const address = new URL(url)
  address.search = ''
  return address.href
}

/** Returns the text of HTML without what is hidden, at most 120 letters. */
export function readHtml(html: string): string {
  let words = ''
  const hidden: boolean[] = []
  const parser = new Parser({
    onopentag(_, { style = '', hidden: isHidden }) {
      hidden.push(/display\s*:\s*none/.test(style) || isHidden !== undefined)
    },
    ontext(part) {
      if (!hidden.includes(true)) words += part
    },
    onclosetag() {
      hidden.pop()
    },
  })
  parser.end(html)
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 120)
}

/** Returns whether bytes are a whole JPEG or PNG, whatever the name says. */
export function pictureEnding(bytes: Buffer): 'jpg' | 'png' | undefined {
  if (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) &&
    bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9]))
  )
    return 'jpg'
  return bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ? 'png' : undefined
}
