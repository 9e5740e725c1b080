import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashFileTimes, hashInputs } from './hash-inputs.mjs'
import { stampIn } from './stamp.mjs'
import { beginDraft, finishSwap, takePlace } from './swap-site.mjs'

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
  'TOUR_STAND_IN',
  'MARKDOWN',
  'OPEN_DATA',
  'AGENTS_MAY',
  'MCP',
  'HOTEL_SOURCE',
]
// End of generated settings
const results = ['dist/site', 'dist/earlier', 'dist/compressed', 'dist/assistant', 'dist/serving.json']

/**
 * Builds the site, unless the built site is complete, untouched, and made from the present sources and settings. A build that
 * fails, and one that is killed, leaves the site before it in its place.
 *
 * @param {object} parts
 * @param {string} parts.projectFolder
 * @param {Record<string, string | undefined>} parts.environment
 * @param {(draft: string) => Promise<void>} parts.build makes the site in an empty folder; rejects when that fails
 * @param {(sentence: string) => void} parts.say
 * @param {boolean} [parts.always] builds in any case
 * @param {boolean} [parts.makesDo] after a failed build takes the site before it, if that is whole and of the same settings
 * @returns {Promise<boolean>} whether it built
 */
export async function buildWhenNeeded({ projectFolder, environment, build, say, always = false, makesDo = false }) {
  finishSwap(projectFolder)
  const stamp = stampIn(join(projectFolder, 'dist/.built-from'))
  const settings = inputSettings.map((name) => `${name}=${environment[name] ?? ''}`)
  const sources = hashInputs(projectFolder, inputs, settings, (path) => !/\.test\.tsx?$/.test(path))
  const stampNow = () => ({ sources, settings, results: hashFileTimes(projectFolder, results) })
  const before = stamp.read()
  if (!always && before === JSON.stringify(stampNow())) return false
  say('Building the site …')
  const draft = beginDraft(projectFolder)
  try {
    await build(draft)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!makesDo || !isWhole(before, stampNow())) throw error
    say(
      'The build failed. What is served is the site of the last build that did not: mend what is said above and start again.',
    )
    return false
  }
  takePlace(projectFolder, draft)
  stamp.write(JSON.stringify(stampNow()))
  return true
}

/**
 * Returns whether the built site is as its stamp says, for the present settings: one with examples is none for visitors.
 *
 * @param {string | undefined} stamp
 * @param {{ settings: string[], results: string }} now
 */
function isWhole(stamp, now) {
  const { settings, results } = JSON.parse(stamp ?? '{}')
  return results === now.results && JSON.stringify(settings) === JSON.stringify(now.settings)
}
