import { type Compression, compressions } from '#contract/serving-manifest.ts'

export type Encoding = Compression | 'identity'

/** Quality of each encoding from 0 (refused) to 1. */
export type Welcome = Readonly<Record<Encoding, number>>

// "identity" is allowed unless refused, but the last choice; below the smallest quality a header can express (0.001).
const lastChoice = 0.0001

const onlyIdentity: Welcome = { br: 0, gzip: 0, identity: lastChoice }

// Browsers send some forty letters. Thousands of commas would cost eight times the answer itself.
const longestHeader = 1000

// Browsers send a handful of different headers; the limit is for everyone else.
const rememberedHeaders = 128
const remembered = new Map<string, Welcome>()

/**
 * Returns the quality of each encoding by an `Accept-Encoding` header (RFC 9110 §12.5.3); without one identity only.
 * @example readAcceptEncoding('br;q=0.5, gzip') // => { br: 0.5, gzip: 1, identity: 0.0001 }
 */
export function readAcceptEncoding(header: string | undefined): Welcome {
  if (header === undefined || header.length > longestHeader) return onlyIdentity
  const known = remembered.get(header)
  if (known) return known
  const welcome = parseAcceptEncoding(header)
  if (remembered.size < rememberedHeaders && header.length < 256) remembered.set(header, welcome)
  return welcome
}

function parseAcceptEncoding(header: string): Welcome {
  const named = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    if (name !== '') named.set(name, readQuality(parameters))
  }
  const others = named.get('*')
  const welcome = { ...onlyIdentity }
  welcome.identity = named.get('identity') ?? (others === 0 ? 0 : lastChoice)
  for (const compression of compressions) {
    const alias = compression === 'gzip' ? named.get('x-gzip') : undefined
    welcome[compression] = named.get(compression) ?? alias ?? others ?? 0
  }
  return welcome
}

function readQuality(parameters: string[]): number {
  const written = parameters.find((parameter) => parameter.startsWith('q='))
  if (written === undefined) return 1
  const quality = Number(written.slice(2))
  return quality >= 0 && quality <= 1 ? quality : 0
}

const markdown = 'text/markdown'

/**
 * Returns whether an `Accept` header asks for Markdown, at least as much as for HTML. Browsers do not name it, which is all that is
 * looked for on their way.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes(markdown)) return false
  const wanted = new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [type, quality ? Number(quality.slice(2)) || 0 : 1]
    }),
  )
  const own = wanted.get(markdown) ?? 0
  return own > 0 && own >= (wanted.get('text/html') ?? 0)
}
