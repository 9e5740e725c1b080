import type { PackingListCopy } from '#site/editorial/pages/packing-list-copy.ts'
import type { Transport, TravelInfoCopy } from '#site/editorial/pages/travel-info-copy.ts'

interface Props {
  copy: PackingListCopy
  travel: { copy: TravelInfoCopy; transport: Transport }
}

/** The last line of the printed list: emergency numbers and where the avalanche danger stands. Not shown on the screen. */
export function PrintedNumbers({ copy, travel }: Props) {
  const { numbers } = travel.copy.practical.emergency
  const list = travel.transport.emergency.map(({ id, number }) => `${number}\u00a0${numbers[id]?.name ?? ''}`)
  return (
    <p className="packing-printed">
      <b>{copy.printedEmergency}</b> {list.join(' · ')} <b>{copy.printedAvalanche}</b>{' '}
      {new URL(travel.transport.avalanche.href).host}
    </p>
  )
}
