import { type ReactNode, startTransition, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import { defaultWeatherPlace, isWeatherPlace } from '#contract/weather.ts'
import type { LightWords } from '#site/calendar/light-words.ts'
import type { AdviceRules } from '#site/content-model/advice-queries.ts'
import type { TodaySection, TodayWords } from '#site/content-model/pages/today-copy.ts'
import { ageParts } from '#site/today/age-parts.ts'
import { keepPlace, readKeptPlace } from '#site/today/kept-place.ts'
import { nameWarning } from '#site/today/name-warning.ts'
import { findStorage } from '#site/trip-plan/kept-plans.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Section } from '#site/ui/Section.tsx'
import { useNow } from '#site/ui/use-now.ts'
import { adviseToday, ToDo, ToLeave } from './Advice.tsx'
import { Avalanche } from './Avalanche.tsx'
import { Boats } from './Boats.tsx'
import { Charging, type ListedCharger } from './Charging.tsx'
import { Dry } from './Dry.tsx'
import { Flights } from './Flights.tsx'
import { Light } from './Light.tsx'
import { titleOfLight } from './night.ts'
import { Road } from './Road.tsx'
import { Sea } from './Sea.tsx'
import { Sources } from './Sources.tsx'
import { contents, sayShortly } from './say-shortly.ts'
import { TodayHead, type TodayHeadProps } from './TodayHead.tsx'
import type { TodayView } from './today-view.ts'
import { useToday } from './use-today.ts'
import './contents.css'
import './today.css'

export interface TodayPageProps {
  language: Language
  words: TodayWords
  lightWords: LightWords
  advice: AdviceRules
  head: TodayHeadProps
  /** By part: its title, and whom to ask when nothing can be fetched, and without script. */
  sections: Record<TodaySection, { title: string; link: { text: string; href: string } }>
  titles: { contents: string; advice: string; leave: string; season: string; sources: string; allStations: string }
  links: { activities: string; evCharging: string }
  /** Names of stops by id, and those that the page offers. */
  stopNames: Readonly<Record<string, string>>
  stops: readonly { id: string; name: string }[]
  chargers: readonly ListedCharger[]
  /** What a reader without script gets besides whom to ask. */
  climate?: ReactNode
  monthTable?: ReactNode
}

const airports = { LKN: 'Leknes', SVJ: 'Svolvær', EVE: 'Harstad/Narvik Evenes', BOO: 'Bodø' } as const

/** The page of today: every part says that it is being fetched, then what its service says, or why it says nothing. */
export function TodayPage(props: TodayPageProps) {
  const { language, words, head, sections, titles, links, stops, stopNames, chargers } = props
  const { data, isError, refetch } = useToday()
  const retry = () => void refetch()
  const now = useNow()
  const place = useChoice(defaultWeatherPlace, () => readKeptPlace(findStorage()))
  const stop = useChoice(stops[0]?.id ?? '')
  const airport = useChoice('LKN')
  const current = useMemo<TodayView | null>(
    () =>
      data
        ? {
            answer: ageParts(data.answer, now),
            now,
            place: isWeatherPlace(place.value) ? place.value : defaultWeatherPlace,
            language,
            locale: languages[language].locale,
            words,
          }
        : null,
    [data, now, place.value, language, words],
  )
  // In pieces behind what was pressed, so that a slow phone answers in between.
  const view = useDeferredValue(current)
  const alarm = useAlarm(view)
  const hasFailed = isError && !data

  /** A part of the page: waiting, failed, or what `draw` makes of the answer. */
  const strip = (
    name: TodaySection | 'toDo',
    failure: string,
    draw: (view: TodayView) => ReactNode,
    withoutScript?: ReactNode,
  ) => (
    <div className={`today-strip today-strip-${name}`} data-today={name}>
      <Suspense>
        {view ? (
          draw(view)
        ) : (
          <>
            {hasFailed ? (
              <p data-today-failed="">{failure}</p>
            ) : (
              <p className="today-waiting needs-script" data-today-waiting="">
                {words.loading}
              </p>
            )}
            <noscript>
              <p>{failure}</p>
              {withoutScript}
            </noscript>
            {name === 'toDo' ? null : (
              <p>
                <a href={sections[name].link.href} rel="noopener">
                  {sections[name].link.text}
                </a>
              </p>
            )}
          </>
        )}
      </Suspense>
    </div>
  )
  const titleOf = (name: TodaySection) => (name === 'light' && view && titleOfLight(view)) || sections[name].title
  const advice = view ? adviseToday(view, props.advice) : null

  return (
    <div className="today-page" data-today-page="" aria-busy={!view && !hasFailed}>
      <TodayHead
        {...head}
        view={view}
        isFromDevice={data?.isFromDevice ?? false}
        usualPlace={defaultWeatherPlace}
        place={{ ...place.field, onChange: place.choose((chosen) => keepPlace(findStorage(), chosen)) }}
        alarm={alarm}
      />
      <Section title={titleOf('warnings')} id="warnings" shape="row">
        {strip('warnings', words.warningsFailed, (live) => (
          <Warnings view={live} retry={retry} />
        ))}
      </Section>
      <Section title={titleOf('avalanche')} id="avalanche">
        {strip('avalanche', words.avalancheFailed, (live) => (
          <Avalanche view={live} retry={retry} />
        ))}
      </Section>
      <nav className="wrap today-contents" aria-label={titles.contents}>
        <ul>
          {contents.map((each) => (
            <li key={each}>
              <a href={`#${each}`}>
                <span>{titleOf(each)}</span>
                <b className="needs-script">
                  {(view && sayShortly(each, view)) ?? (each === 'charging' ? countStations(chargers, words) : '–')}
                </b>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Section title={titleOf('dry')} id="dry" ground="fog" shape="row">
        {strip('dry', words.forecastFailed, (live) => <Dry view={live} retry={retry} />, props.climate)}
      </Section>
      <section className="section" id="advice">
        <div className="wrap">
          <div className="full advice-pair">
            <div>
              <h2>{titles.advice}</h2>
              {strip('toDo', words.adviceFailed, (live) => (
                <ToDo advice={advice} view={live} retry={retry} />
              ))}
              <p className="advice-more">
                <MoreLink href={links.activities}>{titles.season}</MoreLink>
              </p>
            </div>
            {hasFailed || (view && !advice) ? null : (
              <div className="needs-script">
                <h2>{titles.leave}</h2>
                <div className="today-strip" data-today="toLeave">
                  {view && advice ? <ToLeave advice={advice} view={view} /> : null}
                </div>
              </div>
            )}
          </div>
        </div>
      </section>
      <Section title={titleOf('light')} id="light">
        {strip('light', words.kpEnough, (live) => <Light view={live} lightWords={props.lightWords} />, props.monthTable)}
      </Section>
      <Section title={titleOf('boats')} id="boats" ground="fog">
        <Choice label={words.from} name="stop" choice={stop} options={stops.map(({ id, name }) => [id, name])} />
        {strip('boats', words.boatsFailed, (live) => (
          <Boats view={live} stop={stop.value} names={stopNames} retry={retry} />
        ))}
      </Section>
      <Section title={titleOf('flights')} id="flights">
        <Choice label={words.from} name="airport" choice={airport} options={Object.entries(airports)} />
        {strip('flights', words.flightsFailed, (live) => (
          <Flights view={live} airport={airport.value} retry={retry} />
        ))}
      </Section>
      <Section title={titleOf('road')} id="road" ground="fog">
        {strip('road', words.roadFailed, (live) => (
          <Road view={live} retry={retry} />
        ))}
        <p className="today-175">
          <a href="tel:175">175</a>
          <span>{` ${words.call175}`}</span>
        </p>
      </Section>
      <Section title={titleOf('sea')} id="sea" ground="shallow">
        {strip('sea', words.seaFailed, (live) => (
          <Sea view={live} retry={retry} />
        ))}
      </Section>
      <Section title={titleOf('charging')} id="charging">
        <Charging chargers={chargers} view={view}>
          {strip('charging', words.chargingOff, (live) => (
            <ChargingSource view={live} retry={retry} />
          ))}
        </Charging>
        <p className="today-more">
          <MoreLink href={links.evCharging}>{titles.allStations}</MoreLink>
        </p>
      </Section>
      {hasFailed ? null : (
        <Section title={titles.sources} id="sources">
          <div className="today-strip" data-today="sources">
            {view ? <Sources view={view} /> : <p className="today-waiting">{words.loading}</p>}
          </div>
        </Section>
      )}
    </div>
  )
}
