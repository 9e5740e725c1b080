import type { HotelsCopy, HotelTip } from '#site/content/model/pages/hotels-copy.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { arrowsLeftRight, boat, calendarCheck, car, coins, gasPump, sunHorizon } from '#site/ui/icons.ts'
import { Tips } from '#site/ui/Tips.tsx'

const icons: Record<HotelTip, string> = {
  book: calendarCheck,
  twoPlaces: arrowsLeftRight,
  charge: gasPump,
  parking: car,
  light: sunHorizon,
  withoutCar: boat,
  levy: coins,
}

export function HotelTips({ tips }: { tips: HotelsCopy['tips']['list'] }) {
  return (
    <Tips tips={tips.map(({ id, name, text }) => ({ name, icon: icons[id], textHtml: renderInlineMarkdown(text) }))} />
  )
}
