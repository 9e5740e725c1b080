import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { formatReportAsPage } from './format-report-as-page.ts'
import { formatReportAsText } from './format-report-as-text.ts'
import type { OwnerReport } from './report.ts'

const address = 'https://nrk.example/a?b=1&c="2"'
const report: OwnerReport = {
  madeAt: '2026-11-21 23:50',
  sections: [
    {
      title: 'Links',
      state: 'due',
      summary: 'One leads nowhere.',
      tables: [
        {
          title: 'Lead nowhere',
          columns: ['Address', 'On'],
          rows: [
            ['/<script>alert(1)</script>', { text: '/steder', address: 'https://guide.example/steder' }],
            [
              { text: address, address },
              { text: 'trick', address: 'javascript:alert(1)' },
            ],
          ],
        },
      ],
    },
    { title: 'Clicks', state: 'missing', summary: 'There is no database yet.', tables: [] },
  ],
}

describe('the report as text', () => {
  test('begins with an overview, and goes on with what there is to see', () => {
    expect(formatReportAsText(report)).toBe(`The guide on 2026-11-21 23:50

✗ Links: One leads nowhere.
? Clicks: There is no database yet.

Links
─────

Lead nowhere (2)
  Address                          On
  /<script>alert(1)</script>       /steder
  https://nrk.example/a?b=1&c="2"  trick

✗ needs you   · can be better   ✓ well   ? cannot be told now`)
  })

  test('cuts what is long, and says how much there is', () => {
    const rows = Array.from({ length: 40 }, (_, index) => [`/gone-${index}`])
    const tables = [{ title: 'Gone', columns: ['Address'], rows }]
    const text = formatReportAsText({ madeAt: '', sections: [{ title: 'A', state: 'due', summary: '', tables }] })
    expect(text).toContain('Gone (40)')
    expect(text).toContain('/gone-14\n  … and 25 more, on the page')
    expect(text).not.toContain('/gone-15')
  })

  test('puts what is too wide for columns below each other', () => {
    const tables = [{ title: 'Due', columns: ['File', 'Fix'], rows: [['content/a.yaml:3', 'x'.repeat(200)]] }]
    const text = formatReportAsText({ madeAt: '', sections: [{ title: 'A', state: 'due', summary: '', tables }] })
    expect(text).toContain(`  content/a.yaml:3\n      ${'x'.repeat(200)}`)
  })
})

describe('the report as a page', () => {
  const html = formatReportAsPage(report)
  const page = parse(html)

  test('says the same, and leads from the overview to each section that has more to show', () => {
    expect(page.querySelectorAll('li').map(({ textContent }) => textContent)).toEqual([
      'Needs you Links. One leads nowhere.',
      'Cannot be told Clicks. There is no database yet.',
    ])
    const [link, ...others] = page.querySelectorAll('li a')
    expect(others).toEqual([])
    expect(page.querySelector(link?.getAttribute('href') ?? '')?.textContent).toBe('Links')
    expect(page.querySelectorAll('th').map(({ textContent }) => textContent)).toEqual(['Address', 'On'])
  })

  test('shows words as words, and links to nothing but the web', () => {
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/href="javascript/)
    const links = page.querySelectorAll('td a')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://guide.example/steder', address])
    expect(page.querySelectorAll('td')[0]?.textContent).toBe('/<script>alert(1)</script>')
  })

  test('loads nothing: it may be opened from the disk and without a network', () => {
    expect(page.querySelectorAll('script, img, link, iframe, [src], [srcset]')).toEqual([])
    expect(page.querySelector('style')?.rawText ?? html).not.toMatch(/url\(|@import/)
    expect(html).toContain(`default-src 'none'`)
  })
})
