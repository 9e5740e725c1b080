import type { Language } from '#contract/languages.ts'
import { describeStation } from '#site/content/model/describe-station.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { EvChargingCopy } from '#site/content/model/pages/ev-charging-copy.ts'
import type { Station } from '#site/content/model/station-queries.ts'
import { refOfEntry } from '#site/content/model/stop-reference.ts'
import { wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { Scene } from '#site/content/pictures/Scene.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { mapAddressOf } from '#site/domain/geography/outside-maps.ts'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatChargingPoint } from '#site/i18n/formats.ts'
import { EntryPicture } from '#site/media/photos/EntryPicture.tsx'
import { photoOf } from '#site/media/photos/photo-of.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { StationStatus } from './StationStatus.tsx'
import './StationList.css'

interface Props {
  stations: Station[]
  copy: EvChargingCopy['stations']
  language: Language
}

export function StationList({ stations, copy, language }: Props) {
  return (
    <ol className="rows stations">
      {stations.map((station) => (
        <StationRow key={station.id} station={station} copy={copy} language={language} />
      ))}
    </ol>
  )
}

function StationRow({ station, copy, language }: { station: Station; copy: Props['copy']; language: Language }) {
  const { facts, words, id } = station
  const { known, unknown } = describeStation(facts, language)
  const href = linkToEntry('stations', id, language)
  return (
    <li id={id}>
      <p className="km num">
        {facts.road?.kilometre}
        <span className="visually-hidden"> km</span>
        <small>{facts.village}</small>
      </p>
      <div className="station-picture">
        <EntryPicture photo={photoOf('stations', id)} language={language} use="entry">
          <Scene scene={facts.picture} alt={wordsOfPicture(facts.picture, language).alt} />
        </EntryPicture>
      </div>
      <div>
        <h3>
          <a href={href}>{facts.name}</a>
        </h3>
        <p className="small muted">{[facts.address?.value ?? facts.village, facts.operator].join(' · ')}</p>
        <RichText as="p" className="small" html={renderInlineMarkdown(words.summary)} />
        <AddToTrip language={language} stop={refOfEntry('stations', id)} name={facts.name} />
      </div>
      <div className="plug">
        {facts.chargingPoints.map((point) => (
          <b key={`${point.type} ${point.power}`}>{formatChargingPoint(point, language)}</b>
        ))}
        {known.length > 0 ? (
          <dl>
            {known.map((fact) => (
              <div key={fact.id}>
                <dt>{fact.name}:</dt> <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {unknown ? <p>{unknown}</p> : null}
        <EntryPrice entry={station} language={language} />
      </div>
      <div className="state">
        <StationStatus status={facts.status} language={language} station={id} />
        <p>{words.status}</p>
        <p className="ways">
          <a
            className="link"
            href={mapAddressOf(facts.coordinates)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={fillGaps(copy.mapOf, { name: facts.name })}
          >
            {copy.map}
            <Icon svg={arrowUpRight} />
          </a>
          <a className="link" href={href} aria-label={fillGaps(copy.detailsOf, { name: facts.name })}>
            {copy.details}
          </a>
        </p>
      </div>
    </li>
  )
}
