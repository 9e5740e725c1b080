import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { calendar, fish, handCoins, phone, receipt, warningCircle } from '#site/ui/icons.ts'
import { Words } from '#site/ui/Words.tsx'

const icons = { phone, calendar, receipt, tip: handCoins, fish, note: warningCircle }

interface Props {
  tips: { icon: keyof typeof icons; name: string; text: string }[]
}

/** What to know before sitting down, in two columns. */
export function TableTips({ tips }: Props) {
  return (
    <ul className="tips topline">
      {tips.map((tip) => (
        <li key={tip.name}>
          <Icon svg={icons[tip.icon]} />
          <h3>{tip.name}</h3>
          <Words as="p" html={renderInlineMarkdown(tip.text)} />
        </li>
      ))}
    </ul>
  )
}
