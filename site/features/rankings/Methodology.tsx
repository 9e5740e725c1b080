import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import { criterionNames } from '#site/content/model/assessment-schema.ts'
import type { Ranking } from '#site/content/model/ranking-queries.ts'
import { rankings } from '#site/content/model/ranking-schema.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { MethodLink } from '#site/features/entry/ratings/EditorsRating.tsx'
import { formatDate } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { hasPayingLink } from './ways-to-book.ts'
import '#site/ui/accordion.css'
import './Methodology.css'

interface Props {
  ranking: Ranking
  language: Language
  /** Hotels: whose order the list with prices has. */
  method?: string | undefined
  /** Beside the criteria, for example the star scale of hotels. */
  children?: ReactNode
}

export function Methodology({ ranking, language, method, children }: Props) {
  const translate = translator(language)
  const { words } = ranking
  const pays = hasPayingLink(ranking, language)
  return (
    <section className="section tint methodology">
      <div className="wrap">
        <div className="full accordion">
          <details>
            <summary>
              {translate('ranking.explained')}
              <Icon svg={caretDown} />
            </summary>
            <div className="method">
              <div>
                {method ? <RichText as="p" html={renderInlineMarkdown(method)} /> : null}
                <ul className="criteria rows">
                  {ranking.criteria.map((id) => (
                    <li key={id}>
                      <b>{translate(criterionNames[id])}</b>
                      <RichText html={renderInlineMarkdown(words.criteria[id] ?? '')} />
                    </li>
                  ))}
                </ul>
                <p className="ranking-method">
                  <MethodLink language={language} />
                </p>
              </div>
              <div className="beside">
                {words.explain ? (
                  <div className="explain-kind">
                    <h3>{words.explain.title}</h3>
                    <RichText as="p" html={renderInlineMarkdown(words.explain.text)} />
                  </div>
                ) : null}
                {children}
                {pays ? <RichText as="p" className="small" html={renderInlineMarkdown(words.paying)} /> : null}
              </div>
            </div>
          </details>
        </div>
        <p className="full small ranking-updated">
          {translate('ranking.updated', { date: formatDate(ranking.updatedOn, language) })}.{' '}
          {pays ? translate('ranking.commission') : words.paying}
        </p>
      </div>
    </section>
  )
}

export function RankingWaysOn({ ranking, language }: Pick<Props, 'ranking' | 'language'>) {
  const { closing } = ranking.words
  const [first, second] = rankings[ranking.id].waysOn
  const ways = [
    { page: first, ...closing.first, className: 'btn btn-1' },
    { page: second, ...closing.second, className: 'btn btn-2' },
  ]
  return (
    <section className="section shallow">
      <div className="wrap">
        <div className="section-heading">
          <h2>{closing.title}</h2>
        </div>
        <ul className="section-body ranking-ways">
          {ways.map(({ page, text, button, className }) => (
            <li key={page}>
              <RichText as="p" html={renderInlineMarkdown(text)} />
              <a className={className} href={hrefFor(page, language)}>
                {button}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
