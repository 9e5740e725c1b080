import { describe, expect, it } from 'vitest'
import { reportToEditor } from './editor-report.ts'

const file = 'content/places/reine/no.md'

describe('reportToEditor', () => {
  it('says that all is well when it is', () => {
    expect(reportToEditor([], [])).toEqual({ text: expect.stringContaining('in order'), errors: 0, warnings: 0 })
  })

  it('goes file by file, those with errors first, and line by line', () => {
    const { text, errors, warnings } = reportToEditor(
      [
        { file: `${file}:20`, fix: 'B is wrong.' },
        { file: `${file}:3`, fix: 'A is wrong.' },
      ],
      [
        { file: 'content/hotels/a/facts.yaml:4', fix: 'C is old.' },
        { file: `${file}:1`, fix: 'D is old.' },
      ],
    )
    expect(text.split('\n').slice(0, 7)).toEqual([
      file,
      '  ✗ line 3: A is wrong.',
      '  ✗ line 20: B is wrong.',
      '  · line 1: D is old.',
      '',
      'content/hotels/a/facts.yaml',
      '  · line 4: C is old.',
    ])
    expect(text).toContain('2 errors, 2 warnings')
    expect({ errors, warnings }).toEqual({ errors: 2, warnings: 2 })
  })

  it('does not say the name of the file again, and keeps the lines of a longer answer', () => {
    const { text } = reportToEditor(
      [{ file, fix: `${file} cannot be used:\n  lead: is too long\n  title: is empty` }],
      [],
    )
    expect(text).toContain(`${file}\n  ✗ cannot be used:\n      lead: is too long\n      title: is empty\n`)
  })

  it('says once what two rules found, where one of them knows the line', () => {
    const { text, errors } = reportToEditor(
      [
        { file, fix: `${file}: the link leads nowhere.` },
        { file: `${file}:31`, fix: 'the link leads nowhere.' },
      ],
      [],
    )
    expect(text).toContain('  ✗ line 31: the link leads nowhere.')
    expect(errors).toBe(1)
  })

  it('keeps what is wrong in the code out of the editor’s list, and says that it is there', () => {
    const { text, errors } = reportToEditor([{ file: 'site/ui/Icon.tsx', fix: 'Rename it.' }], [])
    expect(errors).toBe(0)
    expect(text).not.toContain('Icon.tsx')
    expect(text).toContain('1 in the code')
  })
})
