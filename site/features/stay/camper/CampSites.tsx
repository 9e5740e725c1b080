import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import { groupSources } from '#site/content/model/group-sources.ts'
import {
  type CamperCopy,
  type CamperSection,
  campQuestions,
  type ListedSite,
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
  sites: readonly ListedSite[]
  copy: CamperCopy['sites']
  language: Language
}

/** The camp sites along the road in a table: what each is near to, what is known of it, whom to ask, and folded, its description. */
export function CampSites({ sites, copy, language }: Props) {
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
        <Site key={site.id} site={site} copy={copy} language={language} />
      ))}
    </table>
  )
}

interface SiteProps extends Pick<Props, 'copy' | 'language'> {
  site: ListedSite
}

function Site({ site, copy, language }: SiteProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={campQuestions.length + 1}>
          <AboutSite site={site} copy={copy} language={language} />
        </th>
      </tr>
      <tr>
        {campQuestions.map((question) => (
          <td key={question} data-answer={site.facts?.[question] ?? 'ask'}>
            {copy.values[site.facts?.[question] ?? 'ask']}
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
  site: ListedSite
  office: CamperCopy['sites']['office']
  language: Language
}) {
  const { phone, website } = site
  const number = phone ?? (website ? undefined : office.phone)
  return (
    <>
      {number ? (
        <NumberToRing number={number}>
          {phone ? null : <span className="visually-hidden">{office.name} </span>}
        </NumberToRing>
      ) : null}{' '}
      {website ? <OutLink href={website} language={language} /> : null}
    </>
  )
}

function NumberToRing({ number, children }: { number: string; children?: ReactNode }) {
  return (
    <a className="link num" href={telephoneAddressOf(number)}>
      {children}
      {number.replaceAll(' ', '\u00a0')}
    </a>
  )
}

function describeNear({ near }: ListedSite, copy: Props['copy'], language: Language): string {
  if (typeof near === 'string') return near
  const places = near
    .map(({ name: place, kilometres }) =>
      kilometres === undefined ? place : `${place} ${formatWholeKilometres(Math.max(1, kilometres), language)}`,
    )
    .join(', ')
  return fillGaps(copy.near, { places })
}

interface WinterCallsProps {
  sites: readonly ListedSite[]
  copy: CamperCopy
  language: Language
}

/** Whom to ring in winter, in this order: who says to be open, then by how near the road a site is, and last the tourist office. */
export function WinterCalls({ sites, copy, language }: WinterCallsProps) {
  const { office } = copy.sites
  return (
    <ol className="winter-calls rows" aria-label={copy.winter.calls}>
      {sites.map((site) => (
        <li key={site.id}>
          <b>{site.name}</b>
          {site.phone ? <NumberToRing number={site.phone} /> : null}
          <small>{describeNear(site, copy.sites, language)}</small>
        </li>
      ))}
      <li>
        <b>{office.name}</b>
        <NumberToRing number={office.phone} />
        <small>{copy.winter.office}</small>
      </li>
    </ol>
  )
}

function AboutSite({ site, copy, language }: SiteProps) {
  const { id, name, description, address, isOnMap } = site
  return (
    <details>
      <summary>
        <span>
          <b>{name}</b>
          <small>{describeNear(site, copy, language)}</small>
        </span>
        <Icon svg={caretDown} />
      </summary>
      <div>
        <p>{description}</p>
        {address ? <p className="small muted">{address}</p> : null}
        {isOnMap ? (
          <>
            <p>
              <a className="link" href={`${hrefFor('map', language)}?punkt=${id}`}>
                {translator(language)('page.map')}
                <span className="visually-hidden">, {name}</span>
              </a>
            </p>
            <AddToTrip language={language} stop={refOfMapPoint({ id })} name={name} />
          </>
        ) : null}
      </div>
    </details>
  )
}

interface CamperSourcesProps {
  /** What the sections of the page say. */
  rows: CamperSection['rows']
  /** What the table of camp sites says. */
  sites: readonly ListedSite[]
  path: string
  language: Language
}

/** Who says what the page says. */
export function CamperSources({ rows, sites, path, language }: CamperSourcesProps) {
  const uses = [
    ...rows.map((row) => ({ ...row, use: row.name })),
    ...sites.flatMap(({ facts, name }) => (facts ? [{ ...facts, use: name }] : [])),
  ]
  return <FoldedSources grouped={groupSources(uses, language)} path={path} language={language} />
}
