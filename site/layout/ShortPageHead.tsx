import { PageHead, type PageHeadProps } from './PageHead.tsx'
import './ShortPageHead.css'

/** The head of a page that is a tool: the picture is lower and the title smaller, so that the figures come sooner. */
export function ShortPageHead(props: PageHeadProps) {
  return <PageHead {...props} className="short" />
}
