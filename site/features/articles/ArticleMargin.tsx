import type { Language } from '#contract/languages.ts'
import type { Article } from '#site/content/model/article-queries.ts'
import { type ArticleText, minutesToRead } from '#site/content/model/article-text.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { categoryWords } from './describe-article.ts'
import './ArticleMargin.css'

interface Props {
  article: Article
  text: ArticleText
  language: Language
}

export function ArticleMargin({ article, text, language }: Props) {
  const translate = translator(language)
  const { category, publishedOn, checkedOn } = article.facts
  return (
    <>
      <p className="small article-by">
        <b>{translate('article.by')}</b>
        <span>{translate(categoryWords[category])}</span>
        <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
        {checkedOn === publishedOn ? null : (
          <span>{translate('article.checked', { date: formatDate(checkedOn, language) })}</span>
        )}
        <span>{translate('article.minutes', { minutes: minutesToRead(article.body) })}</span>
      </p>
      <nav aria-label={translate('article.contents')} className="article-contents">
        <ul className="small">
          {text.headings.map(({ id, title }) => (
            <li key={id}>
              <a className="link" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
