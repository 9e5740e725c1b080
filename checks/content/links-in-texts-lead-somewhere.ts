import type { Problem, Rule } from '#checks/rule.ts'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { resolveReference } from '#site/content/model/render-text.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

/** `[Reine](places/reine)`, not the pictures `![](picture/reine)`; and `to: page/weather`. */
const links = /(?<!!)\[[^\]\n]*\]\(([^)\n]*)\)|^ *(?:- *\{? *)?to: *["']?([a-z]+\/[^\s"',}#]+)/gm

function findFault(target: string, file: string): string | undefined {
  if (/^(https:|mailto:|tel:|#)/.test(target)) return undefined
  try {
    // Entries and pages exist in all languages.
    resolveReference(target, 'no', file)
    return undefined
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    // Another file, which the link leads to, is unusable: the rule about content names that one.
    return error.message.startsWith(`${file}: `) ? error.message.slice(`${file}: `.length) : undefined
  }
}

export const linksInTextsLeadSomewhere: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'every link in a text names an entry or a page that is there',
  findProblems({ content }) {
    return content
      .filter(({ path }) => /\.(md|yaml)$/.test(path) && path !== 'content/README.md')
      .flatMap(({ path, text }) =>
        [...text.matchAll(links)].flatMap(({ 1: inText, 2: inField, index }): Problem[] => {
          const fix = findFault(inText ?? inField ?? '', path)
          return fix ? [{ file: `${path}:${lineOf(text, index)}`, fix }] : []
        }),
      )
  },
}
