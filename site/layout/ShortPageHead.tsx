import { PageHead, type PageHeadProps } from './PageHead.tsx'
import './ShortPageHead.css'

/** The head of a tool page: a lower picture and a smaller title. */
export function ShortPageHead(props: PageHeadProps) {
  return <PageHead {...props} className="short" />
}
