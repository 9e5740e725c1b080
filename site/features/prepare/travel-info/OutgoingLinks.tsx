import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import './OutgoingLinks.css'

/** Unpaid links to other sites, with an outward arrow. */
export function OutgoingLinks({ links }: { links: { name: string; text: string; href: string }[] }) {
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
