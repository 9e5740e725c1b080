import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'

// Everything else (JSON-LD, templates) is a data block and not executed.
const executableTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
])

/** Returns the content-security-policy hashes (`sha256-…`) of a page's inline scripts and styles, each once, in page order. */
export function hashInlineCode(html: string): { scriptHashes: string[]; styleHashes: string[] } {
  const page = parse(html, { blockTextElements: { script: true, style: true } })
  const scripts = page
    .querySelectorAll('script')
    .filter((script) => !script.hasAttribute('src'))
    .filter((script) => executableTypes.has((script.getAttribute('type') ?? '').trim().toLowerCase()))
  const styles = page.querySelectorAll('style')
  return {
    scriptHashes: [...new Set(scripts.map((script) => hash(script.rawText)))],
    styleHashes: [...new Set(styles.map((style) => hash(style.rawText)))],
  }
}

function hash(code: string): string {
  // The HTML parser normalises line ends before hashing.
  const text = code.replaceAll(/\r\n?/g, '\n')
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Returns the hash in etags and bundles: SHA-256, the first 22 letters of base64url, as in download-bundle.ts. */
export function hashContent(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
