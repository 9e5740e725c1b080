import { cutOutMark } from '#site/media/icons/mark.ts'
import './Mark.css'

export function Mark({ href, name }: { href: string; name: string }) {
  return (
    <a className="mark" href={href}>
      <svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
        <path d={cutOutMark} fillRule="evenodd" />
      </svg>
      {name}
    </a>
  )
}
