import { readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { renderPageLine } from '#site/content/model/render-text.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import type { TripProps } from './trip-props.ts'

/** Whom to call on a hike, and how to have the guide where there is no network. */
export function EmergencyLine({ copy, language }: Omit<TripProps, 'trip'>) {
  const { transport } = readTravelInfo(language)
  const link = (id: string) => {
    const { number = '' } = transport.emergency.find((each) => each.id === id) ?? {}
    return `[${number}](${telephoneAddressOf(number)})`
  }
  // The police lead rescue on land.
  const line = fillGaps(copy.emergencyLine, { rescue: link('police'), ambulance: link('ambulance') })
  return <RichText as="p" className="emergency-line" html={renderPageLine(line, 'trips', language)} />
}
