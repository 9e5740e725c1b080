import type { Language } from '#contract/languages.ts'
import type { CampSite } from '#site/content/model/camp-site-queries.ts'
import { groupSources } from '#site/content/model/group-sources.ts'
import {
  type CamperCopy,
  type CamperSection,
  type CampSiteFacts,
  campQuestions,
} from '#site/content/model/pages/camper-copy.ts'
import { refOfMapPoint } from '#site/content/model/stop-reference.ts'
import { FoldedSources } from '#site/features/entry/FoldedSources.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatWholeKilometres } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { OutLink } from '#site/ui/OutLink.tsx'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import '#site/ui/accordion.css'
import './CampSites.css'

interface Props {
  sites: readonly CampSite[]
  facts: readonly CampSiteFacts[]
  copy: CamperCopy['sites']
  language: Language
}

/** The camp sites along the road in a table: what each is near to, what is known of it, whom to ask, and folded, its description. */
export function CampSites({ sites, facts, copy, language }: Props) {
  return (
    <table className="camp-sites">
      <thead>
        <tr>
          {campQuestions.map((question) => (
            <th key={question} scope="col">
              {copy.table[question]}
            </th>
          ))}
          <th scope="col">{copy.table.contact}</th>
        </tr>
      </thead>
      {sites.map((site) => (
        <Site
          key={site.id}
          site={site}
          facts={facts.find(({ id }) => id === site.id)}
          copy={copy}
          language={language}
        />
      ))}
    </table>
  )
}

interface SiteProps extends Pick<Props, 'copy' | 'language'> {
  site: CampSite
  facts: CampSiteFacts | undefined
}

function Site({ site, facts, copy, language }: SiteProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={campQuestions.length + 1}>
          <AboutSite site={site} copy={copy} language={language} />
        </th>
      </tr>
      <tr>
        {campQuestions.map((question) => (
          <td key={question} data-answer={facts?.[question] ?? 'ask'}>
            {copy.values[facts?.[question] ?? 'ask']}
          </td>
        ))}
        <td>
          <Contact site={site} office={copy.office} language={language} />
        </td>
      </tr>
    </tbody>
  )
}

function Contact({
  site,
  office,
  language,
}: {
  site: CampSite
  office: CamperCopy['sites']['office']
  language: Language
}) {
  const { phone, website } = site
  const number = phone ?? (website ? undefined : office.phone)
  return (
    <>
      {number ? (
        <a className="link num" href={telephoneAddressOf(number)}>
          {phone ? null : <span className="visually-hidden">{office.name} </span>}
          {number.replaceAll(' ', '\u00a0')}
        </a>
      ) : null}{' '}
      {website ? <OutLink href={website} language={language} /> : null}
    </>
  )
}

function AboutSite({ site, copy, language }: Omit<SiteProps, 'facts'>) {
  const { id, name, description, address, near } = site
  const places = near
    .map(({ name: place, kilometres }) =>
      kilometres === undefined ? place : `${place} ${formatWholeKilometres(Math.max(1, kilometres), language)}`,
    )
    .join(', ')
  return (
    <details>
      <summary>
        <span>
          <b>{name}</b>
          <small>{fillGaps(copy.near, { places })}</small>
        </span>
        <Icon svg={caretDown} />
      </summary>
      <div>
        <p>{description}</p>
        {address ? <p className="small muted">{address}</p> : null}
        <p>
          <a className="link" href={`${hrefFor('map', language)}?punkt=${id}`}>
            {translator(language)('page.map')}
            <span className="visually-hidden">, {name}</span>
          </a>
        </p>
        <AddToTrip language={language} stop={refOfMapPoint({ id })} name={name} />
      </div>
    </details>
  )
}

interface CamperSourcesProps {
  sections: readonly CamperSection[]
  /** Who says what the table of camp sites says. */
  sites: Parameters<typeof groupSources>[0]
  path: string
  language: Language
}

/** Who says what the sections of the page say. */
export function CamperSources({ sections, sites, path, language }: CamperSourcesProps) {
  const uses = sections.flatMap(({ rows }) => rows.map((row) => ({ ...row, use: row.name })))
  return <FoldedSources grouped={groupSources([...uses, ...sites], language)} path={path} language={language} />
}
