import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { caretDown } from './icons.ts'
import './accordion.css'

interface Props {
  /** What the line says that opens it. */
  title: ReactNode
  children: ReactNode
}

/** One line that opens what it names; several stand in one `.accordion`. */
export function Fold({ title, children }: Props) {
  return (
    <details>
      <summary>
        {title}
        <Icon svg={caretDown} />
      </summary>
      {children}
    </details>
  )
}
