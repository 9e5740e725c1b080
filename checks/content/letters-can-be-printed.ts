import type { Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

const remedies: Record<string, string> = {
  '\u202f': 'U+202F is not in the fonts and breaks in some readers. Use the no-break space U+00A0.',
  '\u2011': 'U+2011 is not in the fonts. Use the plain hyphen.',
  '\u00ad': 'U+00AD is invisible and comes along when text is copied. Delete it.',
  '\ufeff': 'U+FEFF is invisible. Save the file without a byte order mark.',
  '\u200b': 'U+200B is invisible. Delete it.',
}

const unprintable =
  /[\u202f\u2011\u00ad\ufeff\u200b]|[^\P{Cc}\n\r\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Cs}/gu
/** The same as YAML and JSON code it. */
const coded =
  /(?<!\\)(?:\\\\)*\\(?:[0abefvNLP]|x[01][0-8b-fB-F]|x[7-9][0-9a-fA-F]|u(?:00[01][0-8b-fB-F]|00[7-9][0-9a-fA-F]|061[cC]|200[b-fB-F]|202[89a-eA-E]|206[6-9]|[fF][eE][fF][fF]|[dD][89a-fA-F][0-9a-fA-F]{2}))/g

/** Texts of registers and of a pasted answer bring such signs; with some of them one name is read as another. */
export const lettersCanBePrinted: Rule<Pick<WrittenTexts, 'project'>> = {
  name: 'no text has letters that the fonts lack or nobody sees',
  findProblems({ project }) {
    return project.flatMap(({ path, text }) =>
      [...text.matchAll(unprintable), ...(path.startsWith('content/') ? text.matchAll(coded) : [])].map(
        ({ 0: letter, index }) => ({
          file: `${path}:${lineOf(text, index)}`,
          fix: remedies[letter] ?? explain(letter),
        }),
      ),
    )
  },
}

function explain(letter: string): string {
  const name =
    letter.length > 2 || letter.startsWith('\\')
      ? letter
      : `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
  return `${name} controls a device, or turns the direction of a text, and nobody sees it. Delete it.`
}
