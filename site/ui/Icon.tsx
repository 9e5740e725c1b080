import { pathOfIcon } from './path-of-icon.ts'

/**
 * An icon of `icons.ts`, in the colour and size of the text beside it. Decoration only: the words stand beside it, or
 * in the label of the button around it.
 */
export function Icon({ svg, className }: { svg: string; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 256 256" aria-hidden="true">
      <path d={pathOfIcon(svg)} />
    </svg>
  )
}
