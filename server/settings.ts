import { isIP } from 'node:net'
import * as z from 'zod'
import { defaultPublicKey } from '#contract/public-key.ts'
import { defaultTileAddress, isTileAddress, tileAddressRule } from '#contract/tile-address.ts'

/** A setting that is wrong: the message is one sentence that names it, fit to be shown to the operator as it is. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
}

// Values of these are never repeated in a message: logs travel further than secrets may.
const secretSettings = new Set(['DATABASE_URL', 'EXPEDIA_API_KEY', 'EXPEDIA_API_PASSWORD'])

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a whole number from 0 to 65535')

const httpAddress = z
  .string()
  .refine(isHttpAddress, 'must be an http or https address')
  .transform((address) => address.replace(/\/+$/, ''))

const origin = z
  .string()
  .refine(
    (word) => isHttpAddress(word) && new URL(word).origin === word,
    'must be an origin such as https://guide.example, without a path',
  )

const originList = z
  .string()
  .transform((words) => words.split(',').map((word) => word.trim()))
  .refine(
    (words) => words.every((word) => isHttpAddress(word) && new URL(word).origin === word),
    'must be origins such as https://guide.example, separated by commas',
  )

const tileAddress = z.string().refine(isTileAddress, tileAddressRule)

const databaseAddress = z
  .string()
  .refine((word) => /^postgres(ql)?:\/\/./.test(word) && URL.canParse(word), 'must be a postgres:// address')

const hostList = z.string().transform((word, context): string[] => {
  const hosts = word.split(',').map((host) => host.trim())
  if (hosts.every(isHostName)) return hosts
  context.addIssue('must be host names in small letters, separated by commas, such as www.expedia.com')
  return z.NEVER
})

const trustProxyHint =
  'must be true, false, a number of proxies from 1 to 32, or the addresses of the proxies, separated by commas'

const trustProxy = z.string().transform((word, context): boolean | number | string[] => {
  if (word === 'true' || word === 'false') return word === 'true'
  if (/^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 32) return Number(word)
  const addresses = word.split(',').map((address) => address.trim())
  if (addresses.every(isAddressOrRange)) return addresses
  context.addIssue(trustProxyHint)
  return z.NEVER
})

/** Every setting of the guide: one row of the table in the deploy guide each. */
const settingsSchema = z.object({
  HOST: z.string().regex(/^\S+$/, 'must be a host name or an address').default('127.0.0.1'),
  PORT: port.default(3000),
  SITE_ORIGIN: origin.default('http://localhost:3000'),
  // Whose pages may call /functions/v1 and /rest/v1 from a browser, besides our own.
  ALLOWED_ORIGINS: originList.default([]),
  CONTENT_EVIDENCE: z.enum(['sample', 'verified']).default('sample'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  MET_BASE_URL: httpAddress.default('https://api.met.no/weatherapi'),
  // Travels in a request header, so nothing but printable ASCII.
  MET_CONTACT: z
    .string()
    .regex(/^[\x21-\x7e]{3,200}$/, 'must be an e-mail or web address')
    .optional(),
  HOTEL_SOURCE: z.enum(['sample', 'expedia']).default('sample'),
  EXPEDIA_BASE_URL: httpAddress.default('https://apim.expedia.com'),
  // Travels in a request header, so nothing but printable ASCII.
  EXPEDIA_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'must be printable characters without spaces')
    .optional(),
  EXPEDIA_API_PASSWORD: z.string().optional(),
  // Over all processes. What the key allows stands in the partner's contract; this has to stay under it.
  EXPEDIA_REQUESTS_PER_MINUTE: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')
    .transform(Number)
    .default(30),
  // Left out, it is on where the pages are examples of our own and nowhere else: see server/images/image-settings.ts.
  IMAGE_CRAWLING: z.enum(['on', 'off']).optional(),
  CRAWL_HOSTS: hostList.default([
    'www.expedia.com',
    'www.expedia.no',
    'www.expedia.de',
    'www.hotels.com',
    'no.hotels.com',
    'de.hotels.com',
  ]),
  IMAGE_HOSTS: hostList.default(['images.trvl-media.com']),
  // Where the example hotels have their pages. Its origin alone may be a local one.
  SAMPLE_HOTEL_PAGES: httpAddress.optional(),
  TILE_URL: tileAddress.default(defaultTileAddress),
  // The pages carry it too: whoever changes it builds them again, which `npm start` does by itself.
  ANON_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
    .default(defaultPublicKey),
  // Figures for Prometheus (server/README.md) on a port of their own, which nobody outside this machine is to reach; without a
  // port there are none.
  METRICS_HOST: z.string().regex(/^\S+$/, 'must be a host name or an address').default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: trustProxy.default(false),
})

export type Settings = Readonly<z.infer<typeof settingsSchema>>

/**
 * Promises the frozen settings of the given environment, with every default filled in.
 * Throws `WrongSetting` for the first value that is empty, unknown or of the wrong kind.
 *
 * @example readSettings({ PORT: '8080' }).PORT // => 8080
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given: Record<string, string> = {}
  for (const name of Object.keys(settingsSchema.shape)) {
    const value = environment[name]
    if (value === undefined) continue
    if (value.trim() === '') throw new WrongSetting(`${name} is empty: give it a value or leave it out.`)
    given[name] = value
  }
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) throw new WrongSetting(describeIssue(parsed.error.issues[0], given))
  for (const name of ['EXPEDIA_API_KEY', 'EXPEDIA_API_PASSWORD'] as const) {
    if (parsed.data.HOTEL_SOURCE === 'expedia' && parsed.data[name] === undefined) {
      throw new WrongSetting(`${name} is missing: HOTEL_SOURCE=expedia needs it.`)
    }
  }
  return Object.freeze(parsed.data)
}

function describeIssue(issue: z.core.$ZodIssue | undefined, given: Record<string, string>): string {
  const name = String(issue?.path[0])
  const wish = issue?.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue?.message
  return secretSettings.has(name) ? `${name} ${wish}.` : `${name} ${wish}, but it is ${JSON.stringify(given[name])}.`
}

function isHttpAddress(word: string): boolean {
  return /^https?:\/\/[^\s/]/.test(word) && URL.canParse(word)
}

/** Names only, with a dot in them and a last part that is no number: neither `localhost` nor an IP address. */
function isHostName(word: string): boolean {
  return /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/.test(word) && word.length <= 253
}

function isAddressOrRange(word: string): boolean {
  const [address = '', length, ...rest] = word.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits > 0 && rest.length === 0 && (length === undefined || (/^\d+$/.test(length) && Number(length) <= bits))
}
