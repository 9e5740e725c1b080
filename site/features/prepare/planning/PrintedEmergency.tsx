import { listEmergencyNumbers, type readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'

/** The foot of the printed plan: emergency numbers and avalanche warnings. Hidden on screen. */
export function PrintedEmergency({ label, travel }: { label: string; travel: ReturnType<typeof readTravelInfo> }) {
  const { copy, transport } = travel
  return (
    <p className="plan-printed">
      <b>{label}:</b> {listEmergencyNumbers(travel).join(' · ')}. {copy.practical.emergency.avalanche}{' '}
      {new URL(transport.avalanche.href).host}.
    </p>
  )
}
