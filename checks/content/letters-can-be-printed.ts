import type { Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

const remedies: Record<string, string> = {
  '\u202f': 'U+202F is not in the fonts and breaks in some readers. Use the no-break space U+00A0.',
  '\u2011': 'U+2011 is not in the fonts. Use the plain hyphen.',
  '\u00ad': 'U+00AD is invisible and comes along when text is copied. Delete it.',
  '\ufeff': 'U+FEFF is invisible. Save the file without a byte order mark.',
  '\u200b': 'U+200B is invisible. Delete it.',
}

export const lettersCanBePrinted: Rule<Pick<WrittenTexts, 'project'>> = {
  name: 'no text has letters that the fonts lack or nobody sees',
  findProblems({ project }) {
    return project.flatMap(({ path, text }) =>
      [...text.matchAll(/[\u202f\u2011\u00ad\ufeff\u200b]/g)].map(({ 0: letter, index }) => ({
        file: `${path}:${lineOf(text, index)}`,
        fix: remedies[letter] ?? '',
      })),
    )
  },
}
