import type { Problem } from './rule.ts'

/** The output of `npm run check:content`. */
export interface EditorReport {
  text: string
  errors: number
  warnings: number
}

/** Returns whether a file is an editor's: content or messages. */
function isEditors({ file }: Problem): boolean {
  return file.startsWith('content/') || file.startsWith('site/i18n/messages/')
}

interface Line {
  /** Line number; 0 for the whole file. */
  line: number
  isError: boolean
  fix: string
}

/** Returns a problem as a line below its file, without the file's name. */
function toLine({ file, fix }: Problem, isError: boolean): [string, Line] {
  const [, path = file, line = '0'] = /^(.*?)(?::(\d+))?$/.exec(file) ?? []
  const bare = fix.startsWith(path) ? fix.slice(path.length).replace(/^:?\s*/, '') : fix
  return [path, { line: Number(line), isError, fix: bare }]
}

function print({ line, isError, fix }: Line): string {
  const [first = '', ...more] = fix.split('\n')
  const place = line > 0 ? `line ${line}: ` : ''
  return [`  ${isError ? '✗' : '·'} ${place}${first}`, ...more.map((each) => `    ${each}`)].join('\n')
}

/** Drops repeated faults found by several rules, preferring those with a line number. */
function dropRepetitions(lines: Line[]): Line[] {
  const ordered = lines.toSorted((one, other) => other.line - one.line)
  return [...Map.groupBy(ordered, ({ fix }) => fix).values()].flatMap((same) => {
    const placed = same.filter(({ line }) => line > 0)
    return placed.length > 0 ? placed : same.slice(0, 1)
  })
}

/** Returns the report by file, errors before warnings. */
export function reportToEditor(errors: readonly Problem[], warnings: readonly Problem[]): EditorReport {
  const lines = [
    ...errors.filter(isEditors).map((problem) => toLine(problem, true)),
    ...warnings.map((problem) => toLine(problem, false)),
  ]
  const byFile = Map.groupBy(lines, ([path]) => path)
  const files = [...byFile].map(([path, found]) => {
    const ordered = dropRepetitions(found.map(([, line]) => line)).sort(
      (one, other) => Number(other.isError) - Number(one.isError) || one.line - other.line,
    )
    return { path, lines: ordered }
  })
  const ordered = files.sort((one, other) => rank(other.lines) - rank(one.lines) || one.path.localeCompare(other.path))
  const shown = ordered.flatMap((file) => file.lines)
  const count = {
    errors: shown.filter(({ isError }) => isError).length,
    warnings: shown.filter(({ isError }) => !isError).length,
  }
  const elsewhere = errors.filter((problem) => !isEditors(problem)).length
  const text = [
    ...ordered.map(({ path, lines: found }) => `${path}\n${found.map(print).join('\n')}\n`),
    sumUp(count),
    ...(elsewhere > 0 ? [`Besides, ${elsewhere} in the code: npm run verify shows them.`] : []),
  ].join('\n')
  return { text, ...count }
}

function rank(lines: Line[]): number {
  return lines.some(({ isError }) => isError) ? 1 : 0
}

function sumUp({ errors, warnings }: { errors: number; warnings: number }): string {
  if (errors + warnings === 0) return 'The content is in order: every language, every link, every fact within its time.'
  const stops = errors > 0 ? '✗ must be mended before the guide can be built' : ''
  const waits = warnings > 0 ? '· can wait, but not for ever' : ''
  return `${say(errors, 'error')}, ${say(warnings, 'warning')} (${[stops, waits].filter(Boolean).join('; ')}).`
}

function say(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
