import type { CabinsCopy } from '#site/editorial/pages/cabins-copy.ts'
import type { Language } from '#site/i18n/languages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import './WaysOn.css'

const ways = ['bestCabins', 'activities'] as const

/** Two ways on from the page. */
export function WaysOn({ copy, language }: { copy: CabinsCopy['closing']; language: Language }) {
  const links = ways.map((page) => ({ href: hrefFor(page, language), ...copy[page] }))
  return (
    <>
      <ul className="ways">
        {links.map(({ href, title, text, button }, index) => (
          <li key={href}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a className={index === 0 ? 'btn btn-1' : 'btn btn-2'} href={href}>
              {button}
            </a>
          </li>
        ))}
      </ul>
      <p className="ways-note">{copy.note}</p>
    </>
  )
}
