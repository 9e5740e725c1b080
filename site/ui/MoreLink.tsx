import { Icon } from './Icon.tsx'
import { arrowRight } from './icons.ts'

/** A link to more of the same, with an arrow. */
export function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="more" href={href}>
      <span>{children}</span>
      <Icon svg={arrowRight} />
    </a>
  )
}
