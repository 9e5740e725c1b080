import type { Language } from '#contract/languages.ts'
import type { Article } from '#site/content/model/article-queries.ts'
import { minutesToRead } from '#site/content/model/article-text.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { Drawing } from '#site/content/pictures/Drawing.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { categoryWords } from './describe-article.ts'
import '#site/ui/entries.css'

interface Props {
  article: Article
  language: Language
  /** `lead`: large, picture above the text; `side`: picture beside it. */
  shape: 'lead' | 'side'
  heading?: 'h2' | 'h3'
  /** Stands under the heading of its category, so the category is not repeated. */
  isGrouped?: boolean
}

/** An article in a list. The page must include the `SceneStyle` of its picture. */
export function ArticleEntry({ article, language, shape, heading: Heading = 'h3', isGrouped }: Props) {
  const translate = translator(language)
  const { facts, words, id } = article
  return (
    <article className={shape === 'side' ? 'entry side' : 'entry'}>
      <div className={`scene-${facts.picture}`}>
        <Drawing picture={facts.picture} language={language} className="pic focused" />
      </div>
      <div>
        <Heading>
          <a href={linkToEntry('articles', id, language)}>{words.name}</a>
        </Heading>
        <RichText as="p" html={renderInlineMarkdown(words.summary)} />
        <p className="meta">
          {isGrouped ? null : <span>{translate(categoryWords[facts.category])}</span>}
          <span>{translate('article.minutes', { minutes: minutesToRead(article.body) })}</span>
          <time dateTime={facts.publishedOn}>{formatDate(facts.publishedOn, language)}</time>
        </p>
      </div>
    </article>
  )
}
