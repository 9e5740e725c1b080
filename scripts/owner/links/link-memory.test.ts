import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findVanished, type LinkMemory, readLinkMemory, writeLinkMemory } from './link-memory.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'links-'))
})

afterEach(() => rm(folder, { recursive: true }))

describe('the memory of links', () => {
  test('is read as it was written', async () => {
    const memory: LinkMemory = {
      version: 1,
      crawledAt: 7,
      paths: ['/', '/de/fischerhütten'],
      outside: {
        'https://nrk.example/': { outcome: '200', finalAddress: 'https://nrk.example/', askedAt: 5, failures: 0 },
      },
    }
    const file = join(folder, 'new/links.json')
    await writeLinkMemory(file, memory)
    expect(await readLinkMemory(file)).toEqual(memory)
  })

  test.each(['{"version":1,"crawledAt"', '[]', '{"version":2}'])('is empty where the file holds %j', async (text) => {
    const file = join(folder, 'links.json')
    await writeFile(file, text)
    expect(await readLinkMemory(file)).toMatchObject({ crawledAt: 0, paths: [] })
  })

  test('is empty before the first crawl', async () => {
    expect(await readLinkMemory(join(folder, 'links.json'))).toMatchObject({ crawledAt: 0, paths: [], outside: {} })
  })
})

describe('findVanished', () => {
  test('names the paths that lead nowhere any more', () => {
    expect(findVanished(['/', '/turer', '/gone', '/b'], (path) => path === '/' || path === '/turer')).toEqual([
      '/b',
      '/gone',
    ])
  })
})
