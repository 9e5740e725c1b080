import type { Language } from '#contract/languages.ts'
import type { Activity } from '#site/content/model/activity-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import './ActivityContents.css'

interface Props {
  groups: { setting: string; title: string; members: Activity[] }[]
  language: Language
}

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
