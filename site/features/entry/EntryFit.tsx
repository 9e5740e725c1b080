import type { Language } from '#contract/languages.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { minus, plus } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import '#site/ui/pros-and-cons.css'
import './EntryText.css'

interface Props {
  words: { forYou: string[]; notForYou: string[] }
  language: Language
}

export function EntryFit({ words, language }: Props) {
  const translate = translator(language)
  const sides = [
    { name: translate('entry.forYou'), lines: words.forYou, icon: plus, kind: 'pro' },
    { name: translate('entry.notForYou'), lines: words.notForYou, icon: minus, kind: 'con' },
  ]
  return (
    <div className="fit">
      {sides.map(({ name, lines, icon, kind }) => (
        <div key={kind}>
          <h2>{name}</h2>
          <ul className="pros-and-cons">
            {lines.map((line) => (
              <li className={kind} key={line}>
                <Icon svg={icon} />
                <RichText html={renderInlineMarkdown(line)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
