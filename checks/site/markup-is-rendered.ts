import { NodeType } from 'node-html-parser'
import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'

/** What editors write and nobody should read: links, notes, gaps, and asterisks, also one that was left of a pair. */
const markup = /\]\([a-z]+[/:#][^)]*\)|\[\^|\{\{|\*[^\s*](?:[^*\n]*[^\s*])?\*|\*/gi
const unseen = new Set(['SCRIPT', 'STYLE'])
const spoken = ['alt', 'aria-label', 'title', 'content', 'placeholder']

export const markupIsRendered: Rule<Pick<BuiltSite, 'pages'>> = {
  name: 'no page shows the markup of its editors: a link in brackets, a note, a gap, asterisks',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) =>
      listWords(root).flatMap((words) =>
        [...words.matchAll(markup)].map(({ 0: found, index }) => ({
          file: path,
          fix: `«${words.slice(Math.max(0, index - 40), index + found.length)}» is shown as typed. Render the text (renderTextLine for links, renderInlineMarkdown for asterisks).`,
        })),
      ),
    )
  },
}

/** Returns every text of a page that is read or heard. */
function listWords(node: BuiltSite['pages'][number]['root']): string[] {
  if (unseen.has(node.tagName)) return []
  const heard = spoken.flatMap((name) => node.getAttribute(name) ?? [])
  const read = node.childNodes.flatMap((child) => {
    if (child.nodeType === NodeType.TEXT_NODE) return [child.rawText]
    return child.nodeType === NodeType.ELEMENT_NODE ? listWords(child as typeof node) : []
  })
  return [...heard, ...read]
}
