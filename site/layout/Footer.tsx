import type { Publisher } from '#site/content/model/site-facts.ts'
import { translator } from '#site/i18n/translate.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { nameOfPage } from '#site/page-list/name-of-page.ts'
import { listNavigation } from '#site/page-list/navigation.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Mark } from './Header.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import './Footer.css'

/** The upper edge of the footer, drawn on 1600×121 units. */
export const footerRidge =
  'M0 121V116L0 94L17 96L20 89L23 89L27 91L30 96L44 102L48 101L57 99L64 100L67 96L84 89L94 85L98 86L109 88L115 88L119 82L125 76L135 85L140 87L149 89L152 89L158 89L163 89L167 84L170 90L175 88L178 90L182 81L188 91L191 94L197 93L200 86L206 81L209 80L214 91L219 93L224 91L228 86L245 95L251 95L254 95L258 93L263 93L266 94L270 90L275 89L281 86L284 93L299 89L305 92L310 89L314 91L318 83L323 92L328 96L336 90L342 88L349 73L352 81L369 81L389 88L395 89L399 89L407 90L413 85L416 76L420 73L423 79L426 79L449 97L459 100L464 99L477 97L484 89L488 82L491 82L496 75L502 66L507 76L520 85L525 85L536 89L553 78L565 64L572 65L575 74L583 81L586 79L591 89L604 91L613 88L619 77L622 79L625 76L630 80L637 83L641 86L647 89L655 90L658 84L663 89L667 83L670 83L675 76L678 82L683 77L686 86L694 87L703 84L707 77L712 79L715 74L719 75L723 82L750 95L753 95L756 93L763 87L771 69L778 78L794 79L800 74L803 81L811 80L815 72L820 78L823 74L829 80L836 85L839 82L844 71L849 85L853 87L856 81L860 93L866 88L869 89L875 81L879 87L883 89L890 79L893 85L896 85L902 74L909 79L913 78L917 68L921 74L924 79L928 79L931 82L950 88L962 87L969 82L972 75L978 82L982 79L986 83L990 82L996 96L1006 106L1014 110L1017 106L1023 96L1029 89L1037 85L1044 82L1047 76L1054 55L1058 52L1062 61L1071 67L1074 65L1086 58L1094 45L1099 49L1102 47L1118 34L1121 29L1128 37L1140 45L1150 45L1157 32L1161 16L1165 10L1166 10L1169 19L1177 45L1180 54L1194 66L1197 63L1204 75L1216 81L1223 80L1226 75L1231 75L1239 70L1245 62L1250 58L1255 62L1267 71L1272 76L1278 80L1283 74L1287 77L1296 74L1303 74L1307 75L1314 77L1318 74L1321 78L1343 84L1348 78L1353 84L1363 77L1367 69L1376 79L1384 87L1392 88L1395 90L1400 89L1412 82L1417 77L1437 85L1440 78L1443 79L1447 68L1451 75L1459 75L1467 76L1470 69L1474 78L1481 83L1493 71L1497 64L1500 72L1507 81L1512 81L1516 84L1519 86L1524 84L1533 92L1547 116L1560 102L1566 93L1570 85L1574 89L1582 86L1585 81L1589 85L1600 116V121z'

const legalPages = ['privacy', 'cookies', 'accessibility', 'about', 'contact', 'imprint'] as const

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
            <div className="foot-head">
              <Mark href={hrefFor('home', language)} name="Lofoten" />
              <LanguageSwitch language={language} alternates={page.alternates} />
            </div>
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
