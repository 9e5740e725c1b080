import type { Language } from '#contract/languages.ts'
import { criteriaOf, criterionNames } from '#site/content/model/assessment-schema.ts'
import type { AssessedEntry } from '#site/content/model/ranking-queries.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { formatRating } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import { DrawnStars } from '#site/ui/DrawnStars.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import './EditorsRating.css'

/** The three criteria of an entry, each with its stars and the sentence that says why; nothing for an entry without stars. */
export function CriteriaStars({ entry, language }: { entry: AssessedEntry; language: Language }) {
  const stars: Partial<Record<string, number>> | undefined = entry.facts.assessment?.stars
  const why: Partial<Record<string, string>> = entry.words.assessment?.why ?? {}
  if (!stars) return null
  const translate = translator(language)
  return (
    <dl className="criteria-stars" data-evidence="own">
      {criteriaOf[entry.kind].map((id) => {
        const value = stars[id] ?? 0
        return (
          <div key={id}>
            <dt>
              {translate(criterionNames[id])}
              <DrawnStars
                value={value}
                fraction="half"
                label={translate('rating.stars', { rating: formatRating(value, language) })}
              />
            </dt>
            <RichText as="dd" html={renderInlineMarkdown(why[id] ?? '')} />
          </div>
        )
      })}
    </dl>
  )
}
