import type { Rule } from '#checks/rule.ts'
import { type BuiltSite, secretNames } from './built-site.ts'

/** What only the owner's desk says: its addresses and its command. */
const marks = [/["'`(=\s]\/desk(?:\/|\?|["'`)\s])/, /npm run desk/]

/** The desk can change every text, so nothing of it may reach visitors: neither page nor script, not even a link. */
export const nothingOfTheDesk: Rule<Pick<BuiltSite, 'pages' | 'files'>> = {
  name: 'nothing of the owner’s desk is built',
  findProblems({ pages, files }) {
    const texts = [
      ...pages.map(({ path, html }) => [path, html] as const),
      ...[...files].map(([path, { text }]) => [path, text] as const),
    ]
    return texts
      .filter(([path, text]) => /^\/desk(?:\/|\.|$)/.test(path) || marks.some((mark) => mark.test(text)))
      .map(([file]) => ({ file, fix: 'It holds something of the desk. Nothing that is built may import from desk/.' }))
  },
}

/** Well-known formats of secrets. */
const patterns: [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['an address with a password', /\b[a-z][a-z\d+.-]*:\/\/[^\s/:@"'`<>${}]+:[^\s/:@"'`<>${}]+@[\w.-]+/i],
  ['a key of Amazon', /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z\d]{36,}|github_pat_\w{22,})/],
  ['a token of npm', /\bnpm_[A-Za-z\d]{36}\b/],
  ['a key of Stripe', /\b[rs]k_(?:live|test)_[A-Za-z\d]{16,}/],
  ['a token of Slack', /\bxox[abeoprs]-[\w-]{10,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a value of a server’s environment', /\bprocess\.env\.[A-Z]\w+|\bPGPASSWORD\b/],
]

// A quoted key: long and random. Hashes in file names are shorter or not separate words.
const longWord = /["'`]([A-Za-z\d+/_-]{32,128}={0,2})["'`]/g
const leastBitsALetter = 4.5

type Site = Pick<BuiltSite, 'pages' | 'files' | 'secrets'>

export const noSecrets: Rule<Site> = {
  name: 'no built file holds the name or the value of a secret, or anything that looks like one',
  findProblems({ pages, files, secrets }) {
    const texts = [
      ...pages.map(({ path, html }) => [path, html] as const),
      ...[...files].map(([path, { text }]) => [path, text] as const),
    ]
    return texts.flatMap(([file, text]) =>
      [...findKnown(text, secrets), ...findLooks(text), ...findKeys(text)].map((what) => ({
        file,
        fix: `It holds ${what}. Everybody can read this file: keep the secret on the server, and change it if it was real.`,
      })),
    )
  },
}

function findKnown(text: string, secrets: readonly string[]): string[] {
  return [
    ...secretNames.filter((name) => text.includes(name)).map((name) => `the name ${name}`),
    // Never the value itself, because many read the reports.
    ...(secrets.some((secret) => text.includes(secret)) ? ['the value of a secret setting of this machine'] : []),
  ]
}

function findLooks(text: string): string[] {
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
}

function findKeys(text: string): string[] {
  return (
    [...text.matchAll(longWord)]
      .map(([, word]) => word ?? '')
      .filter((word) => /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) && !word.startsWith('/'))
      // Alphabets, as in encoders.
      .filter((word) => !/abcdefghijkl/i.test(word))
      .filter((word) => measureEntropy(word) >= leastBitsALetter)
      .map((word) => `what looks like a key, beginning with "${word.slice(0, 6)}" and ${word.length} letters long`)
  )
}

/** Returns the entropy of a word in bits per letter. */
function measureEntropy(word: string): number {
  const counts = new Map<string, number>()
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / word.length) * Math.log2(count / word.length), 0)
}
