/**
 * Fills in a new entry's file as an editor would who reads nothing but its remarks: what stands there in quotation marks or
 * brackets, the first or last of a list, the longest text that is allowed. For tests of the remarks.
 */
export function fillInAsTold(text: string, choose: 'first' | 'last'): string {
  const told = new Map<string, string>()
  const lines = text.split('\n')
  let remark = ''
  return lines
    .flatMap((line, index) => {
      if (/^\s*#/.test(line)) {
        // Other lines belong to fields that are left out.
        remark += /^\s*#( \S.*)$/.exec(line)?.[1] ?? ''
        return []
      }
      const [, indent = '', dash = '', name = '', given] = /^( *)(- )?(\w+):(?: (.+))?$/.exec(line) ?? []
      if (name === '') {
        remark = line.trim() === '' ? '' : remark
        const item = /^( *)-$/.exec(line)
        const list = lines.slice(0, index).findLast((before) => /^ *(- )?\w+:$/.test(before)) ?? ''
        return item ? [`${line} ${valueAsTold(told.get(nameOf(list)) ?? '', nameOf(list), choose)}`] : [line]
      }
      const about = remark.trim() || (told.get(name) ?? '')
      remark = ''
      told.set(name, about)
      if (given !== undefined) return [line]
      const width = indent.length + dash.length
      const hasFieldsInside = widthOf(lines.slice(index + 1).find((after) => !/^\s*#|^$/.test(after))) > width
      const instead = new RegExp(`Or only ${name}: (\\w+)`).exec(about)?.[1]
      if (instead && choose === 'last') return [`${indent}${dash}${name}: ${instead}`, skipInside]
      return [hasFieldsInside ? line : `${indent}${dash}${name}: ${valueAsTold(about, name, choose)}`]
    })
    .reduce<{ kept: string[]; above: number }>(
      ({ kept, above }, line) => {
        if (line === skipInside) return { kept, above: widthOf(kept.at(-1)) }
        if (widthOf(line) > above) return { kept, above }
        return { kept: [...kept, line], above: Number.POSITIVE_INFINITY }
      },
      { kept: [], above: Number.POSITIVE_INFINITY },
    )
    .kept.join('\n')
}

const skipInside = '\u0000'

function nameOf(line: string): string {
  return /(\w+):/.exec(line)?.[1] ?? ''
}

/** Returns how far a line's field stands in; a list's dash counts. */
function widthOf(line = ''): number {
  return /^[ -]*/.exec(line)?.[0].length ?? 0
}

/** Of two fields that belong together, the one that comes first. */
const beginnings = ['from', 'opens']

function valueAsTold(about: string, name: string, choose: 'first' | 'last'): string {
  const quoted = /"([^"]+)"/.exec(about)?.[1]
  if (quoted !== undefined) return `"${quoted}"`
  const choices = /(?:one|a list) of ([^;)]+)/.exec(about)?.[1]?.split(', ')
  if (choices) return (choose === 'first' ? choices[0] : choices.at(-1)) ?? ''
  if (about.includes('true or false')) return String(choose === 'first')
  const example = /(?:like |\[)(\d+(?:\.\d+)?)/.exec(about)?.[1]
  if (example !== undefined) return example
  const [, low, high, unit] = /(?:(\d+) to |at most )(\d+)(?! items)(?: (letters|each))?/.exec(about) ?? []
  const least = /at least (\d+) letters/.exec(about)?.[1]
  if (unit === 'letters' || least !== undefined)
    return writeText(Number(choose === 'first' ? (low ?? least) : (high ?? least)))
  if (high !== undefined) return beginnings.includes(name) ? (low ?? '1') : high
  if (/whole number|[Dd]egrees|[Kk]roner|[Kk]ilo|[Hh]ours|metres/.test(about))
    return beginnings.includes(name) ? '1' : '2'
  if (about.includes('https://')) return 'https://www.house.example/'
  return writeText(12)
}

function writeText(letters: number): string {
  return 'Svolværposten '.repeat(30).slice(0, Math.max(letters, 1)).replace(/ $/, 'a')
}
