/**
 * Fills the gaps of a sentence: `fillGaps('{mm} mm rain', { mm: '1.2' })` is `1.2 mm rain`. A gap without a value stays
 * visible. For components in the browser, which get their words as props.
 */
export function fillGaps(template: string, gaps: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap))
}
