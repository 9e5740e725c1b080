import type { ChargingFigures, EvChargingCopy } from '#site/content/model/pages/ev-charging-copy.ts'
import { Fold } from '#site/ui/Fold.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight, deviceMobile } from '#site/ui/icons.ts'
import '#site/ui/link-rows.css'
import './ChargingPrices.css'

export function OperatorApps({ apps, copy }: { apps: ChargingFigures['apps']; copy: EvChargingCopy['paying'] }) {
  return (
    <Fold title={copy.appsTitle}>
      <ul className="link-rows rows">
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
    </Fold>
  )
}
