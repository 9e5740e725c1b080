import { Icon } from './Icon.tsx'
import { RichText } from './RichText.tsx'
import './Tips.css'

interface Props {
  tips: {
    name: string
    /** HTML of `renderInlineMarkdown`. */
    textHtml: string
    /** From `icons.ts`. */
    icon: string
  }[]
}

export function Tips({ tips }: Props) {
  return (
    <ul className="tips topline">
      {tips.map(({ name, textHtml, icon }) => (
        <li key={name}>
          <Icon svg={icon} />
          <h3>{name}</h3>
          <RichText as="p" html={textHtml} />
        </li>
      ))}
    </ul>
  )
}
