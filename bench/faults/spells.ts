// How an outside service does over many hours, drawn by a number that can be given again.

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * `refuses`: nobody takes the connection. `slow`: a whole answer, long after a visitor has lost patience. `silent`: takes the
 * question and never answers. The others: what comes is an error, a request to wait, no JSON, another shape, half of it, too much.
 */
const troubles = [
  'refuses',
  'slow',
  'silent',
  'error',
  'throttles',
  'rubbish',
  'wrong-shape',
  'cut-off',
  'huge',
] as const
export type Mood = 'well' | (typeof troubles)[number]

export interface Spell {
  from: number
  until: number
  mood: Mood
}

/** Returns numbers from 0 to 1 as `Math.random`, the same ones for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Returns how a service does from one moment to another, spell after spell: hours of trouble, hours without, and times in which it
 * goes and comes by the minute. It begins and ends well, `calmMs` each.
 */
export function drawSpells(random: () => number, from: number, until: number, calmMs: number): Spell[] {
  const spells: Spell[] = []
  const add = (mood: Mood, longestMs: number): void => {
    const begins = spells.at(-1)?.until ?? from
    const length = Math.max(minuteMs, random() * longestMs)
    const ends = Math.min(begins + length, until - calmMs)
    if (ends > begins) spells.push({ from: begins, until: ends, mood })
  }
  const drawTrouble = (): Mood => troubles[Math.floor(random() * troubles.length)] ?? 'error'
  spells.push({ from, until: from + calmMs, mood: 'well' })
  while ((spells.at(-1)?.until ?? until) < until - calmMs) {
    const kind = random()
    if (kind < 0.3) {
      for (let turn = 0; turn < 20; turn += 1) add(turn % 2 === 0 ? drawTrouble() : 'well', 6 * minuteMs)
    } else {
      add(drawTrouble(), kind < 0.4 ? 14 * hourMs : 3 * hourMs)
      add('well', 3 * hourMs)
    }
  }
  spells.push({ from: until - calmMs, until, mood: 'well' })
  return spells
}

/** Returns the spell in which a moment lies. */
export function findSpell(spells: readonly Spell[], moment: number): Spell {
  const spell = spells.find(({ from, until }) => moment >= from && moment < until) ?? spells.at(-1)
  if (!spell) throw new Error('there are no spells')
  return spell
}
