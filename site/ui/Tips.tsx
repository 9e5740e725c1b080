import { Icon } from './Icon.tsx'
import { Words } from './Words.tsx'
import './Tips.css'

interface Props {
  tips: {
    name: string
    /** HTML of `renderInlineMarkdown`. */
    textHtml: string
    /** Of `icons.ts`. */
    icon: string
  }[]
}

/** What is good to know, in two columns: a sign, what it is about, the advice. */
export function Tips({ tips }: Props) {
  return (
    <ul className="tips topline">
      {tips.map(({ name, textHtml, icon }) => (
        <li key={name}>
          <Icon svg={icon} />
          <h3>{name}</h3>
          <Words as="p" html={textHtml} />
        </li>
      ))}
    </ul>
  )
}
