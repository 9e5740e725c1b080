import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { ConductRule } from '#site/content/model/trip-queries.ts'
import { Icon } from '#site/ui/Icon.tsx'
import {
  bird,
  campfire,
  dog,
  drone,
  fish,
  footprints,
  letterP,
  lifebuoy,
  pawPrint,
  roadHorizon,
  tent,
  toilet,
} from '#site/ui/icons.ts'
import './Conduct.css'

const icons: Record<ConductRule, string> = {
  stayOnPath: footprints,
  keepDistance: pawPrint,
  dogOnLead: dog,
  dogOnLeadLonger: dog,
  noDog: dog,
  useToilet: toilet,
  carryPaper: toilet,
  noFire: campfire,
  noDrone: drone,
  parkProperly: letterP,
  noNightOnBeach: tent,
  keepQuietAtRacks: fish,
  leaveBirds: bird,
  lifeVest: lifebuoy,
  passingPlaces: roadHorizon,
}

export function Conduct({ rules, copy }: { rules: readonly ConductRule[]; copy: TripsCopy }) {
  return (
    <ul className="conduct rows">
      {rules.map((rule) => (
        <li key={rule}>
          <Icon svg={icons[rule]} />
          <span>{copy.conduct.rules[rule]}</span>
        </li>
      ))}
    </ul>
  )
}
