import type { Language } from '#contract/languages.ts'
import { type AnyAccess, isStepFree } from '#site/content/model/practical.ts'
import { formatKroner } from '#site/i18n/format-price.ts'
import { translator } from '#site/i18n/translate.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { hrefForFiltered, type ListFilterWord, listFilter } from '#site/routes/list-filter.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { clock, coins, gasPump, thermometerCold, wheelchair } from '#site/ui/icons.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import '#site/ui/chip.css'
import './ListFilter.css'

interface Props {
  page: GuidePage
  entries: readonly { facts: { access: AnyAccess } }[]
  /** How many have charging; absent on lists where nobody charges. */
  charging?: { words: string; count: number; said: string }
  /** How many are known to take guests in winter; absent on lists of what is no bed. */
  winter?: number
  /** What the cheaper half costs at most, and how many that are; absent where too few prices are known. */
  price?: { kroner: number; count: number } | undefined
  /** The list has houses with opening hours. */
  hasHours?: boolean
}

/**
 * The views of a list as links (docs/decisions/pages.md). «Open now» needs script, which shows it; the others work without. A list in
 * which nobody confirms a step-free entrance says so in place of a link.
 */
export function ListFilter({ page, entries, charging, winter, price, hasHours = false }: Props) {
  const { language } = page
  const translate = translator(language)
  const stepFree = entries.filter(({ facts }) => isStepFree(facts.access)).length
  const upTo = price && translate('filter.price', { price: formatKroner(price.kroner, language) })
  const view = (filter: ListFilterWord, icon: string | undefined, words: string, count?: number) => (
    <a
      className="chip"
      href={hrefForFiltered(encodeURI(page.path), filter)}
      data-filter-link={filter}
      data-needs-script={filter === listFilter.openNow ? '' : undefined}
    >
      {icon ? <Icon svg={icon} /> : null}
      {words} {count === undefined ? null : <span className="num">{count}</span>}
    </a>
  )
  return (
    <div className="list-filter">
      <span className="filter-target" id={listFilter.all} />
      {charging ? <span className="filter-target" id={listFilter.charging} /> : null}
      {hasHours ? <span className="filter-target" id={listFilter.openNow} /> : null}
      {stepFree > 0 ? <span className="filter-target" id={listFilter.stepFree} /> : null}
      {winter ? <span className="filter-target" id={listFilter.winter} /> : null}
      {price ? <span className="filter-target" id={listFilter.price} /> : null}
      {charging || winter || price || hasHours || stepFree > 0 ? (
        <nav className="filter" aria-label={translate('filter.label')}>
          {view(listFilter.all, undefined, translate('filter.all'), entries.length)}
          {charging ? view(listFilter.charging, gasPump, charging.words, charging.count) : null}
          {winter ? view(listFilter.winter, thermometerCold, translate('stay.inWinter'), winter) : null}
          {price ? view(listFilter.price, coins, upTo ?? '', price.count) : null}
          {hasHours ? view(listFilter.openNow, clock, translate('practical.open')) : null}
          {stepFree > 0 ? view(listFilter.stepFree, wheelchair, translate('access.stepFreeEntrance'), stepFree) : null}
        </nav>
      ) : null}
      {charging ? <p className="filter-said of-lading">{charging.said}</p> : null}
      {winter ? (
        <p className="filter-said of-vinter">
          {translate('stay.inWinter.said', { count: winter, others: entries.length - winter })}
        </p>
      ) : null}
      {price ? (
        <p className="filter-said of-pris">
          {translate('filter.price.said', { count: price.count, total: entries.length })}
        </p>
      ) : null}
      {hasHours ? (
        <p
          className="filter-said of-apent"
          data-open-now={JSON.stringify({
            said: translate('filter.openNow.said'),
            open: translate('practical.open'),
            unknown: translate('filter.hoursUnknown'),
          })}
        />
      ) : null}
      <AccessSaid stepFree={stepFree} entries={entries} language={language} />
    </div>
  )
}

function AccessSaid({
  stepFree,
  entries,
  language,
}: Pick<Props, 'entries'> & { stepFree: number; language: Language }) {
  const translate = translator(language)
  const gaps = { count: stepFree, total: entries.length, others: entries.length - stepFree }
  const more = <MoreLink href={hrefFor('accessForAll', language)}>{translate('page.accessForAll')}</MoreLink>
  if (stepFree === 0)
    return (
      <p className="small muted">
        {translate('filter.stepFree.none')} {more}
      </p>
    )
  return (
    <p className="filter-said of-trinnfritt">
      {translate('filter.stepFree.said', gaps)} {more}
    </p>
  )
}
