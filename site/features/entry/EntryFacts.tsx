import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/content/model/entries.ts'
import { nameRowsOfCard, PracticalCard } from '#site/features/prepare/practical/PracticalCard.tsx'
import { Facts } from '#site/ui/Facts.tsx'
import { factsOfEntry } from './facts-of-entry.ts'
import './EntryText.css'

export function EntryFacts({ entry, language }: { entry: HouseEntry; language: Language }) {
  const rows = factsOfEntry(entry, language)
  const namesOfCard = new Set(nameRowsOfCard(entry.facts, language))
  const facts = rows.filter(({ name }) => !namesOfCard.has(name))
  return (
    <div className="stay-facts">
      <PracticalCard
        entry={entry}
        rowsOfCard={rows.filter(({ name }) => namesOfCard.has(name))}
        rowsBeside={facts}
        language={language}
      />
      <Facts facts={facts} />
    </div>
  )
}
