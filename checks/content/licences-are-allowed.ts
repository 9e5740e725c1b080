import { systemOfName } from '#checks/lockfile/missing-platform-packages.ts'
import type { Rule } from '#checks/rule.ts'
import type { WrittenTexts } from './written-texts.ts'

/** SPDX ids of licences that are allowed for every package. */
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

/** Licences allowed for some packages, which are used unmodified: MPL-2.0 and LGPL-3.0 have conditions for changes. */
const allowedFor: Record<string, RegExp> = {
  'MPL-2.0': /^(lightningcss(-.+)?|axe-core|ical\.js)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
}

/** Packages without a licence in the lockfile: the licence in their LICENSE file, and the version read. */
const readByHand: Record<string, { version: string; licence: string }> = {
  suncalc: { version: '2.0.2', licence: 'BSD-2-Clause' },
}

export const licencesAreAllowed: Rule<Pick<WrittenTexts, 'lockfile'>> = {
  name: 'every package has a licence that the guide may use',
  findProblems({ lockfile }) {
    return Object.entries(lockfile.packages).flatMap(([place, { version, license, optional }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      if (place === '') return []
      // A build for another system that was not installed; this system's build states the licence.
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

/** Returns whether all parts of an «AND» are allowed, or one of an «OR». */
function isAllowed(licence: string, name: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((part) => allowedEverywhere.has(part) || allowedFor[part]?.test(name) === true),
    )
}
