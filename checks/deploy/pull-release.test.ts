import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
const git = (where: string, ...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...parameters], { cwd: where, encoding: 'utf8' })
const root = () => join(folder, 'guide')
const desk = () => join(folder, 'desk')

/** Changes the text on the publisher's machine and sends it, as the desk does. */
function publish(text: string): void {
  writeFileSync(join(desk(), 'text'), text)
  git(desk(), 'commit', '--quiet', '--all', '--message', text)
  git(desk(), 'push', '--quiet')
}

function pull(build = 'cat text > site; mkdir -p dist; touch dist/.built-from') {
  const env = {
    ...process.env,
    GUIDE_ROOT: root(),
    GUIDE_BUILDER: '',
    GUIDE_BUILD: build,
    GUIDE_RESTART: `echo again >> ${folder}/restarts`,
  }
  return spawnSync('sh', [join(process.cwd(), 'deploy/pull-release.sh')], { env, encoding: 'utf8' })
}

const served = () => readFileSync(join(root(), 'current/site'), 'utf8')
const release = () => readlinkSync(join(root(), 'current'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pull-'))
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'server.git')
  git(folder, 'clone', '--quiet', 'server.git', 'desk')
  writeFileSync(join(desk(), 'text'), 'one')
  writeFileSync(join(desk(), '.gitignore'), 'site\ndist\n')
  git(desk(), 'add', '.')
  git(desk(), 'commit', '--quiet', '--message', 'one')
  git(desk(), 'push', '--quiet', 'origin', 'HEAD:main')
  git(desk(), 'branch', '--quiet', '--set-upstream-to=origin/main')
  mkdirSync(join(root(), 'releases'), { recursive: true })
  git(folder, 'clone', '--quiet', 'server.git', 'guide/releases/1')
  writeFileSync(join(root(), 'releases/1/site'), 'one')
  mkdirSync(join(root(), 'releases/1/dist'))
  writeFileSync(join(root(), 'releases/1/dist/.built-from'), '')
  symlinkSync('releases/1', join(root(), 'current'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('serves what was published, once, and swaps back to the release that is there when that is taken back', () => {
  expect(pull().stdout).toBe('')
  publish('two')
  expect(pull().stdout).toContain('Serving releases/2.')
  expect([served(), release()]).toEqual(['two', 'releases/2'])
  git(desk(), 'revert', '--no-edit', 'HEAD')
  git(desk(), 'push', '--quiet')
  // A build would fail: none is needed.
  expect(pull('false').stdout).toContain('Serving releases/1.')
  expect(served()).toBe('one')
  expect(readFileSync(join(folder, 'restarts'), 'utf8')).toBe('again\nagain\n')
})

it('goes on serving the release before when a build fails, and tries again', () => {
  publish('two')
  const failed = pull('echo half > site; false')
  expect(failed.status).toBe(1)
  expect([served(), release(), existsSync(join(root(), 'releases/2'))]).toEqual(['one', 'releases/1', false])
  expect(pull().status).toBe(0)
  expect(served()).toBe('two')
})
