import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Ranking } from '#site/editorial/ranking-queries.ts'
import { rankings } from '#site/editorial/ranking-schema.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Words } from '#site/ui/Words.tsx'
import { Calculation } from './Calculation.tsx'
import { ChangeLog } from './ChangeLog.tsx'
import './Methodology.css'

interface Props {
  ranking: Ranking
  language: Language
  /** Stands beside the criteria: the star scale of the hotels, for example. */
  children?: ReactNode
}

/** How the list came about: three criteria and their weights, the whole calculation, what moved, what a link pays and does not change. */
export function Methodology({ ranking, language, children }: Props) {
  const translate = translator(language)
  const { words } = ranking
  return (
    <section className="sec tint methodology">
      <div className="wrap">
        <div className="sec-h">
          <h2>{translate('ranking.explained')}</h2>
          <p>{translate('ranking.lastUpdated', { date: sayDate(ranking.updatedOn, language) })}</p>
        </div>
        <div className="sec-m method">
          <div>
            <Words as="p" html={renderInlineMarkdown(words.method)} />
            <Words as="p" html={renderInlineMarkdown(words.scope)} />
            <ul className="criteria">
              {ranking.criteria.map(({ id, weight }) => (
                <li key={id}>
                  <b>
                    {words.criteria[id]?.name}
                    <small className="num">{translate('ranking.weight', { weight })}</small>
                  </b>
                  <Words html={renderInlineMarkdown(words.criteria[id]?.about ?? '')} />
                </li>
              ))}
            </ul>
          </div>
          <div className="beside">
            {words.explain ? (
              <div className="explain-kind">
                <h3>{words.explain.title}</h3>
                <Words as="p" html={renderInlineMarkdown(words.explain.text)} />
              </div>
            ) : null}
            {children}
            <p className="small">{translate('ranking.commission')}</p>
            <Words as="p" className="small" html={renderInlineMarkdown(words.paying)} />
          </div>
        </div>
        <div className="full">
          <Calculation ranking={ranking} language={language} />
        </div>
        <div className="full">
          <ChangeLog ranking={ranking} language={language} />
        </div>
      </div>
    </section>
  )
}

/** The end of a ranking: two pages to go on to. */
export function RankingWaysOn({ ranking, language }: Pick<Props, 'ranking' | 'language'>) {
  const { closing } = ranking.words
  const [first, second] = rankings[ranking.id].waysOn
  const ways = [
    { page: first, ...closing.first, className: 'btn btn-1' },
    { page: second, ...closing.second, className: 'btn btn-2' },
  ]
  return (
    <section className="sec shallow">
      <div className="wrap">
        <div className="sec-h">
          <h2>{closing.title}</h2>
        </div>
        <ul className="sec-m ranking-ways">
          {ways.map(({ page, text, button, className }) => (
            <li key={page}>
              <Words as="p" html={renderInlineMarkdown(text)} />
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
