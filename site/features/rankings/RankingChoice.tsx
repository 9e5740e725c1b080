import type { Language } from '#contract/languages.ts'
import type { Ranking } from '#site/content/model/ranking-queries.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { translator } from '#site/i18n/translate.ts'
import { ContentsNames } from '#site/ui/ContentsRow.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import './AlsoHere.css'

interface Props {
  ranking: Ranking
  language: Language
  /** The level of the headings of the list. */
  heading?: 'h2' | 'h3'
}

/** From how many entries on a list has their names at its top. */
const mostWithoutNames = 10

/** Who should choose what, in four lines: the answer before the list. A long list has its names below. */
export function RankingChoice({ ranking: { id, words, ranked, also }, language, heading: Heading = 'h2' }: Props) {
  const translate = translator(language)
  const all = [...ranked, ...also].map(({ entry }) => ({ anchor: entry.id, name: entry.facts.name }))
  return (
    <div className="rank-choice">
      <Heading>{translate('ranking.choice')}</Heading>
      <ul>
        {words.choose.map((line) => (
          <RichText
            key={line}
            as="li"
            html={renderTextLine(line, language, `content/rankings/${id}/${language}.yaml`)}
          />
        ))}
      </ul>
      {all.length > mostWithoutNames ? <ContentsNames label={translate('information.contents')} names={all} /> : null}
    </div>
  )
}
