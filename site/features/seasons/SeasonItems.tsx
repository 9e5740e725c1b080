import { renderInlineMarkdown } from '#site/content-reader/read-content.ts'
import { AddToTrip, type StopToAdd } from '#site/trip-plan/AddToTrip.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import './SeasonItems.css'

interface Props {
  items: { name: string; text: string; toAdd?: StopToAdd | undefined }[]
}

export function SeasonItems({ items }: Props) {
  return (
    <ul className={items.length % 3 === 0 ? 'season-items thirds' : 'season-items'}>
      {items.map((item) => (
        <li key={item.name}>
          <RichText as="h3" html={renderInlineMarkdown(item.name)} />
          <RichText as="p" html={renderInlineMarkdown(item.text)} />
          {item.toAdd ? <AddToTrip {...item.toAdd} /> : null}
        </li>
      ))}
    </ul>
  )
}
