import type { Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

const document = 'docs/security.md'
const namedFile = /`([\w./-]+\.(?:test\.ts|ts))`/g

export const securityNamesRealTests: Rule<Pick<WrittenTexts, 'project'>> = {
  name: 'every file that docs/security.md names as a defence or its test is there',
  findProblems({ project }) {
    const paths = project.map(({ path }) => path)
    return project
      .filter(({ path }) => path === document)
      .flatMap(({ text }) =>
        [...text.matchAll(namedFile)]
          .filter(([, name]) => !paths.some((path) => path === name || path.endsWith(`/${name}`)))
          .map(({ 1: name, index }) => ({
            file: `${document}:${lineOf(text, index)}`,
            fix: `There is no ${name}. Name the test that holds this row now, or say that none does.`,
          })),
      )
  },
}
