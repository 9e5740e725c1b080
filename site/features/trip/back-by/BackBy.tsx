import { useId, useRef, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { formatWeekday } from '#site/features/trip/plan/format-trip.ts'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import {
  type BackByWords,
  composeMessage,
  type BackBy as Details,
  suggestRing,
  writeBackByCalendar,
} from './compose-back-by.ts'

interface Props {
  words: BackByWords
  language: Language
  /** What is known of the hike or the day. */
  goal: string
  way?: string
  date: string
  /** When one is likely back, `HH:MM`. */
  back?: string | undefined
  position?: Position | undefined
  address?: string | undefined
  /** Where it is said what happened. */
  region: string
}

/** For the one who waits: a message, a calendar entry with an alarm, and a sheet. It is made here, and nothing of it is kept. */
export function BackBy({ words, language, region, ...known }: Props) {
  const id = useId()
  const link = useRef<HTMLAnchorElement>(null)
  // Only what was typed is kept: the plan behind the rest may change while the form is open.
  const [typed, setTyped] = useState<Partial<Details>>({})
  const back = typed.back ?? known.back ?? '18:00'
  const details: Details = {
    name: '',
    phone: '',
    car: '',
    people: '',
    way: '',
    ...known,
    back,
    ring: suggestRing(back),
    ...typed,
  }
  const message = composeMessage(details, formatWeekday(details.date, language), words)
  const say = (key: keyof BackByWords) => void showNotice({ text: words[key], name: 'back-by', regionLabel: region })
  const field = (
    name: 'name' | 'phone' | 'goal' | 'way' | 'people' | 'car',
    label: keyof BackByWords,
    more: { autoComplete?: string; type?: string; inputMode?: 'numeric' } = {},
  ) => (
    <label className="trip-field">
      <span>{words[label]}</span>
      <input
        type="text"
        maxLength={120}
        value={details[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        {...more}
      />
    </label>
  )
  const when = (name: 'date' | 'back' | 'ring', label: keyof BackByWords) => (
    <label className="trip-field">
      <span>{words[label]}</span>
      <input
        type={name === 'date' ? 'date' : 'time'}
        required
        value={details[name]}
        onChange={({ target }) => {
          // An emptied field keeps what it had: nobody is told to wait until no time at all.
          if (target.value)
            setTyped({
              ...typed,
              [name]: target.value,
              ...(name === 'back' ? { ring: suggestRing(target.value) } : {}),
            })
        }}
      />
    </label>
  )
  async function copy() {
    try {
      await navigator.clipboard.writeText(message)
      say('backBy.copied')
    } catch {
      say('backBy.notCopied')
    }
  }
  async function share() {
    try {
      await navigator.share({ text: message })
    } catch (error) {
      // Whoever closes the sheet knows it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say('backBy.notCopied')
    }
  }
  function download() {
    const calendar = writeBackByCalendar(details, message, words, { host: location.host, now: Date.now() })
    const address = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }))
    if (link.current) Object.assign(link.current, { href: address, download: 'back-by.ics' }).click()
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
  return (
    <div className="back-by">
      <p>{words['backBy.intro']}</p>
      <div className="back-by-fields">
        {field('name', 'backBy.name', { autoComplete: 'name' })}
        {field('phone', 'backBy.phone', { autoComplete: 'tel', type: 'tel' })}
        {field('goal', 'backBy.goal')}
        {field('way', 'backBy.way')}
        {field('people', 'backBy.people', { inputMode: 'numeric' })}
        {field('car', 'backBy.car')}
        {when('date', 'backBy.date')}
        {when('back', 'backBy.back')}
        {when('ring', 'backBy.ring')}
      </div>
      <section aria-labelledby={id}>
        <p id={id} className="back-by-name">
          {words['backBy.toSend']}
        </p>
        <p className="back-by-text">{message}</p>
      </section>
      <p className="buttons">
        {'share' in navigator ? (
          <button type="button" className="btn btn-1" onClick={share}>
            {words['backBy.share']}
          </button>
        ) : null}
        <button type="button" className="btn btn-2" onClick={copy}>
          {words['backBy.copy']}
        </button>
        <button type="button" className="btn btn-2" onClick={download}>
          {words['backBy.calendar']}
        </button>
        <button type="button" className="btn btn-2" onClick={() => window.print()}>
          {words['backBy.print']}
        </button>
      </p>
      {/* biome-ignore lint/a11y/useValidAnchor: the file is put into it when its button is pressed. */}
      <a ref={link} hidden>
        {words['backBy.calendar']}
      </a>
      <p className="small muted">{words['backBy.kept']}</p>
    </div>
  )
}
