import type { Article } from '#site/editorial/article-queries.ts'
import { minutesToRead } from '#site/editorial/article-text.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { Drawing } from '#site/pictures/Drawing.tsx'
import { hrefFor } from '#site/routes/path-for.ts'
import { Words } from '#site/ui/Words.tsx'
import { categoryWords } from './article-words.ts'
import '#site/ui/entries.css'

interface Props {
  article: Article
  language: Language
  /** `lead` is set large, its picture above the words; `side` has the picture beside them. */
  shape: 'lead' | 'side'
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
  /** It stands under the heading of its category, which need not be said again. */
  isGrouped?: boolean
}

/**
 * An article in a list: picture, heading, one or two sentences, what it is about and how long it takes. The page carries the
 * `SceneStyle` of its picture.
 */
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
          <a className="t" href={hrefFor('article', language, { id })}>
            {words.name}
          </a>
        </Heading>
        <Words as="p" html={renderInlineMarkdown(words.summary)} />
        <p className="meta">
          {isGrouped ? null : <span>{translate(categoryWords[facts.category])}</span>}
          <span>{translate('article.minutes', { minutes: minutesToRead(article.body) })}</span>
        </p>
      </div>
    </article>
  )
}
