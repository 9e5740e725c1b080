import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installWhenNeeded } from './install-when-needed.mjs'

let projectFolder: string
/** Replaces the packages, like `npm ci`. */
const install = vi.fn(async () => {
  rmSync(join(projectFolder, 'node_modules'), { recursive: true, force: true })
  mkdirSync(join(projectFolder, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(projectFolder, 'node_modules/.bin/node'), '')
})

function start(): Promise<boolean> {
  return installWhenNeeded({ projectFolder, install, say: () => {} })
}

beforeEach(async () => {
  install.mockClear()
  projectFolder = await mkdtemp(join(tmpdir(), 'install-'))
  await writeFile(join(projectFolder, 'package-lock.json'), '{}')
})

afterEach(() => rm(projectFolder, { recursive: true }))

describe('installWhenNeeded', () => {
  it('installs once and then leaves everything as it is', async () => {
    expect(await start()).toBe(true)
    expect(await start()).toBe(false)
    expect(install).toHaveBeenCalledTimes(1)
  })

  it('installs again when the lockfile changed', async () => {
    await start()
    await writeFile(join(projectFolder, 'package-lock.json'), '{ "lockfileVersion": 3 }')
    expect(await start()).toBe(true)
  })

  it('installs again after an installation that failed or was interrupted', async () => {
    await start()
    await writeFile(join(projectFolder, 'package-lock.json'), '{ "lockfileVersion": 3 }')
    install.mockRejectedValueOnce(new Error('no network'))
    await expect(start()).rejects.toThrow('no network')
    expect(await start()).toBe(true)
  })

  it('installs again when somebody removed the packages', async () => {
    await start()
    await rm(join(projectFolder, 'node_modules/.bin'), { recursive: true })
    expect(await start()).toBe(true)
  })
})
