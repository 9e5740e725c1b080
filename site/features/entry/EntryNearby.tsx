import { type Language, languages } from '#contract/languages.ts'
import { isFarByRoad } from '#site/content/model/far-by-road.ts'
import { listMapPoints, type MapPoint } from '#site/content/model/map-point-queries.ts'
import { readEvCharging } from '#site/content/model/pages/ev-charging-copy.ts'
import { distanceBetween, formatDistance, type Position } from '#site/domain/geography/distance-between.ts'
import type { Near } from '#site/domain/geography/position-grid.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { Fold } from '#site/ui/Fold.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import {
  airplane,
  bed,
  binoculars,
  coffee,
  footprints,
  forkKnife,
  gasPump,
  letterP,
  mountains,
} from '#site/ui/icons.ts'
import { chooseNearby, findNearby, type NearbyGroupId } from './find-nearby.ts'
import './EntryNearby.css'

const groups = {
  eat: { name: 'entry.nearby.eat', icon: forkKnife },
  cafe: { name: 'entry.nearby.cafe', icon: coffee },
  sleep: { name: 'entry.nearby.sleep', icon: bed },
  see: { name: 'entry.nearby.see', icon: mountains },
  do: { name: 'entry.nearby.do', icon: binoculars },
  walk: { name: 'entry.nearby.walk', icon: footprints },
  charge: { name: 'entry.nearby.charge', icon: gasPump },
  park: { name: 'entry.nearby.park', icon: letterP },
  come: { name: 'entry.nearby.come', icon: airplane },
} as const satisfies Record<NearbyGroupId, { name: MessageKey; icon: string }>

interface Props {
  /** The name of the entry itself, which is not listed. */
  name: string
  /** The village of a house, which is not listed either. */
  village?: string
  coordinates: Position & { isApproximate?: boolean | undefined }
  /** The group that the page itself belongs to, of which one other is enough. */
  own?: NearbyGroupId | undefined
  language: Language
}

/** Kilometres: an activity so near to a house is the house's own. */
const underOneRoof = 0.05

/** The things near a position that one would really go to, each with its kind and how far it is; what else there is, folded. */
export function EntryNearby({ name: ownName, village, coordinates, own, language }: Props) {
  const translate = translator(language)
  const here = `${coordinates.latitude} ${coordinates.longitude}`
  // Nobody should drive to a charger that was never opened or stood still when it was last seen.
  const notCharging = readEvCharging(language).figures.others.filter(
    ({ state }) => state !== 'open' && state !== 'undated',
  )
  const isOther = ({ id, name, entry, coordinates: position }: MapPoint) =>
    `${position.latitude} ${position.longitude}` !== here &&
    !notCharging.some((charger) => charger.id === id) &&
    name !== ownName &&
    name !== village &&
    !(village && entry?.kind === 'activities' && distanceBetween(coordinates, position) < underOneRoof) &&
    !isFarByRoad(coordinates, position)
  const found = findNearby(coordinates, listMapPoints(language), isOther)
  const chosen = chooseNearby(found, own)
  const chosenIds = new Set(chosen.map(({ point }) => point.id))
  const others = found
    .map(({ id, near }) => ({ id, near: near.filter(({ point }) => !chosenIds.has(point.id)) }))
    .filter(({ near }) => near.length > 0)
  const formatFar = ({ kilometres, point }: Near<MapPoint>) =>
    formatDistance(kilometres, languages[language].locale, point.isApproximate || coordinates.isApproximate === true)
  const nameOf = ({ href, name }: MapPoint) => (href ? <a href={href}>{name}</a> : <span>{name}</span>)
  return (
    <>
      <ul className="rows near">
        {chosen.map((each) => (
          <li key={each.point.id}>
            <span className={`near-dot near-${each.id}`}>
              <Icon svg={groups[each.id].icon} />
            </span>
            {nameOf(each.point)}
            <span className="near-kind">{translate(groups[each.id].name)}</span>
            <span className="near-far num">{formatFar(each)}</span>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div className="accordion">
          <Fold title={translate('entry.nearby.more')}>
            <dl className="near-more small">
              {others.map(({ id, near }) => (
                <div key={id}>
                  <dt>{translate(groups[id].name)}</dt>
                  {near.map((each) => (
                    <dd key={each.point.id}>
                      {nameOf(each.point)} <span className="num">{formatFar(each)}</span>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </Fold>
        </div>
      ) : null}
    </>
  )
}
