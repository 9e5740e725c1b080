import type { AvalancheDay, TodayParts } from '#contract/today.ts'
import type { QuotedWords } from '#contract/today-part.ts'
import { osloDateOf } from '#site/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { buildQuote, buildSourceLine, nameDirection, type Saying } from './say-part.ts'

/** Codes of NVE for heights: above the first, below it, above the first and below the second, between both. */
const heightCodes = { 1: 'above', 2: 'below', 3: 'outside', 4: 'between' } as const

/**
 * Returns the avalanche bulletin of today with every text that the service wrote: its terms allow no shortening by others. Null
 * where nobody could say.
 */
export function showBulletin(part: TodayParts['avalanche'], saying: Saying): HTMLElement[] | null {
  const { words, now } = saying
  if (part.state === 'outOfSeason') return [buildElement('p', {}, words.outOfSeason), buildSourceLine(part, saying)]
  if (part.data === null) return null
  const day = part.data.find(({ date }) => date === osloDateOf(now))
  // A day that is not there, perhaps since its bulletin could not be read, is not one that nobody assessed.
  if (!day) return null
  if (day.level === null) return [buildElement('p', {}, words.notAssessed), buildSourceLine(part, saying)]
  const level = fillGaps(words.avalancheLevel, { n: day.level, word: words[`avalanche${day.level}`] })
  return [
    buildElement('p.bulletin-level', { 'data-danger': String(day.level) }, buildElement('b', {}, level)),
    ...listQuotes([day.emergency, day.mainText], saying),
    buildElement(
      'details.bulletin',
      {},
      buildElement('summary', {}, words.bulletinWhole),
      ...listQuotes([day.danger], saying),
      ...day.problems.flatMap((problem, index) => describeProblem(problem, index, saying)),
      ...describeAll(words.bulletinAdvice, day.advice, saying),
      ...describeAll(words.bulletinSnow, [day.snowSurface, day.weakLayers], saying),
      ...describeAll(words.bulletinSeen, [day.activity, day.observations], saying),
      ...describeAll(words.bulletinWeather, [day.mountainWeather], saying),
    ),
    buildSourceLine({ ...part, link: day.link }, saying),
  ]
}

/** The service writes this where it has nothing to say. */
const notGiven = ['Ikke gitt', 'Not given']

function isGiven({ no, en }: QuotedWords): boolean {
  return ![no, en].some((text) => text !== null && notGiven.includes(text.trim()))
}

function listQuotes(texts: readonly QuotedWords[], saying: Saying): HTMLElement[] {
  return texts.filter(isGiven).flatMap((text) => buildQuote('p', text, saying) ?? [])
}

/** A heading with its texts; nothing where the service wrote nothing. */
function describeAll(title: string, texts: readonly QuotedWords[], saying: Saying): HTMLElement[] {
  const quotes = listQuotes(texts, saying)
  return quotes.length > 0 ? [buildElement('h3', {}, title), ...quotes] : []
}

function describeProblem(problem: AvalancheDay['problems'][number], index: number, saying: Saying): HTMLElement[] {
  const { words } = saying
  const directions = problem.exposedDirections
    .flatMap((isExposed, eighth) => (isExposed ? [nameDirection(eighth * 45, words)] : []))
    .join(', ')
  const exposed = [directions, describeHeights(problem.exposedHeights, saying)].filter(Boolean).join('; ')
  const facts = [problem.trigger, problem.probability, problem.size, problem.propagation, problem.cause]
  return [
    buildElement(
      'h3',
      {},
      fillGaps(words.bulletinProblem, { n: index + 1 }),
      ': ',
      buildQuote('span', problem.type, saying),
    ),
    ...listQuotes(problem.summary ? [problem.summary] : [], saying),
    buildElement(
      'ul',
      {},
      ...facts.flatMap((fact) => {
        const quote = fact && isGiven(fact) && buildQuote('span', fact, saying)
        return quote ? [buildElement('li', {}, quote)] : []
      }),
    ),
    ...(exposed ? [buildElement('p', {}, `${words.bulletinExposed}: ${exposed}`)] : []),
  ]
}

function describeHeights(
  { from, to, fill }: AvalancheDay['problems'][number]['exposedHeights'],
  { words }: Saying,
): string {
  const code = heightCodes[fill as keyof typeof heightCodes]
  if (!code || from === null) return ''
  return fillGaps(words[`bulletinHeights_${code}`], { from, to: to ?? 0 })
}
