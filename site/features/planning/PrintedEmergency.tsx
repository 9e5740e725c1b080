import { listEmergencyNumbers, type readTravelInfo } from '#site/editorial/pages/travel-info-copy.ts'

interface Props {
  /** Stands before the numbers: «Nødnummer». */
  label: string
  travel: ReturnType<typeof readTravelInfo>
}

/** The foot of the printed plan: emergency numbers and where the avalanche danger stands. Not shown on the screen. */
export function PrintedEmergency({ label, travel }: Props) {
  const { copy, transport } = travel
  return (
    <p className="plan-printed">
      <b>{label}:</b> {listEmergencyNumbers(travel).join(' · ')}. {copy.practical.emergency.avalanche}{' '}
      {new URL(transport.avalanche.href).host}.
    </p>
  )
}
