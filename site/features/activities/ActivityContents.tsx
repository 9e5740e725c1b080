import type { Activity } from '#site/editorial/activity-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import './ActivityContents.css'

interface Props {
  groups: { setting: string; title: string; members: Activity[] }[]
  language: Language
}

/** A link to each group with the number of activities in it: whoever stands in the rain should not scroll past the sea. */
export function ActivityContents({ groups, language }: Props) {
  return (
    <nav aria-label={translator(language)('information.contents')}>
      <ul className="activity-contents">
        {groups.map(({ setting, title, members }) => (
          <li key={setting}>
            <a href={`#${setting}`}>
              <span>{title}</span> <b className="num">{members.length}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
