import type { ChargingFigures, EvChargingCopy } from '#site/editorial/pages/ev-charging-copy.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight, deviceMobile } from '#site/ui/icons.ts'
import '#site/ui/link-rows.css'
import './ChargingPrices.css'

interface Props {
  apps: ChargingFigures['apps']
  copy: EvChargingCopy['paying']
}

/** The three operators whose apps a driver needs, each at an address of its own; unpaid links. */
export function OperatorApps({ apps, copy }: Props) {
  return (
    <div>
      <h3 className="charging-title">{copy.appsTitle}</h3>
      <ul className="links">
        {apps.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} target="_blank" rel="noopener">
              <Icon svg={deviceMobile} />
              <b>{name}</b>
              <small>{copy.apps[id]}</small>
              <Icon svg={arrowUpRight} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
