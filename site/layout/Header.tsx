import type { Language } from '#contract/languages.ts'
import type { RankingId } from '#site/content/model/ranking-schema.ts'
import type { PictureId } from '#site/content/pictures/pictures.ts'
import { tripLinkWords } from '#site/features/trip/index.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { listNavigation, type NavigationGroup, type NavigationLink } from '#site/page-list/navigation.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown, list, magnifyingGlass, path, x } from '#site/ui/icons.ts'
import { SearchForm } from '#site/ui/SearchForm.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import './Header.css'
import { showsSamples } from '#site/content/model/evidence.ts'
import { cutOutMark } from '#site/media/icons/mark.ts'

interface Props {
  page: GuidePage
  /** The picture under the header at the top of the page; without one the header is paper. */
  scene?: PictureId | undefined
  /** The ranking whose colour is under the header instead of a picture. */
  ground?: RankingId | undefined
}

/**
 * The fixed header. Menus, search and the mobile menu are popovers, so it needs no script; without one the search opens a
 * list. It turns to paper after 50 px by a scroll-driven animation (Header.css).
 */
export function Header({ page, scene, ground }: Props) {
  const { language } = page
  const translate = translator(language)
  const groups = listNavigation(language)
  const trip = hrefFor('myTrip', language)
  return (
    <header className={ground ? 'page-header on-ground' : scene ? `page-header scene-${scene}` : 'page-header solid'}>
      <div className="page-header-bar">
        <div className="wrap">
          <Mark href={hrefFor('home', language)} name="Lofoten" />
          <nav aria-label={translate('menu.main')}>
            <ul className="nav">
              {groups.map((group) => (
                <Menu key={group.id} group={group} />
              ))}
            </ul>
          </nav>
          <button
            className="icon-button"
            type="button"
            popoverTarget="search-panel"
            aria-label={translate('search.open')}
          >
            <Icon svg={magnifyingGlass} className="when-closed" />
            <Icon svg={x} className="when-open" />
          </button>
          <SearchPanel language={language} />
          <LanguageSwitch language={language} alternates={page.alternates} label={translate('menu.languages')} />
          <a
            className="btn btn-2 btn-sm plan"
            href={trip}
            data-trip-link=""
            data-trip-words={JSON.stringify(pickWords(language, tripLinkWords))}
          >
            <TripLinkText language={language} />
          </a>
          <a className="icon-button narrow-only trip-icon" href={trip} data-trip-link="">
            <Icon svg={path} />
            <span className="visually-hidden">{translate('header.planTrip')}</span>
            <span data-trip-count="" />
          </a>
          <button
            className="icon-button narrow-only"
            type="button"
            popoverTarget="mobile-menu"
            aria-label={translate('menu.open')}
          >
            <Icon svg={list} className="when-closed" />
            <Icon svg={x} className="when-open" />
          </button>
          <div className="mobile-menu" id="mobile-menu" popover="auto">
            <LanguageSwitch language={language} alternates={page.alternates} label={translate('menu.languages')} />
            <nav aria-label={translate('menu.main')}>
              {groups.map((group) => (
                <details key={group.id} name="mobile-menu">
                  <summary>
                    {group.name}
                    <Icon svg={caretDown} />
                  </summary>
                  <MenuLinks links={group.links} />
                </details>
              ))}
            </nav>
            <div className="mobile-menu-foot">
              <a className="btn btn-1" href={trip} data-trip-link="">
                <TripLinkText language={language} />
              </a>
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}

/** Both names of the way to the trip, one on the other: `trip-links.ts` says which holds, and nothing beside it moves. */
function TripLinkText({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <span className="trip-names">
      <span>{translate('header.planTrip')}</span>
      <span>
        {translate('onTrip.trip')}
        <span data-trip-count="" />
      </span>
    </span>
  )
}

function Menu({ group }: { group: NavigationGroup }) {
  const id = `menu-${group.id}`
  return (
    <li>
      <button className="menu-button" type="button" popoverTarget={id}>
        {group.name}
        <Icon svg={caretDown} />
      </button>
      <div className="menu-panel" id={id} popover="auto">
        <MenuLinks links={group.links} />
      </div>
    </li>
  )
}

function MenuLinks({ links }: { links: NavigationLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>
            <Icon svg={link.icon} />
            <b>{link.name}</b>
            <small>{link.hint}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

function SearchPanel({ language }: { language: Language }) {
  return (
    <div className="search-panel" id="search-panel" popover="auto">
      <div className="wrap">
        <SearchForm language={language} className="search-field" id="search-panel-words" autoFocus />
      </div>
    </div>
  )
}

export function Mark({ href, name }: { href: string; name: string }) {
  return (
    <a className="mark" href={href}>
      <svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
        <path d={cutOutMark} fillRule="evenodd" />
      </svg>
      {name}
    </a>
  )
}

/** Says on every page of a demonstration that its figures are examples. */
export function DemoLine({ language }: { language: Language }) {
  return showsSamples() ? <p className="demo-line">{translator(language)('layout.demo')}</p> : null
}
