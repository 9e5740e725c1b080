import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { calendar, fish, handCoins, phone, receipt, warningCircle } from '#site/ui/icons.ts'
import { Tips } from '#site/ui/Tips.tsx'

const icons = { phone, calendar, receipt, tip: handCoins, fish, note: warningCircle }

export function TableTips({ tips }: { tips: { icon: keyof typeof icons; name: string; text: string }[] }) {
  return (
    <Tips
      tips={tips.map(({ icon, name, text }) => ({ name, icon: icons[icon], textHtml: renderInlineMarkdown(text) }))}
    />
  )
}
