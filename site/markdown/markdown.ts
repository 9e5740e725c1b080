import type { Language } from '#contract/languages.ts'
import { resolveReference } from '#site/content/model/render-text.ts'

/** A block of a Markdown text; list items that follow one another are one list. */
export interface Block {
  kind: 'block' | 'item'
  text: string
}

/** What a text is written for. */
export interface Draft {
  language: Language
  /** Like `https://lofoten.example`. */
  origin: string
}

export function heading(level: number, text: string): Block {
  return { kind: 'block', text: `${'#'.repeat(Math.min(level, 6))} ${text}` }
}

export function paragraph(text: string): Block {
  return { kind: 'block', text: text.trim() }
}

export function item(text: string): Block {
  return { kind: 'item', text: `- ${text.trim().replace(/\s*\n\s*/g, ' ')}` }
}

/** Returns a table; a line break or a bar in a cell would end it. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): Block {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()).join(' | ')} |`
  return { kind: 'block', text: [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n') }
}

/** Returns blocks as one text, which ends with a line break. */
export function joinBlocks(blocks: readonly Block[]): string {
  return `${blocks
    .filter(({ text }) => text !== '')
    .map(({ kind, text }, index, all) =>
      kind === 'item' && all[index + 1]?.kind === 'item' ? `${text}\n` : `${text}\n\n`,
    )
    .join('')
    .trimEnd()}\n`
}

/** Returns an editor's Markdown with links that lead to whole addresses, and without drawings and no-break spaces. Throws a `ContentError` for a link that leads nowhere. */
export function absoluteLinks(text: string, { language, origin }: Draft, file: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\]\(([^)\s]+)\)/g, (_, target: string) => `](${addressOfLink(target, { language, origin }, file)})`)
    .replaceAll('\u00a0', ' ')
}

function addressOfLink(target: string, { language, origin }: Draft, file: string): string {
  if (/^(https:|mailto:|tel:|#)/.test(target)) return target
  return new URL(resolveReference(target, language, file), origin).href
}
