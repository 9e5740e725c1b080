import type { ElementType } from 'react'

interface Props {
  /** HTML of `renderInlineMarkdown` or `renderText`, which escape raw HTML. */
  html: string
  as?: ElementType
  className?: string
  lang?: string
  id?: string
}

/** Rendered text of a content file (names of waters are in italics). */
export function RichText({ html, as: Element = 'span', ...rest }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our Markdown renderer, which prints raw HTML as text
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}
