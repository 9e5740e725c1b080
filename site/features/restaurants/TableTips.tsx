import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { calendar, fish, handCoins, phone, receipt, warningCircle } from '#site/ui/icons.ts'
import { Tips } from '#site/ui/Tips.tsx'

const icons = { phone, calendar, receipt, tip: handCoins, fish, note: warningCircle }

interface Props {
  tips: { icon: keyof typeof icons; name: string; text: string }[]
}

/** What to know before sitting down, in two columns. */
export function TableTips({ tips }: Props) {
  return (
    <Tips
      tips={tips.map(({ icon, name, text }) => ({ name, icon: icons[icon], textHtml: renderInlineMarkdown(text) }))}
    />
  )
}
