import { type Language, languages } from '#contract/languages.ts'
import { type DinnerHouse, listDinnerVillages } from '#site/content/model/dinner-queries.ts'
import type { RestaurantsCopy } from '#site/content/model/pages/restaurants-copy.ts'
import { formatUsuallyShut } from '#site/domain/calendar/format-usually-shut.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { translator } from '#site/i18n/translate.ts'
import { Fold } from '#site/ui/Fold.tsx'
import { OutLink } from '#site/ui/OutLink.tsx'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import './Tonight.css'

interface Props {
  houses: readonly DinnerHouse[]
  copy: RestaurantsCopy['tonight']
  language: Language
}

/**
 * Where one may have dinner tonight and whom to ask; folded, those of which nothing but a website is known. Without script each row
 * says when the house is usually shut; the script (`tonight-behaviour.ts`) says what that means for tonight and moves the rows into
 * this order: open, to ask, shut.
 */
export function Tonight({ houses, copy, language }: Props) {
  const { states, summary, titles } = copy
  const ways = listDinnerVillages(houses)
  const [known = [], online = []] = [true, false].map((isKnown) =>
    houses.filter(
      ({ phone, website, hours, closed }) => Boolean(phone || hours || closed.length > 0 || !website) === isKnown,
    ),
  )
  return (
    <div
      data-tonight={JSON.stringify({
        states,
        summary,
        titles,
        online: copy.online,
        locale: languages[language].locale,
      })}
    >
      <p className="tonight-choice needs-script">
        <label>
          {`${copy.village} `}
          <select data-dinner-village="">
            <option value="">{copy.everyVillage}</option>
            {Object.keys(ways).map((village) => (
              <option key={village}>{village}</option>
            ))}
          </select>
        </label>
        <label className="chip">
          <input type="checkbox" data-dinner-children="" />
          {copy.withChildren}
        </label>
      </p>
      <p className="tonight-said" role="status" data-tonight-said />
      <Houses ways={ways} houses={known} copy={copy} language={language} />
      <div className="accordion">
        <Fold title={<span data-dinner-online="">{fillGaps(copy.online, { count: online.length })}</span>}>
          <Houses ways={ways} houses={online} copy={copy} language={language} />
        </Fold>
      </div>
    </div>
  )
}

function Houses({ houses, ways, copy, language }: Props & { ways: ReturnType<typeof listDinnerVillages> }) {
  return (
    <ul className="tonight">
      {houses.map((house) => (
        <li
          key={house.name}
          data-dinner={JSON.stringify({
            hours: house.hours,
            closed: house.closed,
            hasPhone: Boolean(house.phone),
            hasWebsite: Boolean(house.website),
          })}
          data-village={house.village}
          data-children={house.hasChildren ? '' : undefined}
        >
          <p>
            <b>{house.href ? <a href={house.href}>{house.name}</a> : house.name}</b>{' '}
            <span className="small muted">
              {[house.isHotel ? copy.inHotel : undefined, house.village].filter(Boolean).join(', ')}
            </span>
          </p>
          <p className="tonight-ask small">
            <span data-dinner-state />
            {house.phone ? (
              <a className="link num" href={telephoneAddressOf(house.phone)}>
                {house.phone.replaceAll(' ', '\u00a0')}
              </a>
            ) : null}
            {house.website ? <OutLink href={house.website} language={language} /> : null}
          </p>
          {house.village && ways[house.village] ? (
            <p className="small" data-live-part="way" data-way={ways[house.village]} hidden />
          ) : null}
          {house.closed.length > 0 ? (
            <p className="small muted">
              {translator(language)('practical.usuallyShut')}: {formatUsuallyShut(house.closed, language)}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
