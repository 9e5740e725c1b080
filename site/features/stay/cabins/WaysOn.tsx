import type { Language } from '#contract/languages.ts'
import type { CabinsCopy } from '#site/content/model/pages/cabins-copy.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import './WaysOn.css'

const ways = ['bestCabins', 'activities'] as const

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
