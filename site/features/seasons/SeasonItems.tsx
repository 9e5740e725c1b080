import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { Words } from '#site/ui/Words.tsx'
import './SeasonItems.css'

/** Things with a name and a few sentences, in two or three columns where there is room: what to do, what to eat. */
export function SeasonItems({ items }: { items: { name: string; text: string }[] }) {
  return (
    <ul className={items.length % 3 === 0 ? 'season-items thirds' : 'season-items'}>
      {items.map((item) => (
        <li key={item.name}>
          <Words as="h3" html={renderInlineMarkdown(item.name)} />
          <Words as="p" html={renderInlineMarkdown(item.text)} />
        </li>
      ))}
    </ul>
  )
}
