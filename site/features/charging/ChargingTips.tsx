import type { ChargingTip, EvChargingCopy } from '#site/content/model/pages/ev-charging-copy.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { batteryCharging, creditCard, thermometerCold, warning } from '#site/ui/icons.ts'
import './charging.css'

const icons: Record<ChargingTip, string> = {
  fill: batteryCharging,
  cold: thermometerCold,
  pay: creditCard,
  reserve: warning,
}

export function ChargingTips({ tips }: { tips: EvChargingCopy['tips']['list'] }) {
  return (
    <ul className="rows charging-tips">
      {tips.map(({ id, name, text }) => (
        <li key={id}>
          <Icon svg={icons[id]} />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
