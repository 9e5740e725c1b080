import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildSettingNames } from '#contract/settings.ts'
import { buildWhenNeeded } from './build-when-needed.mjs'

let projectFolder: string

function write(path: string, content: string): void {
  const file = join(projectFolder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
}

const build = vi.fn(async () => {
  write('dist/site/index.html', '<h1>Lofoten</h1>')
  write('dist/serving.json', '{}')
})

function start(environment: Record<string, string> = {}, always = false): Promise<boolean> {
  return buildWhenNeeded({ projectFolder, environment, build, say: () => {}, always })
}

beforeEach(async () => {
  build.mockClear()
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
    expect(await start({}, true)).toBe(true)
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

  it('builds again after a build that failed or was interrupted', async () => {
    await start()
    write('site/ui/Icon.tsx', 'export const icon = 1')
    build.mockRejectedValueOnce(new Error('content/places/reine/no.md is missing'))
    await expect(start()).rejects.toThrow('no.md is missing')
    write('site/ui/Icon.tsx', 'export {}')
    expect(await start()).toBe(true)
  })

  it('builds again when the built site is not whole or was changed by another hand', async () => {
    await start()
    await rm(join(projectFolder, 'dist/serving.json'))
    expect(await start()).toBe(true)
    write('dist/site/index.html', '<h1>half</h1>')
    expect(await start()).toBe(true)
  })
})
