import type { Transport, TravelInfoCopy } from '#site/editorial/pages/travel-info-copy.ts'

interface Props {
  /** Stands before the numbers: «Nødnummer». */
  label: string
  copy: TravelInfoCopy['practical']['emergency']
  transport: Transport
}

/** The foot of the printed plan: emergency numbers and where the avalanche danger stands. Not shown on the screen. */
export function PrintedEmergency({ label, copy, transport }: Props) {
  const numbers = transport.emergency.map(({ id, number }) => `${number}\u00a0${copy.numbers[id]?.name ?? ''}`)
  return (
    <p className="plan-printed">
      <b>{label}:</b> {numbers.join(' · ')}. {copy.avalanche} {new URL(transport.avalanche.href).host}.
    </p>
  )
}
