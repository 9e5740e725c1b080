import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Language, languageKeys } from '#contract/languages.ts'

const projectFolder = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8')

test('no code but the table of routes lists the languages by hand', () => {
  const inOrder = (write: (language: Language) => string) => new RegExp(languageKeys.map(write).join('[^]{1,80}?'))
  const [quoted, asFields] = [
    inOrder((language) => `'${language}'`),
    inOrder((language) => `\\b${language}: ['"\`\\w]`),
  ]
  const code = globSync('{bench,checks,contract,scripts,server,site,stubs}/**/*.{ts,tsx,astro,mjs}', {
    cwd: projectFolder,
  })
  const byHand = code.filter(
    (file) => !/\.test\.tsx?$|^site\/routes\//.test(file) && (quoted.test(read(file)) || asFields.test(read(file))),
  )
  expect(byHand).toEqual([])
})
