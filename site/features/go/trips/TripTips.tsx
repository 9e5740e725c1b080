import type { Language } from '#contract/languages.ts'
import type { TripsCopy, tripTips } from '#site/content/model/pages/trips-copy.ts'
import { renderPageLine } from '#site/content/model/render-text.ts'
import { arrowUUpLeft, cloudSun, drop, letterP, phone, sunHorizon } from '#site/ui/icons.ts'
import { Tips } from '#site/ui/Tips.tsx'

const icons: Record<(typeof tripTips)[number], string> = {
  forecast: cloudSun,
  tell: phone,
  turn: arrowUUpLeft,
  bus: letterP,
  night: sunHorizon,
  water: drop,
}

export function TripTips({ copy, language }: { copy: TripsCopy; language: Language }) {
  return (
    <Tips
      tips={copy.tips.list.map(({ id, name, text }) => ({
        name,
        icon: icons[id],
        textHtml: renderPageLine(text, 'trips', language),
      }))}
    />
  )
}
