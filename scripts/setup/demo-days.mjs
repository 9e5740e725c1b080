// The days that `npm run demo -- <day>` shows, as the stand-ins make them up (stubs/scenario.ts). Those with a time are at that time
// in Norway when they start, whatever the clock says.

/** @type {Readonly<Record<string, { at?: string }>>} */
export const demoDays = {
  storm: {},
  july: {},
  evening: { at: '20:12' },
  stale: {},
  closed: { at: '14:00' },
}

const inNorway = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short', timeStyle: 'medium' })

/**
 * Returns by how many ms a clock is to be set, so that it is a time in Norway, on the day that it is there.
 *
 * @param {string | undefined} at like `20:12`; undefined: the clock is right
 * @param {number} now
 * @returns {number}
 */
export function offsetTo(at, now) {
  if (at === undefined) return 0
  let offset = 0
  const day = inNorway.format(now).slice(0, 10)
  // Twice, because clocks may be changed in between.
  for (let round = 0; round < 2; round += 1) {
    offset += Date.parse(`${day}T${at}:00Z`) - Date.parse(`${inNorway.format(now + offset).replace(' ', 'T')}Z`)
  }
  return offset
}

/**
 * Returns the day and the time in Norway that a command asks for: `evening`, `evening 23:30`; a sentence where there is no such day.
 *
 * @param {readonly string[]} words
 * @returns {{ day: string, at: string | undefined } | string}
 */
export function readDemoDay([day = 'storm', at]) {
  if (!Object.hasOwn(demoDays, day)) return `There is no day "${day}": take one of ${Object.keys(demoDays).join(', ')}.`
  if (at !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) return `"${at}" is no time: write it like 20:12.`
  return { day, at: at ?? demoDays[day]?.at }
}
