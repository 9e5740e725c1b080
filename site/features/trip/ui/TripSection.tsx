import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  text?: string
  className?: string
  /** Stops can be dropped on it. */
  drop?: 'waiting' | undefined
  children: ReactNode
}

/** A section of the page, with its heading in the narrow column. */
export function TripSection({ id, title, text, className, drop, children }: Props) {
  return (
    <section
      className={className ? `section ${className}` : 'section'}
      id={id}
      aria-labelledby={`${id}-title`}
      data-drop={drop}
    >
      <div className="wrap">
        <div className="section-heading">
          <h2 id={`${id}-title`}>{title}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        <div className="section-body">{children}</div>
      </div>
    </section>
  )
}
