import type { PackingListCopy } from '#site/content/model/pages/packing-list-copy.ts'
import { listEmergencyNumbers, type readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import './PrintedNumbers.css'

/** The last line of the printed list: emergency numbers and avalanche warnings. Hidden on screen. */
export function PrintedNumbers({ copy, travel }: { copy: PackingListCopy; travel: ReturnType<typeof readTravelInfo> }) {
  return (
    <p className="packing-printed">
      <b>{copy.printedEmergency}</b> {listEmergencyNumbers(travel).join(' · ')} <b>{copy.printedAvalanche}</b>{' '}
      {new URL(travel.transport.avalanche.href).host}
    </p>
  )
}
