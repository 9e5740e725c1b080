import type { MotelsCopy } from '#site/content/model/pages/motels-copy.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { checkCircle, circleDashed } from '#site/ui/icons.ts'
import './CheckList.css'

export function CheckList({ copy }: { copy: MotelsCopy['checks'] }) {
  return (
    <ul className="rows check-list">
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
