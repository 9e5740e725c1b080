import { join } from 'node:path'
import { hashFileTimes, hashInputs } from './hash-inputs.mjs'
import { stampIn } from './stamp.mjs'

const inputs = [
  'site',
  'pictures',
  'content',
  'contract',
  'scripts',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
// Generated from contract/settings.ts by npm run generate:settings
// biome-ignore format: a line for each, as it is generated
const inputSettings = [
  'SITE_ORIGIN',
  'CONTENT_EVIDENCE',
  'ANON_KEY',
  'TILE_URL',
  'HOTEL_SOURCE',
]
// End of generated settings
const results = ['dist/site', 'dist/earlier', 'dist/compressed', 'dist/serving.json']

/**
 * Builds the site, unless the built site is complete, untouched, and made from the present sources and settings.
 *
 * @param {object} parts
 * @param {string} parts.projectFolder
 * @param {Record<string, string | undefined>} parts.environment
 * @param {() => Promise<void>} parts.build rejects when the build fails
 * @param {(sentence: string) => void} parts.say
 * @param {boolean} [parts.always] builds in any case
 * @returns {Promise<boolean>} whether it had to build
 */
export async function buildWhenNeeded({ projectFolder, environment, build, say, always = false }) {
  const stamp = stampIn(join(projectFolder, 'dist/.built-from'))
  const settings = inputSettings.map((name) => `${name}=${environment[name] ?? ''}`)
  const sources = hashInputs(projectFolder, inputs, settings, (path) => !/\.test\.tsx?$/.test(path))
  const stampNow = () => JSON.stringify({ sources, results: hashFileTimes(projectFolder, results) })
  if (!always && stamp.read() === stampNow()) return false
  say('Building the site …')
  stamp.remove()
  await build()
  stamp.write(stampNow())
  return true
}
