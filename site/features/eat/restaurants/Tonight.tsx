import { type Language, languages } from '#contract/languages.ts'
import { type DinnerHouse, listDinnerVillages } from '#site/content/model/dinner-queries.ts'
import type { RestaurantsCopy } from '#site/content/model/pages/restaurants-copy.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { wayBetween } from '#site/content/roads/way-queries.ts'
import { formatUsuallyShut } from '#site/domain/calendar/format-usually-shut.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { translator } from '#site/i18n/translate.ts'
import { NumberToRing } from '#site/ui/Contact.tsx'
import { Fold } from '#site/ui/Fold.tsx'
import { OutLink } from '#site/ui/OutLink.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import './Tonight.css'

interface Props {
  houses: readonly DinnerHouse[]
  copy: RestaurantsCopy['tonight']
  language: Language
}

/**
 * Where one may have dinner tonight and whom to ask; folded, those of which nothing but a website is known. Without script each row
 * says when the house is usually shut; the script (`tonight-behaviour.ts`) says what that means for tonight and moves the rows into
 * this order: open, to ask, shut; where one says where one is, the nearest first.
 */
export function Tonight({ houses, copy, language }: Props) {
  const { states, summary, titles, farther } = copy
  const villages = listDinnerVillages(houses)
  const onRoad = villages.filter(({ isOnRoad }) => isOnRoad)
  const minutes = onRoad.map(({ point: from }) => onRoad.map(({ point: to }) => wayBetween(from, to).minutes))
  const points = Object.fromEntries(villages.map(({ name, point }) => [name, point]))
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
        folded: { online: copy.online, farther },
        villages: onRoad.map(({ name }) => name),
        minutes,
        locale: languages[language].locale,
      })}
    >
      <p className="tonight-choice needs-script">
        <label>
          {`${copy.where} `}
          <select data-chosen-place="">
            <option value="">{copy.anywhere}</option>
            {onRoad.map(({ name, point, place }) => (
              <option key={point} value={point} data-place={place}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="chip">
          <input type="checkbox" data-dinner-children="" />
          {copy.withChildren}
        </label>
      </p>
      <p className="tonight-said" role="status" data-tonight-said />
      <Houses points={points} houses={known} copy={copy} language={language} />
      <div className="accordion">
        <Fold title={<span data-dinner-folded="">{fillGaps(copy.online, { count: online.length })}</span>}>
          <Houses points={points} isFolded houses={online} copy={copy} language={language} />
        </Fold>
      </div>
    </div>
  )
}

interface HousesProps extends Props {
  /** Of the road table, by village. */
  points: Readonly<Record<string, string>>
  isFolded?: boolean
}

function Houses({ houses, points, isFolded, copy, language }: HousesProps) {
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
            isFolded: isFolded || undefined,
          })}
          data-village={house.village}
          data-children={house.hasChildren ? '' : undefined}
        >
          <p>
            <b>{house.href ? <a href={house.href}>{house.name}</a> : house.name}</b>{' '}
            <span className="small muted">
              {[house.isHotel ? copy.inHotel : undefined, house.address ?? house.village].filter(Boolean).join(', ')}
            </span>
          </p>
          <p className="tonight-ask small">
            <span data-dinner-state />
            {house.phone ? <NumberToRing number={house.phone} /> : null}
            {house.website ? <OutLink href={house.website} language={language} /> : null}
          </p>
          {house.told.map(({ name, value }) => (
            <p key={name} className="small muted">
              {name}: <RichText html={renderInlineMarkdown(value)} />
            </p>
          ))}
          {house.village && points[house.village] ? (
            <p className="small" data-live-part="way" data-way={points[house.village]} hidden />
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
