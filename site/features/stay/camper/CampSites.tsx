import type { Language } from '#contract/languages.ts'
import { weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
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
import { hrefFor } from '#site/routes/path-for.ts'
import { NumberToRing } from '#site/ui/Contact.tsx'
import { OutLink } from '#site/ui/OutLink.tsx'
import './CampSites.css'

interface Props {
  sites: readonly ListedSite[]
  copy: CamperCopy['sites']
  language: Language
}

/** The camp sites along the road: what each is near to, its description, what somebody says of it, and whom to ask. */
export function CampSites({ sites, copy, language }: Props) {
  return (
    <ul className="camp-sites rows" data-by-way="">
      {sites.map((site) => (
        <Site key={site.id} site={site} copy={copy} language={language} />
      ))}
    </ul>
  )
}

interface SiteProps extends Pick<Props, 'copy' | 'language'> {
  site: ListedSite
}

function Site({ site, copy, language }: SiteProps) {
  const { id, name, description, address, isOnMap, facts } = site
  return (
    <li {...markForOrder(site)}>
      <p>
        <b>{isOnMap ? <a href={`${hrefFor('map', language)}?punkt=${id}`}>{name}</a> : name}</b>{' '}
        <small>{describeNear(site, copy, language)}</small> <Far />
      </p>
      <p>
        {description} {address ? <span className="muted">{address}.</span> : null}
      </p>
      <Known facts={facts} questions={campQuestions} copy={copy} />
      <ClosedOnWay site={site} />
      <p className="camp-ways">
        <Contact site={site} language={language} />
        {isOnMap ? <AddToTrip language={language} stop={refOfMapPoint({ id })} name={name} /> : null}
      </p>
    </li>
  )
}

/** The attributes by which `order-by-way-behaviour.ts` puts the rows of a list in order. */
const markForOrder = ({ kilometres, isOnOuterCoast }: ListedSite) => ({
  'data-kilometres': kilometres.join(' '),
  'data-outer': isOnOuterCoast ? '' : undefined,
})

interface KnownProps extends Pick<Props, 'copy'>, Pick<ListedSite, 'facts'> {
  questions: readonly (typeof campQuestions)[number][]
}

/** What somebody says of a site. */
function Known({ facts, questions, copy }: KnownProps) {
  const known = questions.flatMap((question) => {
    const answer = facts?.[question]
    return answer ? [{ question, answer }] : []
  })
  return known.length > 0 ? (
    <p className="camp-known">
      {known.map(({ question, answer }) => (
        <span key={question} data-answer={answer}>
          {copy.questions[question]}: {copy.values[answer]}
        </span>
      ))}
    </p>
  ) : null
}

/** How far it is from where one is; the script that orders the list says it. */
function Far() {
  return <small className="num" data-far="" hidden />
}

/** Which road is closed on the way from where one is; the script of live parts says it. */
function ClosedOnWay({ site: { point } }: { site: ListedSite }) {
  return point ? <p className="camp-closed small" data-live-part="way" data-way={point} hidden /> : null
}

function Contact({ site: { phone, website }, language }: { site: ListedSite; language: Language }) {
  return (
    <>
      {phone ? <NumberToRing number={phone} /> : null}
      {website ? <OutLink href={website} language={language} /> : null}
    </>
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

/** The choice of where one is, by which the script (`order-by-way-behaviour.ts`) puts the lists in order, and that a gale changes it. */
export function ChosenPlace({ copy }: { copy: CamperCopy['winter'] }) {
  return (
    <>
      <p className="camp-from needs-script">
        <label>
          {copy.where}{' '}
          <select data-chosen-place="">
            <option value="">{copy.anywhere}</option>
            {weatherPlaceKeys.map((place) => (
              <option key={place} value={place}>
                {weatherPlaces[place].name}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p data-live-part="gale" hidden>
        {copy.gale}
      </p>
    </>
  )
}

/**
 * Whom to ring in winter, in this order: who says to be open, then along the road, or by how near it is to where one is; last the tourist
 * office. With what is known of power and emptying.
 */
export function WinterCalls({ sites, copy, language }: WinterCallsProps) {
  const { office } = copy.sites
  return (
    <ol className="winter-calls rows" aria-label={copy.winter.calls} data-by-way="">
      {sites.map((site) => (
        <li key={site.id} {...markForOrder(site)}>
          <b>{site.name}</b>
          {site.phone ? <NumberToRing number={site.phone} /> : null}
          <small>{describeNear(site, copy.sites, language)}</small>
          <Far />
          <Known facts={site.facts} questions={['power', 'emptying']} copy={copy.sites} />
          <ClosedOnWay site={site} />
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

interface CamperSourcesProps {
  /** What the sections of the page say. */
  rows: CamperSection['rows']
  /** What the list of camp sites says. */
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
