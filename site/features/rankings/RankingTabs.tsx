import type { Language } from '#contract/languages.ts'
import type { Ranking } from '#site/editorial/ranking-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import './RankingTabs.css'
import '#site/ui/Tabs.css'

interface Props {
  ranking: Ranking
  language: Language
}

/**
 * The tabs of a ranking as links, and after them what each shows. They work by the fragment of the address alone (`#luxury`, the
 * same in every language, so that switching the language keeps it; RankingTabs.css): without script, from a shared link,
 * back and forward. Stands directly before the list, inside the same element.
 */
export function RankingTabs({ ranking, language }: Props) {
  const translate = translator(language)
  const { categories, ranked, words } = ranking
  return (
    <>
      <nav className="tabs rank-tabs" aria-label={translate('ranking.filter.label')}>
        {categories.map((category) => (
          <a key={category} className="tab" href={`#${category}`}>
            {words.tabs[category]}
          </a>
        ))}
      </nav>
      {categories.map((category, index) => {
        const count = ranked.filter(({ assessment }) => assessment.categories.includes(category)).length
        const gaps = { tab: words.tabs[category] ?? '', count: String(count), all: String(ranked.length) }
        return (
          <p key={category} className="rank-shown" id={category}>
            {index === 0 ? null : translate(count > 0 ? 'ranking.filter.shown' : 'ranking.filter.none', gaps)}
          </p>
        )
      })}
    </>
  )
}
