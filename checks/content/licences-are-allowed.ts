import type { Rule } from '#checks/rule.ts'
import { systemOfName } from '#scripts/lockfile/missing-platform-packages.ts'
import type { WrittenTexts } from './written-texts.ts'

/** What may be built into the guide or run beside it without asking anybody, as SPDX says it. */
const allowedEverywhere = new Set([
  ...[
    'MIT',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'OFL-1.1',
    'Zlib',
  ],
  ...['Python-2.0'],
])

/**
 * Licences that ask for more, each with the packages that may have it: used as they are, beside our code and not inside of it.
 * MPL-2.0 asks that changed files are shown, LGPL-3.0 that a library can be exchanged for another build.
 */
const allowedFor: Record<string, RegExp> = {
  'MPL-2.0': /^(lightningcss(-.+)?|axe-core)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
}

/** The lockfile says nothing of these; what their own LICENSE file says, and in which version it was read. */
const readByHand: Record<string, { version: string; licence: string }> = {
  suncalc: { version: '2.0.2', licence: 'BSD-2-Clause' },
}

export const licencesAreAllowed: Rule<Pick<WrittenTexts, 'lockfile'>> = {
  name: 'every package has a licence that the guide may use',
  findProblems({ lockfile }) {
    return Object.entries(lockfile.packages).flatMap(([place, { version, license, optional }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      if (place === '') return []
      // A build for another system that was never fetched; its own system's build beside it says the licence.
      if (license === undefined && optional && systemOfName(name)) return []
      const byHand = readByHand[name]
      const words = license ?? (byHand?.version === version ? byHand?.licence : undefined)
      if (words !== undefined && isAllowed(words, name)) return []
      return {
        file: 'package-lock.json',
        fix: `${name} ${version} has ${words ? `the licence ${words}` : 'no licence in the lockfile'}. Read it, then add it to checks/content/licences-are-allowed.ts, or do without the package.`,
      }
    })
  },
}

/** All parts of an «AND» have to be allowed, and one of an «OR». */
function isAllowed(licence: string, name: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((part) => allowedEverywhere.has(part) || allowedFor[part]?.test(name) === true),
    )
}
