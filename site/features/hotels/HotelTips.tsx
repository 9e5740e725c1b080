import type { HotelsCopy, HotelTip } from '#site/editorial/pages/hotels-copy.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowsLeftRight, boat, calendarCheck, car, coins, gasPump, sunHorizon } from '#site/ui/icons.ts'
import { Words } from '#site/ui/Words.tsx'

const icons: Record<HotelTip, string> = {
  book: calendarCheck,
  twoPlaces: arrowsLeftRight,
  charge: gasPump,
  parking: car,
  light: sunHorizon,
  withoutCar: boat,
  levy: coins,
}

/** What is good to know before one books a hotel. */
export function HotelTips({ tips }: { tips: HotelsCopy['tips']['list'] }) {
  return (
    <ul className="tips topline">
      {tips.map(({ id, name, text }) => (
        <li key={id}>
          <Icon svg={icons[id]} />
          <h3>{name}</h3>
          <Words as="p" html={renderInlineMarkdown(text)} />
        </li>
      ))}
    </ul>
  )
}
