import type { Token } from './name-index.ts'
import type { Item } from './said.ts'

// Hours that are said without their half of the day: «abends um sieben», «dinner at 7», «polet før klokka 3».

const eveningWords =
  /^(?:evening|evenings|tonight|night|supper|dinner|dinnertime|abends?|abendessen|abendbrot|nachts|spatabends|kveld|kvelden|kveldsmat|middag|middagen|table|tisch|bord|bordet|sunset|solnedgang|sonnenuntergang|aurora|nordlys|nordlyset|nordlicht|polarlicht|polarlichter)$/
/** «Up on the hill after ten for the northern lights.» */
const skyWords = /^(?:aurora|nordlys|nordlyset|nordlicht|nordlichter|polarlicht|polarlichter)$/
const afternoonWords = /^(?:afternoon|arvo|nachmittags?|ettermiddag|ettermiddagen)$/
const morningWords =
  /^(?:morning|mornings|breakfast|dawn|sunrise|early|wake|alarm|morgens?|fruh|fruhmorgens|fruhe|fruhstuck|sonnenaufgang|aufstehen|wecker|vormittags?|morgenen|morran|morra|frokost|tidlig|soloppgang|opp|oppe|formiddag|formiddagen)$/
const nightWords = /^(?:nachts|natt|natta|natten|night|nacht)$/
const farthest = 9

function isDay({ type }: Item): boolean {
  return ['day', 'nextDay', 'date', 'weekday'].includes(type)
}

type Time = Extract<Item, { type: 'time' }>

/** Sets times of a text to the half of the day that the words around them say, or that follows from the time before. */
export function settleHalfDays(items: Item[], tokens: readonly Token[], text: string): void {
  let before: Time | undefined
  const saysAfternoon = /\d ?pm\b/i.test(text)
  let dayBefore = -1
  for (const [index, item] of items.entries()) {
    if (isDay(item)) {
      before = undefined
      dayBefore = item.last
    }
    if (item.type !== 'time') continue
    const dayBehind = items.slice(index + 1, index + 1 + farthest).find(isDay)?.first ?? tokens.length
    const settled = settle(item, before, { dayBefore, dayBehind, tokens, text, saysAfternoon })
    items[index] = settled
    before = settled
  }
}

function settle(
  item: Time,
  before: Time | undefined,
  {
    dayBefore,
    dayBehind,
    tokens,
    text,
    saysAfternoon,
  }: { dayBefore: number; dayBehind: number; tokens: readonly Token[]; text: string; saysAfternoon: boolean },
): Time {
  const written = text.slice(item.from, item.to)
  const isBare = !/^0|\d{3,4}$|[ap]\.?m|\d{2}\s?h/i.test(written)
  const isOverNoon = item.until !== undefined && item.until >= 720
  if (item.minutes < 60 || !isBare || isOverNoon) return item
  const least = Math.max(item.first - farthest, dayBefore + 1)
  const most = Math.min(item.last + farthest, dayBehind - 1)
  const isCut = (at: number, sign: RegExp) => sign.test(text.slice(tokens[at - 1]?.to, tokens[at]?.from))
  // A point behind the figure ends the sentence; «kl. 8» has one before it.
  let first = item.first
  while (first > least && !isCut(first, /[!?;\n|]|(?<!kl|ca)\.\s|\s[–—-]\s/)) first -= 1
  let last = item.last
  while (last < most && !isCut(last + 1, /[!?;\n|]|[.,]\s|\s[–—-]\s/)) last += 1
  const around = [...tokens.slice(first, item.first), ...tokens.slice(item.last + 1, last + 1)].map(
    ({ folded }) => folded,
  )
  // Between another time and this one the words are of the other.
  const has = (words: RegExp) => around.some((word) => words.test(word))
  const hour = Math.floor(item.minutes / 60)
  if (item.minutes >= 720) {
    // «Flight at 8 am. We leave at 6»: in the morning, as what follows.
    const isEarly = before !== undefined && before.minutes < 720 && has(/^(?:leave|leaving|up|away|off|set)$/)
    return isEarly && /^[4-6]$/.test(written) ? { ...item, minutes: item.minutes - 720 } : item
  }
  const later: Time = {
    ...item,
    minutes: item.minutes + 720,
    until: item.until !== undefined && item.until < item.minutes + 720 ? item.until + 720 : item.until,
  }
  const isForSky = hour >= 8 && has(skyWords)
  if (has(morningWords) && !isForSky) return item
  if (hour >= 5 && (isForSky || has(eveningWords))) return later
  if (hour <= 6 && has(afternoonWords)) return later
  if (hour <= 5 && !/[.:]/.test(written) && !has(nightWords)) return later
  // «Land 1pm … arrive by 3:30»: nobody is about so early, where others are said by «pm».
  if (hour <= 4 && saysAfternoon && !has(nightWords)) return later
  // «Lunch at 1, and a walk at 6»: the day goes on.
  const goesOn = before !== undefined && before.minutes >= 720 && later.minutes > before.minutes && hour <= 9
  return goesOn && !/[.:]\d\d/.test(written) ? later : item
}
