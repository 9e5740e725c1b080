/**
 * Fills the gaps of a sentence: `fillGaps('{mm} mm rain', { mm: '1.2' })` is `1.2 mm rain`. A gap without a value stays
 * visible. `{degrees|degree|degrees}` is the first word where the value is a single one (1, −1), else the second. For components in the
 * browser, which get their words as props.
 */
export function fillGaps(template: string, gaps: Record<string, string | number>): string {
  return template.replace(/\{(\w+)(?:\|(.+?)\|(.+?))?\}/g, (gap, name: string, one?: string, other?: string) =>
    String((one ? (/^\D?1$/.test(String(gaps[name])) ? one : other) : gaps[name]) ?? gap),
  )
}
