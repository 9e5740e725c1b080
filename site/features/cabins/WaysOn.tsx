import type { CabinsCopy } from '#site/editorial/pages/cabins-copy.ts'
import type { Language } from '#site/i18n/languages.ts'
import { linkTo } from '#site/routes/path-for.ts'

/** The ranking and the activities; as long as the ranking is not built, the hotels stand in for it. */
const ways = ['bestCabins', 'activities', 'hotels'] as const

/** Two ways on from the page. */
export function WaysOn({ copy, language }: { copy: CabinsCopy['closing']; language: Language }) {
  const built = ways.flatMap((page) => {
    const href = linkTo(page, language)
    return href ? [{ href, ...copy[page] }] : []
  })
  return (
    <>
      <ul className="ways">
        {built.slice(0, 2).map(({ href, title, text, button }, index) => (
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
