import type { PackingListCopy } from '#site/editorial/pages/packing-list-copy.ts'
import { listEmergencyNumbers, type readTravelInfo } from '#site/editorial/pages/travel-info-copy.ts'
import './PrintedNumbers.css'

interface Props {
  copy: PackingListCopy
  travel: ReturnType<typeof readTravelInfo>
}

/** The last line of the printed list: emergency numbers and where the avalanche danger stands. Not shown on the screen. */
export function PrintedNumbers({ copy, travel }: Props) {
  return (
    <p className="packing-printed">
      <b>{copy.printedEmergency}</b> {listEmergencyNumbers(travel).join(' · ')} <b>{copy.printedAvalanche}</b>{' '}
      {new URL(travel.transport.avalanche.href).host}
    </p>
  )
}
