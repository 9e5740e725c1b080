import { z } from 'zod'

const buildSettings = z.object({
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/, message: 'must be an origin such as https://guide.example' })
    .refine((value) => new URL(value).origin === value, 'must be an origin without path or trailing slash')
    .default('http://localhost:3000'),
  CONTENT_EVIDENCE: z.enum(['sample', 'verified']).default('sample'),
})

/**
 * The two settings the build reads: the origin in canonical addresses, and whether sample figures are shown.
 * Throws one sentence that names the setting when a value cannot be used.
 */
export function readBuildSettings(environment: Record<string, string | undefined>): {
  siteOrigin: string
  contentEvidence: 'sample' | 'verified'
} {
  const result = buildSettings.safeParse(environment)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new Error(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  return { siteOrigin: result.data.SITE_ORIGIN, contentEvidence: result.data.CONTENT_EVIDENCE }
}
