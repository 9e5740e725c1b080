import type { Language } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from './Icon.tsx'
import { arrowUpRight } from './icons.ts'
import './out-link.css'

/** An unpaid link to another site in a new tab, labelled with its host. */
export function OutLink({ href, language }: { href: string; language: Language }) {
  return (
    <a className="out-link" href={href} target="_blank" rel="noopener">
      {new URL(href).hostname.replace(/^www\./, '')}
      <Icon svg={arrowUpRight} />
      <span className="visually-hidden"> {translator(language)('restaurant.newTab')}</span>
    </a>
  )
}
