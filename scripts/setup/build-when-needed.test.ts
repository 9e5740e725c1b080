import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildSettingNames } from '#contract/settings.ts'
import { buildWhenNeeded } from './build-when-needed.mjs'

let projectFolder: string

function write(path: string, content: string): void {
  const file = join(projectFolder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
}

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')

const build = vi.fn(async (draft: string) => {
  expect(readdirSync(draft)).toEqual([])
  mkdirSync(join(draft, 'site'))
  writeFileSync(join(draft, 'site/index.html'), read('content/places/reine/facts.yaml'))
  writeFileSync(join(draft, 'serving.json'), '{}')
})

function start(environment: Record<string, string> = {}, more: object = {}): Promise<boolean> {
  return buildWhenNeeded({ projectFolder, environment, build, say: () => {}, ...more })
}

/** Writes half a site and fails. */
async function failHalfway(draft: string): Promise<void> {
  mkdirSync(join(draft, 'site'))
  writeFileSync(join(draft, 'site/index.html'), 'half')
  throw new Error('content/places/reine/no.md is missing')
}

/** Returns the names and contents of all files in a folder. */
function listFiles(folder: string): [string, string][] {
  return readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(projectFolder, folder), join(entry.parentPath, entry.name)))
    .sort()
    .map((name) => [name, read(`${folder}/${name}`)])
}

beforeEach(async () => {
  build.mockReset()
  projectFolder = await mkdtemp(join(tmpdir(), 'build-'))
  write('content/places/reine/facts.yaml', 'name: Reine')
  write('site/ui/Icon.tsx', 'export {}')
  write('package-lock.json', '{}')
})

afterEach(() => rm(projectFolder, { recursive: true }))

describe('buildWhenNeeded', () => {
  it('builds once and then leaves everything as it is', async () => {
    expect(await start()).toBe(true)
    expect(await start()).toBe(false)
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('builds always when asked to', async () => {
    await start()
    expect(await start({}, { always: true })).toBe(true)
  })

  it.each([
    ['a changed text', () => write('content/places/reine/facts.yaml', 'name: Å')],
    ['a changed source', () => write('site/ui/Icon.tsx', 'export const icon = 1')],
    ['a new file', () => write('site/ui/RichText.tsx', 'export {}')],
    ['a changed lockfile', () => write('package-lock.json', '{ "lockfileVersion": 3 }')],
  ])('builds again after %s', async (_, change) => {
    await start()
    change()
    expect(await start()).toBe(true)
    expect(await start()).toBe(false)
  })

  it.each(buildSettingNames)('builds again when %s is another', async (name) => {
    await start({ [name]: 'one' })
    expect(await start({ [name]: 'other' })).toBe(true)
    expect(await start({ [name]: 'other' })).toBe(false)
  })

  it('does not build again for a changed test or another setting', async () => {
    await start()
    write('site/ui/Icon.test.tsx', 'export {}')
    expect(await start({ PORT: '8080' })).toBe(false)
  })

  it('leaves the built site as it was when a build fails, and builds again', async () => {
    await start()
    write('dist/static/netlify/_headers', 'exported')
    write('site/ui/Icon.tsx', 'export const icon = 1')
    const before = listFiles('dist')
    build.mockImplementationOnce(failHalfway)
    await expect(start()).rejects.toThrow('no.md is missing')
    expect(listFiles('dist')).toEqual(before)
    expect(readdirSync(join(projectFolder, '.cache/builds'))).toEqual([])
    expect(await start()).toBe(true)
    expect(read('dist/static/netlify/_headers')).toBe('exported')
  })

  it('needs no build when what was wrong is as it was before', async () => {
    await start()
    write('site/ui/Icon.tsx', 'export const icon = 1')
    build.mockImplementationOnce(failHalfway)
    await expect(start()).rejects.toThrow('no.md is missing')
    write('site/ui/Icon.tsx', 'export {}')
    expect(await start()).toBe(false)
  })

  it('serves the site before after a failed build where that will do, but none of other settings or not whole', async () => {
    await start({ CONTENT_EVIDENCE: 'verified' })
    write('site/ui/Icon.tsx', 'export const icon = 1')
    build.mockImplementation(failHalfway)
    const say = vi.fn()
    const makesDo = { makesDo: true, say }
    expect(await start({ CONTENT_EVIDENCE: 'verified' }, makesDo)).toBe(false)
    expect(say).toHaveBeenLastCalledWith(expect.stringContaining('The build failed.'))
    await expect(start({ CONTENT_EVIDENCE: 'sample' }, makesDo)).rejects.toThrow('no.md is missing')
    write('dist/site/index.html', '<h1>by another hand</h1>')
    await expect(start({ CONTENT_EVIDENCE: 'verified' }, makesDo)).rejects.toThrow('no.md is missing')
  })

  it.each([
    ['while the new site was made', '.cache/builds/999999999/site/index.html', false],
    ['between the two names', '.cache/builds/previous', true],
  ])('has the whole site before a build that was killed %s', async (_, path, isMoved) => {
    await start()
    const before = listFiles('dist')
    if (isMoved) renameSync(join(projectFolder, 'dist'), join(projectFolder, path))
    else write(path, 'half')
    expect(await start()).toBe(false)
    expect(listFiles('dist')).toEqual(before)
    write('content/places/reine/facts.yaml', 'name: Å')
    expect(await start()).toBe(true)
    expect(read('dist/site/index.html')).toBe('name: Å')
    expect(readdirSync(join(projectFolder, '.cache/builds'))).toEqual([])
  })

  it('keeps the new site, and what was exported, of a build that was killed once it was in its place', async () => {
    await start()
    write('dist/static/netlify/_headers', 'exported')
    cpSync(join(projectFolder, 'dist'), join(projectFolder, '.cache/builds/previous'), { recursive: true })
    await rm(join(projectFolder, 'dist/static'), { recursive: true })
    await rm(join(projectFolder, 'dist/.built-from'))
    build.mockImplementationOnce(failHalfway)
    await expect(start()).rejects.toThrow('no.md is missing')
    expect(listFiles('dist').map(([name]) => name)).toEqual([
      'serving.json',
      'site/index.html',
      'static/netlify/_headers',
    ])
  })

  it('builds again when the built site is not whole or was changed by another hand', async () => {
    await start()
    await rm(join(projectFolder, 'dist/serving.json'))
    expect(await start()).toBe(true)
    write('dist/site/index.html', '<h1>half</h1>')
    expect(await start()).toBe(true)
  })
})
