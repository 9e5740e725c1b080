import { pathOfIcon } from './path-of-icon.ts'

/** A decorative icon of `icons.ts` in the text's colour and size; its meaning is in the text beside it or the button's label. */
export function Icon({ svg, className }: { svg: string; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 256 256" aria-hidden="true">
      <path d={pathOfIcon(svg)} />
    </svg>
  )
}
