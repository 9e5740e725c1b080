import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { measureSearch } from '#checks/search/measure-search.ts'
import { languageKeys } from '#contract/languages.ts'

// Says how many questions of strangers the built guide answers first, and among the first three. They stand in files of a language each,
// [{ "question": "…", "acceptable": ["/path"] }], and are thrown away once somebody who mends the search has seen which were missed.
// `node bench/search.ts questions.no.json questions.en.json [--missed]`

const files = process.argv.slice(2).filter((word) => word.endsWith('.json'))
const saysMissed = process.argv.includes('--missed')

for (const file of files) {
  const language = languageKeys.find((key) => basename(file, '.json').endsWith(`.${key}`))
  if (!language) throw new Error(`${file}: name the language before .json, as in questions.no.json.`)
  const questions = JSON.parse(await readFile(file, 'utf8'))
  const { first, inThree, missed } = await measureSearch(language, questions)
  console.log(`${language}: ${questions.length} questions, ${first} % answered first, ${inThree} % in three`)
  if (saysMissed) for (const line of missed) console.log(`  ${line}`)
}
if (files.length === 0) console.log('Name the files of questions.')
