/**
 * An icon of `icons.ts`, in the colour and size of the text beside it. Decoration only: the words stand beside it, or
 * in the label of the button around it.
 */
export function Icon({ svg, className }: { svg: string; className?: string }) {
  const drawing = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  return (
    <svg
      className={className ? `i ${className}` : 'i'}
      viewBox="0 0 256 256"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of the icon package, not input
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
