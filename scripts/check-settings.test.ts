import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const projectFolder = join(import.meta.dirname, '..')

describe.each([
  ['the build', 'scripts/check-settings.ts'],
  ['the start', 'server/main.ts'],
])('a wrong setting stops %s with one sentence and exit code 1', (_, program) => {
  test.each([
    [
      { SITE_ORIGIN: 'https://guide.example/' },
      'The environment variable SITE_ORIGIN must be an origin such as https://guide.example, without a path or a slash at its end, but it is "https://guide.example/".',
    ],
    [
      { DATABASE_URL: 'mysql://guide:secret@host' },
      'The environment variable DATABASE_URL must be a postgres:// address.',
    ],
  ])('%j', (environment, sentence) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      cwd: projectFolder,
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    })
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` })
  })
})
