import type { Language } from '#contract/languages.ts'
import type { TripsCopy, tripTips } from '#site/editorial/pages/trips-copy.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
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

/** What to do before setting out. */
export function TripTips({ copy, language }: { copy: TripsCopy; language: Language }) {
  return (
    <Tips
      tips={copy.tips.list.map(({ id, name, text }) => ({
        name,
        icon: icons[id],
        textHtml: renderTextLine(text, language, `content/pages/trips/${language}.yaml`),
      }))}
    />
  )
}
