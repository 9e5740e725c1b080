import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOwnerShare } from '#server/operator/owner/share-with-owner.ts'
import { readSettings } from '#server/settings.ts'
import { databaseIsGone, exampleClickCounts } from '#server/testing/example-click-counts.ts'
import { collectReport } from './collect-report.ts'
import type { AskHost } from './links/ask-outside-links.ts'
import { needsOwner } from './report.ts'
import { writeExampleSite } from './write-example-site.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const log = { warn: () => undefined, error: () => undefined }
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'owner-'))
  await mkdir(join(folder, 'content/places/reine'), { recursive: true })
  await writeFile(join(folder, 'content/places/reine/facts.yaml'), '')
})

afterEach(() => rm(folder, { recursive: true }))

const collect = (more: Partial<Parameters<typeof collectReport>[0]> = {}) =>
  collectReport({
    distFolder: join(folder, 'dist'),
    contentFolder: join(folder, 'content'),
    content: [],
    memoryFolder: join(folder, 'owner'),
    settings: readSettings({ DATA_DIR: folder }),
    version: '1.0.0',
    asksOutside: false,
    acceptsVanished: false,
    now,
    listCalls: async () => ({ villages: [], others: [], houses: 0, questions: 0, withoutPhone: 0 }),
    say: () => undefined,
    ...more,
  })

/** Writes a built site of these pages, with canonical addresses. */
function build(pages: Record<string, string>, redirects?: Record<string, string>): Promise<void> {
  const canonical = '<link rel="canonical" href="https://guide.example/">'
  const files = Object.entries(pages).map(([path, text]) => [path, canonical + text])
  return writeExampleSite(join(folder, 'dist'), Object.fromEntries(files), redirects)
}

async function sectionOf(title: string, more: Partial<Parameters<typeof collectReport>[0]> = {}) {
  const { report } = await collect(more)
  return report.sections.find((section) => section.title === title)
}

describe('collectReport', () => {
  test('explains each missing part on a fresh clone and creates no database', async () => {
    const { report, failures } = await collect()
    expect(failures).toEqual([])
    expect(report.sections.map(({ title, state }) => [title, state])).toEqual([
      ['Links', 'missing'],
      ['Whom to ring', 'well'],
      ['Facts past their review date', expect.any(String)],
      ['Sample figures in use', expect.any(String)],
      ['Missing photos', 'open'],
      ['Clicks by partner', 'missing'],
      ['Weather source', 'missing'],
    ])
    expect(report.sections[0]?.summary).toContain('npm run build')
    expect(report.sections[5]?.summary).toContain('There is no database yet')
    await expect(readFile(join(folder, 'guide.sqlite'))).rejects.toThrow('ENOENT')
  })

  test('goes on where one part fails, and says that it did', async () => {
    const { report, failures } = await collect({ contentFolder: join(folder, 'nowhere') })
    expect(failures).toHaveLength(1)
    expect(report.sections.find(({ title }) => title === 'Missing photos')?.summary).toContain('failed')
    expect(report.sections).toHaveLength(7)
  })

  test('remembers addresses until they lead somewhere again, or are accepted as gone', async () => {
    const inside = () => sectionOf('Links inside the guide')
    await build({ '/': '<a href="/a">A</a><a href="/b">B</a>', '/a': '', '/b': '' })
    expect((await inside())?.summary).toContain('first crawl')
    await build({ '/': '<a href="/b">B</a>', '/b': '' })
    expect((await inside())?.state).toBe('due')
    // Reported again the next time.
    expect((await inside())?.tables[0]?.rows).toEqual([['/a']])
    await build({ '/': '<a href="/b">B</a>', '/b': '' }, { '/a': '/b' })
    expect((await inside())?.state).toBe('well')
    await build({ '/': '' })
    expect((await inside())?.tables[0]?.rows).toEqual([['/a'], ['/b']])
    expect((await sectionOf('Links inside the guide', { acceptsVanished: true }))?.state).toBe('well')
    expect((await inside())?.state).toBe('well')
  })

  test('asks links to others where that is wanted, and tells what it knows of them where it is not', async () => {
    const asked: string[] = []
    const ask: AskHost = async (address, method) => {
      asked.push(`${method} ${address}`)
      return { status: address === 'https://nrk.example/a' ? 200 : 404, location: null, text: '' }
    }
    const outside = (more = {}) => sectionOf('Links to others', { ask, ...more })
    await build({ '/': '<a href="https://nrk.example/a">A</a><a href="https://gone.example/">B</a>' })
    expect((await outside())?.state).toBe('missing')
    expect(asked).toEqual([])
    const announced: string[] = []
    const section = await outside({ asksOutside: true, say: (sentence: string) => announced.push(sentence) })
    expect(section?.summary).toContain('2 addresses, 1 dead, 1 well. Asked just now.')
    expect(asked).toContain('HEAD https://nrk.example/a')
    expect(announced).toEqual([expect.stringContaining('Asking 2 addresses')])
    expect(await outside()).toMatchObject({
      state: 'due',
      summary: expect.stringContaining('1 dead, 1 well. The last answers are of 2026-11-21 13:00.'),
    })
  })

  test('needs the owner for what is due, and for nothing else', () => {
    const section = { title: '', summary: '', tables: [] }
    const states = (['due', 'open', 'well', 'missing'] as const).map((state) =>
      needsOwner({ sections: [{ ...section, state }] }),
    )
    expect(states).toEqual([true, false, false, false])
  })

  test('asks the running server, which has the embedded database for itself', async () => {
    await writeFile(join(folder, 'guide.sqlite'), '')
    const counts = exampleClickCounts([
      { day: '2026-11-20', partner: 'hotels', page: '/hoteller', position: 1, count: 12 },
      { day: '2026-10-01', partner: 'hotels', page: '/hoteller', position: 1, count: 8 },
    ])
    const times = [{ place: 'reine' as const, fetchedAt: now - 600_000, expiresAt: now }]
    let hasForecasts = true
    const share = createOwnerShare({
      counts,
      listForecastTimes: async () => {
        if (!hasForecasts) throw databaseIsGone()
        return times
      },
      dataFolder: folder,
      log,
    })
    await share.start()
    try {
      expect((await sectionOf('Clicks by partner'))?.tables[0]?.rows).toEqual([['hotels', '12', '8']])
      expect((await sectionOf('Weather source'))?.summary).toContain('10 min old')
      hasForecasts = false
      counts.failure = databaseIsGone()
      expect(await sectionOf('Clicks by partner')).toMatchObject({
        state: 'missing',
        summary: 'The database cannot be reached.',
      })
      expect((await sectionOf('Weather source'))?.summary).toContain('The database cannot be reached.')
    } finally {
      await share.stop()
    }
  })
})
