import { type ComponentProps, type ReactNode, useState } from 'react'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatPlural } from '#site/i18n/format-plural.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowDown, arrowRight, arrowUp, enterKey } from '#site/ui/icons.ts'
import { addressOfHit } from './address-of-hit.ts'
import type { Answer, Hit } from './engine/answer.ts'
import { formatCorrection, formatHeading, formatWarning } from './format-answer.ts'
import { LiveValue } from './LiveValue.tsx'
import { Marked } from './Marked.tsx'
import { quoteQuery } from './query.ts'
import { resultIcons } from './result-icons.ts'
import { fragmentOf } from './search-address.ts'
import type { SearchData } from './search-data.ts'
import { isShortcutOn, shortcutKey } from './shortcut.ts'

const mostSuggestions = 5

/** What is suggested for the letters that were asked about. */
export interface Suggested {
  query: string
  answer: Answer | 'failed'
}

/** Returns the pages to choose from. */
export function listSuggestions({ answer }: Suggested): readonly Hit[] {
  if (answer === 'failed' || answer.kind === 'empty') return []
  return (answer.kind === 'found' ? answer.hits : answer.near).slice(0, mostSuggestions)
}

/** Returns the sentence above the options, if there is something to say. */
function formatNote({ query, answer }: Suggested, data: SearchData): string | undefined {
  if (answer === 'failed') return data.words.failed
  return answer.kind === 'none' ? formatHeading(answer, query, data) : formatCorrection(answer, query, data)
}

/** Returns what screen readers are told: the note, and how many options there are. */
export function formatSaid(suggested: Suggested, count: number, data: SearchData): string {
  const { words, locale } = data
  if (suggested.answer !== 'failed' && suggested.answer.kind === 'empty') return ''
  const counted = count > 0 ? formatPlural(words.suggested, count, locale) : words.notSuggested
  return [formatNote(suggested, data), counted].filter(Boolean).join(' ')
}

interface Props {
  suggested: Suggested
  options: readonly Hit[]
  data: SearchData
  listProps: ComponentProps<'div'> & { id: string }
  optionProps: (index: number) => ComponentProps<'a'>
}

/** What stands below a search field: suggestions, other ways, and what the keys do. */
export function SuggestionSheet({ suggested, options, data, listProps, optionProps }: Props) {
  const { query, answer } = suggested
  const { words } = data
  const kind = answer === 'failed' ? 'failed' : answer.kind
  const searched = answer !== 'failed' && answer.kind === 'found' ? answer.words : query
  const note = formatNote(suggested, data)
  const titleId = `${listProps.id}-title`
  const list = { ...listProps, 'aria-labelledby': titleId }
  return (
    <>
      <div className="cols">
        <div className="found" hidden={kind === 'empty'}>
          <h2 id={titleId} hidden={options.length === 0}>
            {kind === 'none' && options.length > 0 ? words.didYouMean : words.suggestions}
          </h2>
          <p className="note" hidden={note === undefined}>
            {note}
          </p>
          <div className="options" {...list} hidden={options.length === 0}>
            {options.map((hit, index) => (
              <Option
                key={`${hit.href} ${searched}`}
                hit={hit}
                searched={searched}
                said={
                  index === 0 && answer !== 'failed' && answer.kind === 'found'
                    ? answer.said?.passage || answer.said?.heading || undefined
                    : undefined
                }
                now={
                  index === 0 && answer !== 'failed' && answer.kind === 'found' ? (
                    <LiveValue answer={answer} data={data} />
                  ) : null
                }
                data={data}
                {...optionProps(index)}
              />
            ))}
          </div>
        </div>
        <div className="others">
          <h2>{words.tryAlso}</h2>
          <ul>
            {data.tryAlso.map(({ href, name }) => (
              <li key={href}>
                <a className="page" href={href}>
                  <Icon svg={arrowRight} />
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="keys">
        <Keys words={words.keys} />
        <a
          className="more"
          href={kind === 'found' ? data.href + fragmentOf({ query: searched, group: undefined }) : data.href}
        >
          <span>{kind === 'found' ? formatAllHits(searched, data) : words.wholeGuide}</span>
          <Icon svg={arrowRight} />
        </a>
      </div>
    </>
  )
}

function formatAllHits(searched: string, { words }: SearchData): string {
  return fillGaps(words.allHits, { words: quoteQuery(searched) })
}

interface OptionProps extends ComponentProps<'a'> {
  hit: Hit
  searched: string
  /** The answer itself. */
  said: string | undefined
  /** What is so now. */
  now: ReactNode
  data: SearchData
}

function Option({ hit, searched, said, now, data, ...option }: OptionProps) {
  const warning = formatWarning(hit, data)
  const where = hit.where && hit.where !== hit.name ? hit.where : undefined
  return (
    <a href={addressOfHit(hit.href, searched, data)} {...option}>
      <Icon svg={resultIcons[hit.type]} />
      <span key={warning}>
        <Marked text={hit.name} searched={searched} />
        {where === undefined ? null : ' '}
        {where === undefined ? null : <small>{where}</small>}
        {warning === undefined ? null : ' '}
        {warning === undefined ? null : <b className="against">{warning}</b>}
      </span>
      <small>{data.words.types[hit.type]}</small>
      {said === undefined ? null : <span className="said">{said}</span>}
      {now ? <span className="said">{now}</span> : null}
    </a>
  )
}

/** What the keys do, and the button that turns «/» off and on again. */
function Keys({ words }: { words: SearchData['words']['keys'] }) {
  const [isOn, setOn] = useState(isShortcutOn)
  const turn = () => {
    try {
      if (isOn) localStorage.setItem(shortcutKey, 'off')
      else localStorage.removeItem(shortcutKey)
    } catch {
      // Without storage the setting cannot be kept.
    }
    setOn(isShortcutOn())
  }
  return (
    <>
      <span>
        <kbd>
          <Icon svg={arrowUp} />
        </kbd>{' '}
        <kbd>
          <Icon svg={arrowDown} />
        </kbd>
        {` ${words.choose}`}
      </span>
      <span>
        <kbd>
          <Icon svg={enterKey} />
        </kbd>
        {` ${words.open}`}
      </span>
      <span>
        <kbd>Esc</kbd>
        {` ${words.close}`}
      </span>
      <span>
        <kbd>/</kbd>
        {` ${words.slash}`}
      </span>
      <button type="button" onClick={turn}>
        {isOn ? words.slashOff : words.slashOn}
      </button>
    </>
  )
}
