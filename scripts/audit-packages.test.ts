import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// With an npm of our own, which says what a registry might.

const folder = mkdtempSync(join(tmpdir(), 'audit-'))
afterAll(() => rmSync(folder, { recursive: true }))

const noWeakness = { metadata: { vulnerabilities: { total: 0 } }, vulnerabilities: {} }
const noFinding = { invalid: [], missing: [] }
const some = [{ name: 'left-pad', version: '1.3.0' }]

function audit(weaknesses: unknown, signatures: unknown): { exitCode: number | null; said: string } {
  const npm = join(folder, 'npm.cjs')
  const answers = `process.argv.includes('signatures') ? ${JSON.stringify(signatures)} : ${JSON.stringify(weaknesses)}`
  writeFileSync(npm, `console.log(JSON.stringify(${answers}))`)
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'audit-packages.mjs')], {
    env: { ...process.env, npm_execpath: npm },
    encoding: 'utf8',
  })
  return { exitCode: status, said: stdout }
}

test.each([
  ['nothing found', noWeakness, noFinding, 0, 'Every installed package has a signature'],
  ['a wrong signature', noWeakness, { invalid: some, missing: [] }, 1, 'left-pad@1.3.0: a wrong signature'],
  ['a missing signature', noWeakness, { invalid: [], missing: some }, 1, 'left-pad@1.3.0: no signature'],
  ['a registry without signatures', noWeakness, { error: { summary: 'no keys' } }, 0, 'not be checked (no keys)'],
  ['a registry that knows nothing', { message: '405' }, noFinding, 0, 'about weaknesses (405)'],
  [
    'a weakness',
    {
      metadata: { vulnerabilities: { total: 1 } },
      vulnerabilities: { a: { name: 'a', severity: 'high', range: '<2', fixAvailable: true } },
    },
    noFinding,
    1,
    'high: a <2, mended in a newer version',
  ],
])('%s', (_, weaknesses, signatures, exitCode, said) => {
  const outcome = audit(weaknesses, signatures)
  expect(outcome.said).toContain(said)
  expect(outcome.exitCode).toBe(exitCode)
})
