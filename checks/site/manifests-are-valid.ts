import * as z from 'zod'
import type { Problem, Rule } from '#checks/rule.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'

const path = z.string().startsWith('/')
const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const icon = z.strictObject({
  src: path,
  sizes: z.string().regex(/^\d+x\d+$/),
  type: z.string(),
  purpose: z.enum(['any', 'maskable', 'monochrome']),
})

/** What browsers demand of an installable site. */
const webManifest = z.strictObject({
  id: path,
  start_url: path,
  scope: path,
  name: z.string().min(1).max(45),
  short_name: z.string().min(1).max(12),
  description: z.string().min(50).max(300),
  lang: z.string(),
  dir: z.literal('ltr'),
  display: z.literal('standalone'),
  background_color: colour,
  theme_color: colour,
  categories: z.array(z.string()),
  icons: z.array(icon),
})

const wantedIcons = ['192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome']

export const manifestsAreValid: Rule<BuiltSite> = {
  name: 'every page names the web manifest of its language, which is valid and whose icons are there',
  findProblems(site) {
    const checked = new Map<string, string>()
    return site.pages.flatMap((page) => {
      const links = page.root.querySelectorAll('link[rel="manifest"]').map((link) => link.getAttribute('href') ?? '')
      const [address] = links
      if (address === undefined || links.length > 1)
        return [{ file: page.path, fix: `There are ${links.length} links to a web manifest, not one. Use PageLayout.` }]
      const language = checked.get(address)
      if (language === page.language) return []
      checked.set(address, page.language)
      if (language !== undefined)
        return [{ file: page.path, fix: `${address} is the web manifest of another language ("${language}").` }]
      return findFaults(address, page, site).map((fix): Problem => ({ file: address, fix }))
    })
  },
}

function findFaults(address: string, page: BuiltPage, site: BuiltSite): string[] {
  const file = site.files.get(address)
  if (!file?.contentType.startsWith('application/manifest+json')) return ['There is no web manifest at this address.']
  let parsed: z.ZodSafeParseResult<z.infer<typeof webManifest>>
  try {
    parsed = webManifest.safeParse(JSON.parse(file.text))
  } catch (error) {
    return [`The web manifest cannot be read: ${error}.`]
  }
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`)
  const { lang, start_url, scope, icons } = parsed.data
  const there = new Set(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`))
  const faults = wantedIcons.filter((wanted) => !there.has(wanted)).map((wanted) => `There is no icon ${wanted}.`)
  if (lang !== site.languageTags[page.language]) faults.push(`lang is "${lang}" on pages in "${page.language}".`)
  if (!site.files.has(decodeURI(start_url))) faults.push(`The start_url ${start_url} is not built.`)
  if (!start_url.startsWith(scope)) faults.push(`The start_url ${start_url} is outside of the scope ${scope}.`)
  for (const { src, sizes, type } of icons) {
    const image = site.files.get(src)
    const measured = image?.dimensions && `${image.dimensions.width}x${image.dimensions.height}`
    if (!image) faults.push(`The icon ${src} is not built.`)
    else if (measured !== sizes || image.contentType !== type)
      faults.push(`The icon ${src} is ${image.contentType} of ${measured}, not ${type} of ${sizes}.`)
  }
  return faults
}
