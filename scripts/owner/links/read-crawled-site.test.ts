import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeExampleSite } from '#scripts/owner/write-example-site.ts'
import { readCrawledSite, SiteCannotBeRead } from './read-crawled-site.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
})

afterEach(() => rm(folder, { recursive: true }))

function build(home: string): Promise<void> {
  const mark = { contentType: 'image/svg+xml', text: '<svg/>' }
  return writeExampleSite(folder, { '/': home, '/mark.svg': mark }, { '/old': '/' })
}

describe('readCrawledSite', () => {
  test('knows pages and files as visitors meet them', async () => {
    await build('<link rel="canonical" href="https://guide.example/">')
    const { site, contact } = await readCrawledSite(folder, ['www.hotels.example'])
    expect([...site.pages.keys()]).toEqual(['/404', '/'])
    expect([...site.files]).toEqual(['/', '/mark.svg'])
    expect(site).toMatchObject({ origin: 'https://guide.example', entrances: ['/'], redirects: { '/old': '/' } })
    expect(contact).toBe('post@guide.example')
  })

  test('says what to do where nothing is built, or something else', async () => {
    await expect(readCrawledSite(folder, [])).rejects.toThrow(
      new SiteCannotBeRead('The site has not been built here: run «npm run build» first.'),
    )
    await writeFile(join(folder, 'serving.json'), '{"files":{}}')
    await expect(readCrawledSite(folder, [])).rejects.toThrow('from another version')
  })

  test('does not guess an address that the home page does not name', async () => {
    await build('<p>Home</p>')
    await expect(readCrawledSite(folder, [])).rejects.toThrow(SiteCannotBeRead)
  })
})
