import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Problem, Rule } from '#checks/rule.ts'
import { languageKeys, nameInEnglish } from '#contract/languages.ts'
import type { TextFile, WrittenTexts } from './written-texts.ts'

const fileOfLanguage = new RegExp(`(?<=/)(?:${languageKeys.join('|')})(?=\\.(?:md|yaml)$)`)

function findMissingFiles(content: readonly TextFile[]): Problem[] {
  const paths = new Set(content.map(({ path }) => path))
  const texts = [...paths].filter((path) => fileOfLanguage.test(path))
  const wanted = texts.flatMap((path) =>
    languageKeys.map((key) => ({ key, file: path.replace(fileOfLanguage, key), path })),
  )
  const missing = new Map(wanted.filter(({ file }) => !paths.has(file)).map((each) => [each.file, each]))
  return [...missing.values()].map(({ key, file, path }) => ({
    file,
    fix: `${file} is missing. Translate ${path} into ${nameInEnglish(key)}.`,
  }))
}

/** Finds objects like `{ no: …, en: … }` that lack a language. */
function findMissingWords({ path, text }: TextFile): Problem[] {
  if (!path.endsWith('.yaml') || fileOfLanguage.test(path)) return []
  const lines = new LineCounter()
  const found: Problem[] = []
  visit(parseDocument(text, { lineCounter: lines }), {
    Map(_, node) {
      const keys = node.items.map(({ key }) => String(isScalar(key) ? key.value : key))
      if (!keys.some((key) => languageKeys.some((language) => language === key))) return
      const missing = languageKeys.filter((language) => !keys.includes(language))
      if (missing.length === 0) return
      found.push({
        file: `${path}:${lines.linePos(node.range?.[0] ?? 0).line}`,
        fix: `says it without ${missing.map((language) => `${language} (${nameInEnglish(language)})`).join(', ')}.`,
      })
    },
  })
  return found
}

/** Finds everything a language lacks at once; readers stop at the first fault of a page. */
export const textsStandInEveryLanguage: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'every text of the content is there in every language',
  findProblems: ({ content }) => [...findMissingFiles(content), ...content.flatMap(findMissingWords)],
}
