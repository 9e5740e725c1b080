import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import './OutgoingLinks.css'

interface Props {
  links: { name: string; text: string; href: string }[]
}

/** Links to others' pages, unpaid: name, whose page it is, and an arrow that points out of the guide. */
export function OutgoingLinks({ links }: Props) {
  return (
    <ul className="outgoing">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} rel="noopener">
            {link.name}
            <Icon svg={arrowUpRight} />
          </a>
          <small>{link.text}</small>
        </li>
      ))}
    </ul>
  )
}
