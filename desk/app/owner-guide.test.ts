import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Field } from '#desk/contract.ts'
import { schemasOfEntries } from '#desk/engine/entries/schemas-of-entries.ts'
import { describeForm } from '#desk/engine/form/describe-form.ts'
import { schemasOfSettings } from '#desk/engine/office/settings-files.ts'
import { photoFactsSchema } from '#site/media/photos/photo-schema.ts'

function listLabels(fields: Field[]): string[] {
  return fields.flatMap(({ label, fields: inner = [], item, fact }) => [
    label.en,
    ...listLabels([...inner, ...(item ? [item] : []), ...(fact ? [fact.value] : [])]),
  ])
}

it('names in the owner’s guide what the desk shows, word for word', () => {
  const schemas = [
    ...Object.values(schemasOfEntries).flatMap(({ facts, words }) => [facts, words]),
    ...Object.values(schemasOfSettings),
    photoFactsSchema,
  ]
  const labels = new Set([
    ...schemas.flatMap((schema) => listLabels(describeForm(schema))),
    ...Object.keys(schemasOfEntries),
  ])
  const pages = globSync('desk/app/**/*.tsx').map((file) => readFileSync(file, 'utf8').replace(/\s+/g, ' '))
  const guide = readFileSync('docs/owner.md', 'utf8').replace(/\s+/g, ' ')
  const doing = guide.slice(guide.indexOf('## Do'), guide.indexOf('## When something is odd'))
  const named = [...doing.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(([, words = '']) => words)
  expect(named.length).toBeGreaterThan(40)
  const isShown = (words: string): boolean => {
    // What the desk fills in stands behind a colon: «Add: …», «Save: Partners».
    const [fixed = '', filled] = words.split(/(?<=: )/)
    // A whole text of an element or a string, or its beginning before a colon or a value.
    const isOnPage = (text: string) => {
      const whole = new RegExp(`[>'"\`] ?${RegExp.escape(text.trim())} ?[<'"\`{:]`)
      return pages.some((page) => whole.test(page))
    }
    return isOnPage(words) || labels.has(words) || (isOnPage(fixed) && (filled === '…' || isShown(filled ?? '…')))
  }
  expect(named.filter((words) => !isShown(words))).toEqual([])
})
