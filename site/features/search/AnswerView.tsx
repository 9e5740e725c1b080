import { type ReactNode, useEffect, useRef } from 'react'
import { formatNumber } from '#site/i18n/format-number.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowRight } from '#site/ui/icons.ts'
import { addressOfHit } from './address-of-hit.ts'
import type { Answer, Hit, Said } from './engine/answer.ts'
import { formatCorrection, formatWarning } from './format-answer.ts'
import { LiveValue } from './LiveValue.tsx'
import { Marked } from './Marked.tsx'
import { resultIcons } from './result-icons.ts'
import { fragmentOf } from './search-address.ts'
import type { SearchData } from './search-data.ts'

type Found = Extract<Answer, { kind: 'found' }>

interface Props {
  query: string
  answer: Exclude<Answer, { kind: 'empty' }>
  data: SearchData
  /** Asks for more results than are shown. */
  onMore: () => void
}

/** The answer of the search page: results below tabs that show one group alone, or where to start instead. */
export function AnswerView({ query, answer, data, onMore }: Props) {
  const correction = formatCorrection(answer, query, data)
  return (
    <div>
      {answer.kind === 'none' ? (
        <NoResults near={answer.near} data={data} />
      ) : (
        <>
          {correction === undefined ? null : <p className="search-note">{correction}</p>}
          <Tabs query={query} answer={answer} data={data} />
          <h2 className="visually-hidden">{answer.group ? data.words.groups[answer.group] : data.words.all}</h2>
          <Results key={`${answer.words} ${answer.group ?? ''}`} answer={answer} data={data} onMore={onMore} />
        </>
      )}
      <p className="whole-guide">
        <a className="more" href={data.href}>
          <span>{data.words.wholeGuide}</span>
          <Icon svg={arrowRight} />
        </a>
      </p>
    </div>
  )
}

function Tabs({ query, answer, data: { words } }: { query: string; answer: Found; data: SearchData }) {
  const tabs = [
    { id: undefined, name: words.all, count: answer.total },
    ...answer.groups.map(({ id, count }) => ({ id, name: words.groups[id], count })),
  ]
  return (
    <nav className="result-kinds" aria-label={words.only}>
      {tabs.map(({ id, name, count }) => (
        <a
          key={`${name} ${count}`}
          href={fragmentOf({ query, group: id })}
          aria-current={answer.group === id ? 'true' : undefined}
        >
          {`${name} `}
          <span className="num">{count}</span>
        </a>
      ))}
    </nav>
  )
}

function Results({ answer, data, onMore }: { answer: Found; data: SearchData; onMore: () => void }) {
  const { hits, said, group, groups, total, words } = answer
  const count = groups.find(({ id }) => id === group)?.count ?? total
  const list = useRef<HTMLUListElement>(null)
  const shownBefore = useRef<number>(undefined)
  useEffect(() => {
    if (shownBefore.current === undefined || hits.length <= shownBefore.current) return
    list.current?.children[shownBefore.current]?.querySelector('a')?.focus()
    shownBefore.current = undefined
  }, [hits])
  return (
    <>
      <ul className={hits.some(({ picture }) => picture) ? 'results rows has-pictures' : 'results rows'} ref={list}>
        {hits.map((hit, index) => (
          <Result
            key={hit.href}
            hit={hit}
            said={index === 0 ? said : undefined}
            now={index === 0 ? <LiveValue answer={answer} data={data} /> : null}
            searched={words}
            data={data}
          />
        ))}
      </ul>
      {hits.length < count ? (
        <p className="more-results">
          <button
            className="btn btn-2"
            type="button"
            onClick={() => {
              shownBefore.current = hits.length
              onMore()
            }}
          >
            {data.words.showMore}
          </button>
        </p>
      ) : null}
    </>
  )
}

interface ResultProps {
  hit: Hit
  /** What the page says to the question: of the first result. */
  said: Said | undefined
  /** What is so now, of the first result. */
  now: ReactNode
  searched: string
  data: SearchData
}

function Result({ hit, said, now, searched, data }: ResultProps) {
  const warning = formatWarning(hit, data)
  return (
    <li>
      {hit.picture ? <img className="pic" src={hit.picture} alt="" width="1600" height="900" loading="lazy" /> : null}
      <h3>
        <a href={addressOfHit(hit.href, searched, data)}>
          <Marked text={hit.name} searched={searched} />
        </a>
      </h3>
      <p key={warning}>
        <Marked text={hit.description} searched={searched} />
        {warning === undefined ? null : ' '}
        {warning === undefined ? null : <b className="against">{`${warning}.`}</b>}
      </p>
      {now ? <p className="result-now">{now}</p> : null}
      {said ? <SaidView said={said} hit={hit} searched={searched} data={data} /> : null}
      <span className="result-aside">{[data.words.types[hit.type], hit.aside].filter(Boolean).join(' · ')}</span>
    </li>
  )
}

type SaidProps = Omit<ResultProps, 'said' | 'now'> & { said: Said }

/** The answer itself: the sentence or figure, where the page says more, and the number to ring. */
function SaidView({ said: { passage, heading, href }, hit, searched, data: { words } }: SaidProps) {
  const isSentence = passage !== '' && passage !== hit.phone
  return (
    <>
      {isSentence ? (
        <p className="result-passage">
          <span className="visually-hidden">{`${words.asks}: `}</span>
          <Marked text={passage} searched={searched} />
        </p>
      ) : null}
      {heading || hit.phone ? (
        <p className="result-ways">
          {heading && href.includes('#') ? <a href={href}>{heading}</a> : null}
          {hit.phone ? (
            <a className="num" href={`tel:${hit.phone.replaceAll(' ', '')}`}>{`${words.callThem} ${hit.phone}`}</a>
          ) : null}
        </p>
      ) : null}
    </>
  )
}

/** What is near the words of a search without results, and where to start. */
function NoResults({ near, data }: { near: readonly Hit[]; data: SearchData }) {
  const { words, locale } = data
  return (
    <div className="no-results">
      <div>
        {near.length > 0 ? <h2>{words.didYouMean}</h2> : null}
        {near.length > 0 ? (
          <ul className="link-rows rows">
            {near.map(({ href, name, type, where }) => (
              <li key={href}>
                <a href={href}>
                  <Icon svg={resultIcons[type]} />
                  <b>{name}</b>
                  <small>{words.types[type] + (where && where !== name ? `, ${where}` : '')}</small>
                  <Icon svg={arrowRight} />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <p className="hint">
          {`${words.askInstead} `}
          <a className="num" href={`tel:${words.askNumber.replaceAll(' ', '')}`}>
            {words.askNumber}
          </a>
        </p>
        <p className="hint">{words.hint}</p>
      </div>
      <div>
        <h2>{words.startHere}</h2>
        <ul className="start-here">
          {data.startHere.map(({ href, name, count }) => (
            <li key={href}>
              <a href={href}>{name}</a>
              <span className="num">{count === undefined ? '' : formatNumber(count, locale)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
