/**
 * Returns the YAML head of a file between its two lines of `---`, the Markdown text below, and the line, counted from 1, on
 * which that begins; undefined for a file without a head.
 */
export function splitFrontMatter(text: string): { head: string; body: string; bodyLine: number } | undefined {
  const parts = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(text)
  if (!parts) return undefined
  const [, head = '', body = ''] = parts
  return { head, body, bodyLine: head.split('\n').length + 3 }
}
