import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/languages.ts'

const lettersOfLine = 45

/** Returns some hundred lines of a language as they break on a phone, evenly from all texts of the guide. */
export function readLines(projectFolder: string, language: Language): string[] {
  const words = globSync(`content/**/${language}.{md,yaml}`, { cwd: projectFolder })
    .toSorted()
    .flatMap((file) => readFileSync(join(projectFolder, file), 'utf8').split('\n'))
    .map((line) => line.replace(/^[\s>#-]*(?:\w+:\s*)?/, '').replaceAll(/[*_`|[\]{}<>\\]|\(\S*\)/g, ''))
    .filter((line) => line.length > lettersOfLine)
    .flatMap((line) => line.split(/\s+/))
  const found: string[] = []
  let line = ''
  for (const word of words) {
    if (`${line} ${word}`.length <= lettersOfLine) line = line === '' ? word : `${line} ${word}`
    else {
      if (line.length > lettersOfLine / 2) found.push(line)
      line = word
    }
  }
  const step = Math.max(1, Math.floor(found.length / 500))
  return [...new Set(found.filter((_, index) => index % step === 0))]
}
