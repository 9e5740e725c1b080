import { describeStation } from '#site/content/model/describe-station.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { StationStatus } from '#site/features/charging/StationStatus.tsx'
import { formatDate } from '#site/i18n/format-date.ts'
import { formatChargingPoint } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { presentKind } from './shared/entry-presentation.ts'

export const presentation = presentKind<'stations'>({
  heading: 'entry.chargeHere',
  drawSummary: ({ id, facts: { chargingPoints, status }, words }, language) => (
    <div className="charging-summary" data-live-part="stations">
      <ul className="num">
        {chargingPoints.map((point) => (
          <li key={`${point.type} ${point.power}`}>{formatChargingPoint(point, language)}</li>
        ))}
      </ul>
      <p>
        <StationStatus status={status} language={language} station={id} />{' '}
        <span className="muted">
          {words.status}{' '}
          <span className="station-checked">
            {translator(language)('entry.checked', { date: formatDate(status.checkedOn, language) })}.
          </span>
        </span>
      </p>
    </div>
  ),
  leadsToMapApp: true,
  direct: { beside: 'entry.direct', alone: 'entry.directOnly' },
  listFacts: ({ facts }, language) => {
    const { operator, chargingPoints } = facts
    const translate = translator(language)
    return [
      { name: translate('entry.operator'), valueHtml: renderInlineMarkdown(operator) },
      {
        name: translate('entry.points'),
        valueHtml: chargingPoints.map((point) => formatChargingPoint(point, language)).join('<br>'),
      },
      ...describeStation(facts, language).known.flatMap(({ id, name, value }) =>
        // How one pays stands with what is practical.
        id === 'payment' ? [] : [{ name, valueHtml: value }],
      ),
    ]
  },
  drawParts: ({ words }, language) => (
    <section className="stay-part">
      <h2>{translator(language)('entry.whileCharging')}</h2>
      <ul className="stay-list">
        {words.amenities.map((amenity) => (
          <RichText as="li" key={amenity} html={renderInlineMarkdown(amenity)} />
        ))}
      </ul>
    </section>
  ),
  listSources: ({ facts: { chargingPoints, status, openingHours } }, language) => {
    const translate = translator(language)
    return [
      ...chargingPoints.map((point) => ({ ...point, use: translate('entry.points') })),
      { ...status, use: translate('entry.status') },
      ...(openingHours.value === 'unknown' ? [] : [{ ...openingHours, use: translate('entry.hours') }]),
    ]
  },
  listFeatures: ({ facts }, language) => facts.chargingPoints.map((point) => formatChargingPoint(point, language)),
})
