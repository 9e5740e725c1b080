import type { AvalancheDay, TodayParts } from '#contract/today.ts'
import type { QuotedWords } from '#contract/today-part.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { withKeys } from '#site/ui/with-keys.ts'
import { Quote, SourceLine } from './PartStatus.tsx'
import { nameDirection, type Saying } from './say-part.ts'

/** Codes of NVE for heights: above the first, below it, above the first and below the second, between both. */
const heightCodes = { 1: 'above', 2: 'below', 3: 'outside', 4: 'between' } as const

interface Props {
  part: TodayParts['avalanche']
  saying: Saying
}

/**
 * Returns the bulletin of today; null where nobody could say. A day that is not there, perhaps since its bulletin could not be read, is not one
 * that nobody assessed.
 */
export function findBulletin({ state, data }: Props['part'], now: number): AvalancheDay | 'outOfSeason' | null {
  if (state === 'outOfSeason') return state
  return data?.find(({ date }) => date === osloDateOf(now)) ?? null
}

/**
 * The avalanche bulletin of today with every text that the service wrote: its terms allow no shortening by others. Nothing where
 * nobody could say.
 */
export function AvalancheBulletin({ part, saying }: Props) {
  const { words, now } = saying
  const day = findBulletin(part, now)
  if (day === null) return null
  if (day === 'outOfSeason' || day.level === null)
    return (
      <>
        <p>{day === 'outOfSeason' ? words.outOfSeason : words.notAssessed}</p>
        <SourceLine part={part} saying={saying} isAlone />
      </>
    )
  const level = fillGaps(words.avalancheLevel, { n: day.level, word: words[`avalanche${day.level}`] })
  return (
    <>
      <p className="bulletin-level" data-danger={day.level}>
        <b>{level}</b>
      </p>
      <Quotes texts={[day.emergency, day.mainText]} saying={saying} />
      <details className="bulletin">
        <summary>{words.bulletinWhole}</summary>
        <Quotes texts={[day.danger]} saying={saying} />
        {withKeys(day.problems, ({ type }) => type.no ?? type.en).map(([key, problem], index) => (
          <Problem key={key} problem={problem} rank={index + 1} saying={saying} />
        ))}
        <Quotes title={words.bulletinAdvice} texts={day.advice} saying={saying} />
        <Quotes title={words.bulletinSnow} texts={[day.snowSurface, day.weakLayers]} saying={saying} />
        <Quotes title={words.bulletinSeen} texts={[day.activity, day.observations]} saying={saying} />
        <Quotes title={words.bulletinWeather} texts={[day.mountainWeather]} saying={saying} />
      </details>
      <SourceLine part={{ ...part, link: day.link }} saying={saying} isAlone />
    </>
  )
}

/** The service writes this where it has nothing to say. */
const notGiven = ['Ikke gitt', 'Not given']

function isGiven({ no, en }: QuotedWords): boolean {
  return Boolean(no || en) && ![no, en].some((text) => text !== null && notGiven.includes(text.trim()))
}

interface QuotesProps {
  /** Above the texts; a heading without any is left out. */
  title?: string
  texts: readonly QuotedWords[]
  saying: Saying
}

function Quotes({ title, texts, saying }: QuotesProps) {
  const given = texts.filter(isGiven)
  return (
    <>
      {title && given.length > 0 ? <h3>{title}</h3> : null}
      {withKeys(given, ({ no, en }) => no ?? en).map(([key, text]) => (
        <Quote key={key} said={text} saying={saying} />
      ))}
    </>
  )
}

interface ProblemProps {
  problem: AvalancheDay['problems'][number]
  rank: number
  saying: Saying
}

function Problem({ problem, rank, saying }: ProblemProps) {
  const { words } = saying
  const directions = problem.exposedDirections
    .flatMap((isExposed, eighth) => (isExposed ? [nameDirection(eighth * 45, words)] : []))
    .join(', ')
  const exposed = [directions, sayHeights(problem.exposedHeights, saying)].filter(Boolean).join('; ')
  const facts = [problem.trigger, problem.probability, problem.size, problem.propagation, problem.cause].filter(
    (fact) => fact !== undefined && isGiven(fact),
  ) as QuotedWords[]
  return (
    <>
      <h3>
        <span>{`${fillGaps(words.bulletinProblem, { n: rank })}: `}</span>
        <Quote as="span" said={problem.type} saying={saying} />
      </h3>
      <Quotes texts={problem.summary ? [problem.summary] : []} saying={saying} />
      <ul>
        {withKeys(facts, ({ no, en }) => no ?? en).map(([key, fact]) => (
          <li key={key}>
            <Quote as="span" said={fact} saying={saying} />
          </li>
        ))}
      </ul>
      {exposed ? <p>{`${words.bulletinExposed}: ${exposed}`}</p> : null}
    </>
  )
}

function sayHeights({ from, to, fill }: AvalancheDay['problems'][number]['exposedHeights'], { words }: Saying): string {
  const code = heightCodes[fill as keyof typeof heightCodes]
  if (!code || from === null) return ''
  return fillGaps(words[`bulletinHeights_${code}`], { from, to: to ?? 0 })
}
