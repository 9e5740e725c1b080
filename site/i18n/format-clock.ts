/** Returns minutes after midnight as «13:05»; past midnight the clock begins again. */
export function formatClock(minutes: number): string {
  const inDay = ((Math.round(minutes) % 1440) + 1440) % 1440
  return [Math.floor(inDay / 60), inDay % 60].map((each) => String(each).padStart(2, '0')).join(':')
}
