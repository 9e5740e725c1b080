import type { Language } from '#contract/languages.ts'
import type { Ranking } from '#site/content/model/ranking-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import './RankingTabs.css'
import '#site/ui/Tabs.css'

/** The filters as links with their result lines; they work by the fragment alone. Must directly precede the list. */
export function RankingTabs({ ranking, language }: { ranking: Ranking; language: Language }) {
  const translate = translator(language)
  const { categories, ranked, also, words } = ranking
  const all = [...ranked, ...also]
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
        const count = all.filter(({ tabs }) => tabs.includes(category)).length
        const gaps = { tab: words.tabs[category] ?? '', count: String(count), all: String(all.length) }
        const none = category === 'budget' ? 'ranking.filter.noBudget' : 'ranking.filter.none'
        return (
          <p key={category} className="rank-shown small muted" id={category}>
            {index === 0 ? null : translate(count > 0 ? 'ranking.filter.shown' : none, gaps)}
          </p>
        )
      })}
    </>
  )
}
