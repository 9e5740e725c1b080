import type { Language } from '#contract/languages.ts'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { groupByIsland } from '#site/content/model/cabin-lists.ts'
import type { Cabin } from '#site/content/model/cabin-queries.ts'
import type { CabinsCopy } from '#site/content/model/pages/cabins-copy.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { CabinCard } from './CabinCard.tsx'
import './CabinIslands.css'

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
