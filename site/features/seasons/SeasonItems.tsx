import { renderInlineMarkdown } from '#site/content-reader/read-content.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './SeasonItems.css'

export function SeasonItems({ items }: { items: { name: string; text: string }[] }) {
  return (
    <ul className={items.length % 3 === 0 ? 'season-items thirds' : 'season-items'}>
      {items.map((item) => (
        <li key={item.name}>
          <RichText as="h3" html={renderInlineMarkdown(item.name)} />
          <RichText as="p" html={renderInlineMarkdown(item.text)} />
        </li>
      ))}
    </ul>
  )
}
