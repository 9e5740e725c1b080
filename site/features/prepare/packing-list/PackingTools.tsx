import type { PackingListCopy } from '#site/content/model/pages/packing-list-copy.ts'
import { listEmergencyNumbers, type readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { printer, reset } from '#site/ui/icons.ts'
import './PackingTools.css'

/** Print and clear buttons, shown with script only (`packing-list-behaviour.ts`). */
export function PackingTools({ copy }: { copy: PackingListCopy }) {
  return (
    <div className="packing-tools">
      <button className="btn btn-1 btn-sm" type="button" data-print>
        <Icon svg={printer} />
        {copy.print}
      </button>
      <button className="btn btn-2 btn-sm" type="button" data-reset>
        <Icon svg={reset} />
        {copy.reset}
      </button>
      <button className="btn btn-2 btn-sm" type="button" data-undo hidden>
        {copy.undo}
      </button>
    </div>
  )
}

/** Status line of the behaviour; its messages are in attributes. */
export function PackingStatus({ copy }: { copy: PackingListCopy }) {
  return (
    <p
      className="packing-status small"
      role="status"
      data-status
      data-was-reset={copy.wasReset}
      data-not-saved={copy.notSaved}
    />
  )
}

/** The last line of the printed list: emergency numbers and avalanche warnings. Hidden on screen. */
export function PrintedNumbers({ copy, travel }: { copy: PackingListCopy; travel: ReturnType<typeof readTravelInfo> }) {
  return (
    <p className="packing-printed">
      <b>{copy.printedEmergency}</b> {listEmergencyNumbers(travel).join(' · ')} <b>{copy.printedAvalanche}</b>{' '}
      {new URL(travel.transport.avalanche.href).host}
    </p>
  )
}
