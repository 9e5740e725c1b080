import type { Publisher } from '#site/content/model/site-facts.ts'
import { translator } from '#site/i18n/translate.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { nameOfPage } from '#site/page-list/name-of-page.ts'
import { listNavigation } from '#site/page-list/navigation.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { footerRidge } from './footer-ridge.ts'
import { Mark } from './Mark.tsx'
import './Footer.css'

const legalPages = ['offline', 'privacy', 'cookies', 'accessibility', 'about', 'contact', 'imprint'] as const

interface Props {
  page: GuidePage
  publisher: Pick<Publisher, 'name' | 'email'>
  year: number
}

export function Footer({ page, publisher: { name, email }, year }: Props) {
  const { language } = page
  const translate = translator(language)
  return (
    <footer className="page-footer">
      <div className="ridge" aria-hidden="true">
        <svg viewBox="0 0 1600 120" preserveAspectRatio="none">
          <path fill="currentColor" d={footerRidge} />
        </svg>
      </div>
      <div className="wrap">
        <div className="columns">
          <div>
            <Mark href={hrefFor('home', language)} name="Lofoten" />
            <p className="small foot-about">{translate('footer.about')}</p>
            <p className="small">
              {email ? (
                <a href={`mailto:${email}`}>{email}</a>
              ) : (
                <a href={hrefFor('contact', language)}>{nameOfPage('contact', language)}</a>
              )}
            </p>
          </div>
          {listNavigation(language).map((group) => (
            <div key={group.id}>
              <h2>{group.name}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <ul className="legal">
          {legalPages.map((id) => (
            <li key={id}>
              <a href={hrefFor(id, language)}>{nameOfPage(id, language)}</a>
            </li>
          ))}
          <li className="copyright">© {name ? `${year} ${name}` : year}</li>
        </ul>
      </div>
    </footer>
  )
}
