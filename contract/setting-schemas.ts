import { isIP } from 'node:net'
import * as z from 'zod'

// Schemas of environment variables; messages complete a sentence that begins with the variable's name.

export const port = wholeNumber(0, 65_535)

export const listeningHost = z.string().regex(/^\S+$/, 'must be a host name or an address')

export const httpAddress = z
  .string()
  .refine(isHttpAddress, 'must be an http or https address')
  .transform((address) => address.replace(/\/+$/, ''))

/** Like `httpAddress`; null: switched off. */
export const httpAddressOrOff = z
  .string()
  .refine((word) => word === 'off' || isHttpAddress(word), 'must be an http or https address, or off')
  .transform((word) => (word === 'off' ? null : word.replace(/\/+$/, '')))

export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://guide.example, without a path or a slash at its end')

/** Where a service is asked; null: switched off. */
/** For settings of the build, whose default is written out: stays the word. */
export const originOrOffWord = z
  .string()
  .refine(
    (word) => word === 'off' || isOrigin(word),
    'must be an origin such as https://api.example, without a path or a slash at its end, or off',
  )

export const originOrOff = originOrOffWord.transform((word) => (word === 'off' ? null : word))

export const originList = z
  .string()
  .transform(splitAtCommas)
  .refine((words) => words.every(isOrigin), 'must be origins such as https://guide.example, separated by commas')

export const databaseAddress = z
  .string()
  .refine((word) => /^postgres(ql)?:\/\/./.test(word) && URL.canParse(word), 'must be a postgres:// address')

export const hostList = z
  .string()
  .transform(splitAtCommas)
  .refine(
    (hosts) => hosts.every(isHostName),
    'must be host names in small letters, separated by commas, such as www.expedia.com',
  )

export const agentPurposes = ['fetch', 'search', 'train'] as const

export const purposeList = z
  .string()
  .transform((word) => (word === 'nothing' ? [] : splitAtCommas(word)))
  .pipe(
    z.array(z.enum(agentPurposes), { error: `must be ${agentPurposes.join(', ')} separated by commas, or nothing` }),
  )

/** Printable ASCII, for request headers. */
export const headerWord = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')

export const trustProxy = z.string().transform((word, context): boolean | number | string[] => {
  if (word === 'true' || word === 'false') return word === 'true'
  if (/^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 32) return Number(word)
  const addresses = splitAtCommas(word)
  if (addresses.every(isAddressOrRange)) return addresses
  context.addIssue(
    'must be true, false, a number of proxies from 1 to 32, or the addresses of the proxies, separated by commas',
  )
  return z.NEVER
})

export function oneOf<const Word extends string>(...words: Word[]) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` })
}

export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .transform((word) => (/^\d+$/.test(word) ? Number(word) : Number.NaN))
    .refine((number) => number >= least && number <= most, `must be a whole number from ${least} to ${most}`)
}

function splitAtCommas(word: string): string[] {
  return word.split(',').map((part) => part.trim())
}

function isHttpAddress(word: string): boolean {
  return /^https?:\/\/[^\s/]/.test(word) && URL.canParse(word)
}

function isOrigin(word: string): boolean {
  return isHttpAddress(word) && new URL(word).origin === word
}

/** A dotted name whose last part is no number: neither `localhost` nor an IP. */
function isHostName(word: string): boolean {
  return /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/.test(word) && word.length <= 253
}

function isAddressOrRange(word: string): boolean {
  const [address = '', length, ...rest] = word.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits > 0 && rest.length === 0 && (length === undefined || (/^\d+$/.test(length) && Number(length) <= bits))
}

/** Default of `ANON_KEY`; public by design: supabase-js sends an `apikey`, and nothing is protected by it. */
export const defaultPublicKey = 'lofoten-guide-public-key'
