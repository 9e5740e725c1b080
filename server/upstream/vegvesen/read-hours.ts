// As people write them: «kl. 22.00-06.00», «mellom kl. 22 og 06», «fra 08.00 til 16.00». Without «kl.» both need minutes, and such as hours end
// with: «12.11-15.11» are days, «5 og 10 minutter» a wait.
const hour = String.raw`([01]?\d|2[0-4])`
const minutes = '[.:]([03]0|[14]5)'
const between = String.raw`\s*(?:-|–|og|til)\s*`
const withClock = new RegExp(
  `(?:kl\\.?|klokka|klokken)\\s*${hour}(?:${minutes})?${between}(?:kl\\.?\\s*)?${hour}(?:${minutes})?(?![\\d.:]*\\d)`,
  'gi',
)
const withMinutes = new RegExp(
  `(?<![\\d.:])${hour}${minutes}${between}(?:kl\\.?\\s*)?${hour}${minutes}(?![\\d.:]*\\d)`,
  'gi',
)

/** Returns the one pair of hours (`22:00` to `06:00`) that the Norwegian lines of a message name; null where there is none or more than one. */
export function readHours(lines: readonly string[]): { from: string; to: string } | null {
  const text = lines.join(' ')
  const found = [...text.matchAll(withClock), ...text.matchAll(withMinutes)].map(
    ([, fromHour, fromMinute, toHour, toMinute]) => ({
      from: write(fromHour, fromMinute),
      to: write(toHour, toMinute),
    }),
  )
  const [first] = found
  if (!first || first.from === first.to) return null
  return found.every(({ from, to }) => from === first.from && to === first.to) ? first : null
}

function write(hour = '', minute = '00'): string {
  return `${hour.padStart(2, '0').replace('24', '00')}:${minute}`
}
