import { z } from 'zod'
import { defaultPublicKey } from '#contract/public-key.ts'
import { defaultTileAddress, isTileAddress, tileAddressRule } from '#contract/tile-address.ts'

const buildSettings = z.object({
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/, message: 'must be an origin such as https://guide.example' })
    .refine((value) => new URL(value).origin === value, 'must be an origin without path or trailing slash')
    .default('http://localhost:3000'),
  CONTENT_EVIDENCE: z.enum(['sample', 'verified']).default('sample'),
  ANON_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces')
    .default(defaultPublicKey),
  TILE_URL: z.string().refine(isTileAddress, tileAddressRule).default(defaultTileAddress),
})

/**
 * The four settings the build reads: the origin in canonical addresses, whether sample figures are shown, the public key
 * that the live hotels ask the server with, and where the map has its tiles from.
 * Throws one sentence that names the setting when a value cannot be used.
 */
export function readBuildSettings(environment: Record<string, string | undefined>): {
  siteOrigin: string
  contentEvidence: 'sample' | 'verified'
  publicKey: string
  tileAddress: string
} {
  const result = buildSettings.safeParse(environment)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new Error(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const { SITE_ORIGIN, CONTENT_EVIDENCE, ANON_KEY, TILE_URL } = result.data
  return {
    siteOrigin: SITE_ORIGIN,
    contentEvidence: CONTENT_EVIDENCE,
    publicKey: ANON_KEY,
    tileAddress: TILE_URL,
  }
}
