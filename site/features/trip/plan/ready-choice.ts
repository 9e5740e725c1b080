// By itself, because the page of the plans needs no more of a trip than this.

/** Returns the fragment that opens one of the guide's plans: `ready&days=5&from=moskenes&by=camper&children&winter`. */
export function writeReadyChoice(choice: {
  days: number
  from?: string | undefined
  by?: string | undefined
  withChildren?: boolean | undefined
  isWinter?: boolean | undefined
}): string {
  const { days, from, by, withChildren, isWinter } = choice
  return [
    'ready',
    `days=${days}`,
    ...(from ? [`from=${from}`] : []),
    ...(by ? [`by=${by}`] : []),
    ...(withChildren ? ['children'] : []),
    ...(isWinter ? ['winter'] : []),
  ].join('&')
}
