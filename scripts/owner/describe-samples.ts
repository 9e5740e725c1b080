import { listYamlMaps } from '#checks/content/list-yaml-maps.ts'
import type { TextFile } from '#checks/content/written-texts.ts'
import { asSentence, count, keepFilled, type Section } from './report.ts'

interface SampleFindings {
  content: readonly TextFile[]
  /** The built pages with samples; null without a built site. */
  pages: readonly string[] | null
  /** The source of the live list of hotels (`HOTEL_SOURCE`). */
  hotelSource: 'sample' | 'expedia'
}

export function describeSamples({ content, pages, hotelSource }: SampleFindings): Section {
  const files = content
    .filter(({ path }) => path.endsWith('.yaml'))
    .map((file) => ({ path: file.path, fields: listSampleFields(file) }))
    .filter(({ fields }) => fields.length > 0)
  const total = files.reduce((sum, { fields }) => sum + fields.length, 0)
  const isLiveSample = hotelSource === 'sample'
  const shown =
    pages === null
      ? 'whether a page shows them is not known, since no site is built here'
      : pages.length > 0
        ? `${count(pages.length, 'built page shows', 'built pages show')} them, each marked`
        : 'no built page shows them'
  const live = isLiveSample ? 'The live list of hotels shows examples (HOTEL_SOURCE=sample).' : ''
  return {
    title: 'Sample figures in use',
    state: total > 0 || isLiveSample ? 'open' : 'well',
    summary: [
      asSentence(
        total > 0 ? `${count(total, 'example')} in ${count(files.length, 'file')}; ${shown}` : 'none in the content',
      ),
      live,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    tables: keepFilled([
      {
        title: 'Replace each by what a source says (docs/content-guide.md)',
        columns: ['File', 'Figures'],
        rows: files.map(({ path, fields }) => [path, fields.join(', ')]),
      },
    ]),
  }
}

/** Returns the sample fields of a file, named as in the build report. */
function listSampleFields(file: TextFile): string[] {
  if (!file.text.includes('sample')) return []
  return listYamlMaps(file)
    .filter(({ read }) => read('evidence') === 'sample')
    .map(({ fields, row, line }) => [...fields, ...(row ? [row] : [])].join('.') || `line ${line}`)
}
