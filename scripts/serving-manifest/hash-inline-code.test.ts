import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineCode } from './hash-inline-code.ts'

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

test('hashes what a browser would execute, exactly as it stands in the page', () => {
  const html = `<!doctype html><html><head>
    <style>a > b { color: red }</style>
    <script>if (1 < 2) { say("</p>") }</script>
    <script type="module"> import('/x.js') </script>
    <script type="speculationrules">{"prefetch":[]}</script>
    <noscript><style>.late{display:none}</style></noscript>
  </head><body><pre><script>pre()</script></pre></body></html>`
  expect(hashInlineCode(html)).toEqual({
    scriptHashes: ['if (1 < 2) { say("</p>") }', " import('/x.js') ", '{"prefetch":[]}', 'pre()'].map(sha256),
    styleHashes: ['a > b { color: red }', '.late{display:none}'].map(sha256),
  })
})

test('leaves out data blocks, outside scripts and what stands in a comment', () => {
  const html = `<script type="application/ld+json">{"@type":"WebPage"}</script><script src="/_assets/a.js"></script>
    <!-- <script>never()</script> --><script type="text/template"><b></b></script>`
  expect(hashInlineCode(html)).toEqual({ scriptHashes: [], styleHashes: [] })
})

test('names equal code once, and hashes line ends as the browser sees them', () => {
  expect(hashInlineCode('<script>a()\r\nb()</script><script>a()\nb()</script>').scriptHashes).toEqual([
    sha256('a()\nb()'),
  ])
})
