import type { Article } from '#site/editorial/article-queries.ts'
import { type ArticleText, minutesToRead } from '#site/editorial/article-text.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { categoryWords } from './article-words.ts'
import './ArticleMargin.css'

/** Beside an article: who wrote it and when, how long it takes, and its sections. */
export function ArticleMargin({
  article,
  text,
  language,
}: {
  article: Article
  text: ArticleText
  language: Language
}) {
  const translate = translator(language)
  const { category, publishedOn, checkedOn } = article.facts
  return (
    <>
      <p className="small article-by">
        <b>{translate('article.by')}</b>
        <span>{translate(categoryWords[category])}</span>
        <time dateTime={publishedOn}>{sayDate(publishedOn, language)}</time>
        {checkedOn === publishedOn ? null : (
          <span>{translate('article.checked', { date: sayDate(checkedOn, language) })}</span>
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
