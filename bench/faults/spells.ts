// Random but reproducible availability of an upstream over many hours.

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** `refuses`: no connection; `slow`: longer than a visitor waits; `silent`: no response; others: bad responses. */
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

/** Returns a seeded `Math.random`. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns spells of good and bad hours, some alternating by the minute; begins and ends well for `calmMs`. */
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

export function findSpell(spells: readonly Spell[], moment: number): Spell {
  const spell = spells.find(({ from, until }) => moment >= from && moment < until) ?? spells.at(-1)
  if (!spell) throw new Error('there are no spells')
  return spell
}
