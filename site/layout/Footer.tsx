import { translator } from '#site/i18n/translate.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { nameOfPage } from '#site/page-list/name-of-page.ts'
import { listNavigation } from '#site/page-list/navigation.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { footerRidge } from './footer-ridge.ts'
import { Mark } from './Mark.tsx'
import './Footer.css'

const legalPages = ['offline', 'privacy', 'cookies', 'accessibility', 'about', 'contact'] as const

export function Footer({ page, email, year }: { page: GuidePage; email: string; year: number }) {
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
              <a href={`mailto:${email}`}>{email}</a>
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
          <li className="copyright">© {year}</li>
        </ul>
      </div>
    </footer>
  )
}
