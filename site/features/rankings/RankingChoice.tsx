import type { Language } from '#contract/languages.ts'
import type { Ranking } from '#site/content/model/ranking-queries.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './AlsoHere.css'

interface Props {
  ranking: Ranking
  language: Language
  /** The level of the headings of the list. */
  heading?: 'h2' | 'h3'
}

/** Who should choose what, in four lines: the answer before the list. */
export function RankingChoice({ ranking: { id, words }, language, heading: Heading = 'h2' }: Props) {
  return (
    <div className="rank-choice">
      <Heading>{translator(language)('ranking.choice')}</Heading>
      <ul>
        {words.choose.map((line) => (
          <RichText
            key={line}
            as="li"
            html={renderTextLine(line, language, `content/rankings/${id}/${language}.yaml`)}
          />
        ))}
      </ul>
    </div>
  )
}
