import type { Language } from '#contract/languages.ts'
import type { Transport, TravelInfoCopy } from '#site/content/model/pages/travel-info-copy.ts'
import { renderPageLine } from '#site/content/model/render-text.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './LongerWays.css'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'

interface Props {
  transport: Transport
  copy: TravelInfoCopy['transport']
  language: Language
}

export function LongerWays({ transport, copy, language }: Props) {
  return (
    <>
      <p className="caption travel-caption">{copy.caption}</p>
      <div className="travel-more">
        {copy.longer.map((way) => (
          <div key={way.name}>
            <h3>{way.name}</h3>
            <RichText as="p" html={renderPageLine(way.text, 'travel-info', language)} />
          </div>
        ))}
        <div>
          <h3>{copy.officialTitle}</h3>
          <OutgoingLinks
            links={transport.official.map(({ id, href }) => ({
              name: copy.official[id]?.name ?? id,
              text: copy.official[id]?.text ?? '',
              href,
            }))}
          />
        </div>
      </div>
    </>
  )
}

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
