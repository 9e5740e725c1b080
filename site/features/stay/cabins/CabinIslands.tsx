import type { Language } from '#contract/languages.ts'
import { ContentError } from '#site/content/files/read-yaml.ts'
import type { Cabin } from '#site/content/model/cabin-queries.ts'
import type { CabinsCopy } from '#site/content/model/pages/cabins-copy.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { CabinCard } from './CabinCard.tsx'
import './CabinIslands.css'
import type { Island } from '#site/content/model/entry-schema.ts'

interface Props {
  cabins: Cabin[]
  copy: CabinsCopy['list']['islands']
  language: Language
}

export function CabinIslands({ cabins, copy, language }: Props) {
  return groupByIsland(cabins).map(({ island, cabins: cabinsOfIsland }) => {
    const words = copy[island]
    if (!words)
      throw new ContentError(
        `content/pages/cabins/${language}.yaml: list.islands.${island} is missing. ${cabinsOfIsland[0]?.facts.name} lies there; write its name and a sentence.`,
      )
    return (
      <section className="cabin-island" key={island} data-filter-group="">
        <header>
          <h3>{words.name}</h3>
          <RichText as="p" html={renderInlineMarkdown(words.text)} />
        </header>
        <div className={`cards of-${Math.min(cabinsOfIsland.length, 3)}`}>
          {cabinsOfIsland.map((cabin) => (
            <CabinCard key={cabin.id} cabin={cabin} language={language} />
          ))}
        </div>
      </section>
    )
  })
}

export interface IslandGroup<Item> {
  island: Island
  cabins: Item[]
}

/** Groups entries by island; islands come in the order of the list. */
export function groupByIsland<Item extends { facts: { island: Island } }>(list: readonly Item[]): IslandGroup<Item>[] {
  const groups = new Map<Island, Item[]>()
  for (const cabin of list) {
    const group = groups.get(cabin.facts.island)
    if (group) group.push(cabin)
    else groups.set(cabin.facts.island, [cabin])
  }
  return [...groups].map(([island, cabinsOfIsland]) => ({ island, cabins: cabinsOfIsland }))
}
