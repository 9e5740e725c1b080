import type { Language } from '#contract/languages.ts'
import type { Transport, TravelInfoCopy } from '#site/content/model/pages/travel-info-copy.ts'
import { renderPageLine } from '#site/content/model/render-text.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { airplane, anchor, boat, bus, car } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './TransportTable.css'

const icons: Record<Transport['modes'][number]['icon'], string> = { airplane, boat, anchor, bus, car }

/** Returns the certain part of a travel time and the span up to the longest, in thousandths of the scale. */
export function measureLeg(minutes: readonly [number, number], hours: number): { sure: number; span: number } {
  const [sure, longest] = minutes.map((value) => Math.round((value / (hours * 60)) * 1000)) as [number, number]
  return { sure, span: longest - sure }
}

/** A travel time on the shared scale; the pale part is the span to the longest. Decorative: words stand beside it. */
function TimeBar({ minutes, hours }: { minutes: readonly [number, number]; hours: number }) {
  const { sure, span } = measureLeg(minutes, hours)
  return (
    <svg className="travel-bar" viewBox="0 0 1000 9" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: hours - 1 }, (_, index) => (index + 1) * (1000 / hours)).map((hour) => (
        <line key={hour} x1={hour} x2={hour} y1="0" y2="9" />
      ))}
      <rect width={sure} height="9" />
      {span > 0 ? <rect className="span" x={sure} width={span} height="9" /> : null}
    </svg>
  )
}

interface Props {
  transport: Transport
  copy: TravelInfoCopy['transport']
  language: Language
}

/** The ways to Lofoten, one row each, on one time scale. A way without a sourced time has no bar. */
export function TransportTable({ transport, copy, language }: Props) {
  const render = (text: string) => renderPageLine(text, 'travel-info', language)
  const hours = transport.hoursOnScale
  return (
    <div className="travel topline">
      <div className="travel-head" aria-hidden="true">
        <span />
        <span className="travel-hours">
          {Array.from({ length: hours }, (_, hour) => `${hour}\u00a0${copy.hour}`).map((label) => (
            <span key={label}>{label}</span>
          ))}
        </span>
        <span>{copy.notesTitle}</span>
      </div>
      <ul>
        {transport.modes.map((mode) => {
          const words = copy.modes[mode.id]
          if (!words) return null
          return (
            <li key={mode.id}>
              <div className="travel-mode">
                <h3>
                  <Icon svg={icons[mode.icon]} />
                  {words.name}
                </h3>
              </div>
              <div className="travel-legs">
                <RichText as="p" className="small" html={render(words.description)} />
                {mode.legs.map((leg) => (
                  <div className="travel-leg" key={leg.id}>
                    <span>{words.legs[leg.id]?.name}</span>
                    <b>{words.legs[leg.id]?.time}</b>
                    <TimeBar minutes={leg.minutes} hours={hours} />
                  </div>
                ))}
                {mode.legs.length === 0 ? <RichText as="p" className="small quiet" html={render(copy.noTime)} /> : null}
              </div>
              <details className="travel-notes">
                <summary>{words.notes.map(({ name }) => name).join(' · ')}</summary>
                <dl>
                  {words.notes.map((note) => (
                    <div key={note.name}>
                      <dt>{note.name}</dt>
                      <RichText as="dd" html={render(note.text)} />
                    </div>
                  ))}
                </dl>
              </details>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
