import type { ElementType } from 'react'

interface Props {
  /** HTML made by `renderInlineMarkdown` or `renderText` from a content file; raw HTML of editors never gets this far. */
  html: string
  as?: ElementType
  className?: string
  lang?: string
  id?: string
}

/** Text of a content file with its emphasis and links (water names lean, as on a chart). */
export function Words({ html, as: Element = 'span', ...rest }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our Markdown renderer, which prints raw HTML as text
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}
