import type { MotelsCopy } from '#site/editorial/pages/motels-copy.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { checkCircle, circleDashed } from '#site/ui/icons.ts'
import './CheckList.css'

/** What is checked before a place is listed: what is done and what remains. */
export function CheckList({ copy }: { copy: MotelsCopy['checks'] }) {
  return (
    <ul className="check-list">
      {copy.list.map(({ name, text, isDone }) => (
        <li className={isDone ? undefined : 'open'} key={name}>
          <Icon svg={isDone ? checkCircle : circleDashed} />
          <b>{name}</b>
          <span>{text}</span>
          <small>{isDone ? copy.done : copy.open}</small>
        </li>
      ))}
    </ul>
  )
}
