import './station-status.css'

export interface StationStatusWords {
  status: 'available' | 'limited' | 'maintenance' | 'unknown'
  text: string
  /** Of the oldest report; absent where nobody reports. */
  age?: string | undefined
}

interface Props extends StationStatusWords {
  /** Of the station whose status `live-parts.ts` keeps up to date; absent in a legend, and where a component does so itself. */
  station?: string | undefined
}

/** How a charger stands, as a shape in its colour and in words. */
export function StationStatusMark({ status, text, age, station }: Props) {
  return (
    <span className="station-status" data-status={status} data-station-status={station}>
      <i aria-hidden="true" />
      <span>
        <span>{text}</span>
        <small>{age ? ` ${age}` : ''}</small>
      </span>
    </span>
  )
}
