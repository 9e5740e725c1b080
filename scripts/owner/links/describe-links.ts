import {
  asSentence,
  type Cell,
  count,
  formatTime,
  keepFilled,
  type Section,
  type State,
} from '#scripts/owner/report.ts'
import type { Crawl, FoundLink } from './crawl-site.ts'
import { formatAnswer, judgeOutsideLink, type OutsideChange, type OutsideState } from './judge-outside-links.ts'
import type { LinkMemory } from './link-memory.ts'

interface InsideFindings {
  crawl: Crawl
  origin: string
  /** Milliseconds since 1970. */
  builtAt: number
  /** Of the previous crawl; 0 for the first one. */
  lastCrawlAt: number
  vanished: readonly string[]
}

export function describeInsideLinks({ crawl, origin, builtAt, lastCrawlAt, vanished }: InsideFindings): Section {
  const { dead, lostFragments, redirected, unreached } = crawl
  const onPages = ({ address, pages }: FoundLink): Cell[] => [address, formatPages(pages, origin)]
  const faults = [
    dead.length > 0 && `${count(dead.length, 'address leads', 'addresses lead')} nowhere`,
    lostFragments.length > 0 &&
      `${count(lostFragments.length, 'link points', 'links point')} to a place that its page does not have`,
    vanished.length > 0 && `${count(vanished.length, 'address', 'addresses')} vanished without a redirect`,
  ].filter((words) => words !== false)
  const wishes = [
    redirected.length > 0 && `${count(redirected.length, 'link')} could be shorter by a redirect`,
    unreached.length > 0 && `${count(unreached.length, 'page')} cannot be reached by links`,
  ].filter((words) => words !== false)
  const size = `${count(crawl.linkCount, 'link')} on ${count(crawl.paths.length, 'page')}, built ${formatTime(builtAt)}`
  const memory =
    lastCrawlAt === 0
      ? 'This is the first crawl, so nothing can have vanished yet.'
      : `Compared with the addresses known since the crawl of ${formatTime(lastCrawlAt)} and before.`
  return {
    title: 'Links inside the guide',
    state: faults.length > 0 ? 'due' : wishes.length > 0 ? 'open' : 'well',
    summary: `${asSentence([...faults, ...wishes, size].join('; '))} ${memory}`,
    tables: keepFilled([
      { title: 'Lead nowhere', columns: ['Address', 'On'], rows: dead.map(onPages) },
      { title: 'The page does not have that place', columns: ['Address', 'On'], rows: lostFragments.map(onPages) },
      {
        title: 'Vanished without a redirect: name them in content/retired.yaml, or run with --accept',
        columns: ['Address'],
        rows: vanished.map((path) => [path]),
      },
      {
        title: 'Redirected: link to the target',
        columns: ['Address', 'Target', 'On'],
        rows: redirected.map(({ address, target, pages }) => [address, target, formatPages(pages, origin)]),
      },
      {
        title: 'No link leads there',
        columns: ['Page'],
        rows: unreached.map((path) => [formatPages([path], origin)]),
      },
    ]),
  }
}

interface OutsideFindings {
  crawl: Pick<Crawl, 'outside' | 'partnerLinkCount'>
  origin: string
  memory: LinkMemory['outside']
  changes: readonly OutsideChange[]
  /** `no`: not requested; `no network`: no host responded. */
  asked: 'yes' | 'no' | 'no network'
}

const titles: Record<Exclude<OutsideState, 'well'>, string> = {
  dead: 'Dead: find another source, or take the link away',
  troubled: 'In trouble this once: asked again the next time',
  moved: 'Moved for good: link to the new address',
  'closed to programs': 'Closed to programs: have a look yourself now and then',
}

/** Returns the section on outside links, from remembered and new results. */
export function describeOutsideLinks({ crawl, origin, memory, changes, asked }: OutsideFindings): Section {
  const judged = crawl.outside.flatMap((link) => {
    const answer = memory[link.address]
    return answer ? [{ ...link, answer, state: judgeOutsideLink(answer) }] : []
  })
  const having = (state: OutsideState) => judged.filter((link) => link.state === state)
  const isChanged = (address: string) => changes.some((change) => change.address === address)
  const shownStates = ['dead', 'moved', 'troubled', 'closed to programs'] as const
  const unknown = crawl.outside.length - judged.length
  const parts = [
    ...shownStates.map((state) => having(state).length > 0 && `${having(state).length} ${state}`),
    changes.length > 0 && `${changes.length} changed since the last time`,
    having('well').length > 0 && `${having('well').length} well`,
    unknown > 0 && `${unknown} never asked`,
  ].filter((words) => words !== false)
  return {
    title: 'Links to others',
    state: judgeSection(),
    summary: [
      asSentence([count(crawl.outside.length, 'address', 'addresses'), ...parts].join(', ')),
      formatAsking(asked, memory),
      `${count(crawl.partnerLinkCount, 'paying link is', 'paying links are')} never followed, so that nothing counts as a click.`,
    ].join(' '),
    tables: keepFilled([
      {
        title: 'Answer otherwise than the last time',
        columns: ['Address', 'Before', 'Now'],
        rows: changes.map(({ address, before, now }) => [linkTo(address), before, now]),
      },
      ...shownStates.map((state) => ({
        title: titles[state],
        columns: ['Address', 'Answer', 'Asked', 'On'],
        rows: having(state)
          // Changed ones are in the table above.
          .filter(({ address }) => state === 'dead' || state === 'moved' || !isChanged(address))
          .map(({ address, answer, pages }) => [
            linkTo(address),
            formatAnswer(answer),
            formatTime(answer.askedAt),
            formatPages(pages, origin),
          ]),
      })),
    ]),
  }

  function judgeSection(): State {
    if (having('dead').length > 0) return 'due'
    if (asked === 'no network' || judged.length === 0) return 'missing'
    return having('moved').length + having('troubled').length + changes.length > 0 ? 'open' : 'well'
  }
}

function formatAsking(asked: OutsideFindings['asked'], memory: LinkMemory['outside']): string {
  const times = Object.values(memory).map(({ askedAt }) => askedAt)
  const last = times.length > 0 ? `The last answers are of ${formatTime(Math.max(...times))}. ` : ''
  if (asked === 'yes') return 'Asked just now.'
  if (asked === 'no network') return `${last}Nobody could be asked now: there is no network here.`
  return `${last}To ask them, run «npm run owner -- --outside».`
}

function formatPages([first = '', ...others]: readonly string[], origin: string): Cell {
  const more = others.length > 0 ? ` and ${count(others.length, 'more page')}` : ''
  return { text: `${first}${more}`, address: `${origin}${encodeURI(first)}` }
}

function linkTo(address: string): Cell {
  return { text: address, address }
}
