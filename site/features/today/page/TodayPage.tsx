import { type ComponentProps, Fragment, type ReactNode, useDeferredValue, useMemo } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { defaultWeatherPlace, type WeatherPlace } from '#contract/weather-places.ts'
import type { AdviceRules } from '#site/content/model/advice-queries.ts'
import type { TodayWords } from '#site/content/model/pages/today-copy.ts'
import { type TodaySection, todaySections } from '#site/content/model/pages/today-sections.ts'
import type { LightWords } from '#site/domain/calendar/light-words.ts'
import { ageParts } from '#site/features/today/parts/age-parts.ts'
import { nameSite } from '#site/features/today/parts/name-site.ts'
import { findNewestFetch } from '#site/features/today/parts/say-offline.ts'
import type { BoundaryWords } from '#site/ui/boundary-words.ts'
import { Fold } from '#site/ui/Fold.tsx'
import { findStorage } from '#site/ui/find-storage.ts'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { keepPlace, readKeptPlace } from '#site/ui/kept-place.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Section } from '#site/ui/Section.tsx'
import { useLiveNow } from '#site/ui/use-live-now.ts'
import { Chargers, countStations, type ListedCharger } from './Chargers.tsx'
import { Choice } from './Choice.tsx'
import { LiveContent, LiveSection, type PageState } from './LiveSection.tsx'
import { putNearestFirst } from './nearest-quay.ts'
import { titleOfLight } from './night.ts'
import { TodayHead, type TodayHeadProps } from './TodayHead.tsx'
import { type TodayView, tiles } from './today-view.ts'
import { useAlarm } from './use-alarm.ts'
import { useChoice } from './use-choice.ts'
import { useToday } from './use-today.ts'
import '#site/features/today/parts/departures.css'
import '#site/features/today/parts/levels.css'
import '#site/ui/source-line.css'
import './advice.css'
import './tiles.css'
import './dry.css'
import './light.css'
import './today.css'
import './warnings.css'

interface Link {
  text: string
  href: string
}

export interface TodayPageProps {
  language: Language
  words: TodayWords
  boundaryWords: BoundaryWords
  lightWords: LightWords
  advice: AdviceRules
  head: TodayHeadProps
  /** By part: its title, and whom to ask when nothing can be fetched, and without script. */
  sections: Record<TodaySection, { title: string; link: Link }>
  /** What is known of buses, and who knows their times. */
  bus: { text: string; link: Link }
  titles: Record<'tiles' | 'advice' | 'leave' | 'season' | 'dinner' | 'sources' | 'allStations', string>
  links: Record<'activities' | 'dinner' | 'evCharging' | 'hotels', string>
  /** Names of stops by id, and those that the page offers. */
  stopNames: Readonly<Record<string, string>>
  stops: readonly { id: string; name: string }[]
  chargers: readonly ListedCharger[]
  /** What a reader without script gets besides whom to ask. */
  climate?: ReactNode
  monthTable?: ReactNode
}

const keptPlace = {
  read: () => readKeptPlace(findStorage()),
  keep: (place: WeatherPlace) => keepPlace(findStorage(), place),
}

type Parts = Partial<Record<TodaySection, ReactNode>>

/** How each section stands on the page. */
const grounds: Record<TodaySection, Pick<ComponentProps<typeof Section>, 'ground' | 'shape'>> = {
  warnings: { shape: 'row' },
  avalanche: {},
  dry: { ground: 'fog', shape: 'row' },
  light: {},
  boats: { ground: 'fog' },
  flights: {},
  road: { ground: 'fog' },
  sea: { ground: 'shallow' },
  charging: {},
}

/** Said without script, and when nothing can be fetched. */
const failures = {
  warnings: 'warningsFailed',
  avalanche: 'avalancheFailed',
  dry: 'forecastFailed',
  light: 'kpEnough',
  boats: 'boatsFailed',
  flights: 'flightsFailed',
  road: 'roadFailed',
  sea: 'seaFailed',
  charging: 'chargingOff',
} as const satisfies Record<TodaySection, keyof TodayWords>

const airports = { LKN: 'Leknes', SVJ: 'Svolvær', EVE: 'Harstad/Narvik Evenes', BOO: 'Bodø' } as const

/** The page of today: every part says that it is being fetched, then what its service says, or why it says nothing. */
export function TodayPage(props: TodayPageProps) {
  return (
    <IslandBoundary
      words={props.boundaryWords}
      link={{ href: props.sections.warnings.link.href, name: props.sections.warnings.link.text }}
    >
      <Today {...props} />
    </IslandBoundary>
  )
}

function Today(props: TodayPageProps) {
  const { language, words, advice, head, sections, titles, links, stops, stopNames, chargers } = props
  const { data, isError, refetch } = useToday()
  const live = useLiveNow()
  // A copy that was kept cannot be from later than now, whatever the device's clock says.
  const kept = data?.isFromDevice ? Date.parse(findNewestFetch(data.answer) ?? '') || 0 : 0
  const now = Math.max(live, kept)
  const place = useChoice<WeatherPlace>(defaultWeatherPlace, keptPlace)
  const quays = putNearestFirst(stops, ({ id }) => id, place.value, advice.wind.roads)
  const stop = useChoice(quays[0]?.id ?? '')
  const airport = useChoice('LKN')
  const current = useMemo<TodayView | null>(
    () =>
      data
        ? {
            answer: ageParts(data.answer, now),
            now,
            place: place.value,
            language,
            locale: languages[language].locale,
            words,
            wind: advice.wind,
          }
        : null,
    [data, now, place.value, language, words, advice],
  )
  // In pieces behind what was pressed, so that a slow phone answers in between.
  const view = useDeferredValue(current)
  const alarm = useAlarm(view)
  const page: PageState = {
    view,
    words,
    retry: () => void refetch(),
    advice: props.advice,
    lightWords: props.lightWords,
    beds: links.hotels,
    stop: stop.value,
    stopNames,
    airport: airport.value,
  }
  /** Not a single part is known: one sentence says so, and where else to look. */
  const isDown = (isError && !data) || (view !== null && hasNothing(view.answer))

  const titleOf = (name: TodaySection) => (name === 'light' && view && titleOfLight(view)) || sections[name].title
  const hasForecast = view?.answer.parts.forecast.data !== null

  const before: Parts = {
    boats: (
      <Choice label={words.from} name="stop" choice={stop} options={quays.map(({ id, name }) => [id, name] as const)} />
    ),
    flights: <Choice label={words.from} name="airport" choice={airport} options={Object.entries(airports)} />,
    charging: (
      <div className="accordion">
        <Fold title={countStations(chargers, words)}>
          <Chargers chargers={chargers} view={view} />
        </Fold>
      </div>
    ),
  }
  const after: Parts = {
    boats: (
      <p className="today-bus">
        {`${props.bus.text} `}
        <LiveContent name="bus" page={page} usual={null} />
        <a href={props.bus.link.href}>{props.bus.link.text}</a>
      </p>
    ),
    road: (
      <p className="today-175">
        <a href="tel:175">175</a>
        <span>{` ${words.call175}`}</span>
      </p>
    ),
    charging: (
      <p className="today-more">
        <MoreLink href={links.evCharging}>{titles.allStations}</MoreLink>
      </p>
    ),
  }
  const withoutScript: Parts = { dry: props.climate, light: props.monthTable }
  /** What stands between two sections. */
  const following: Parts = {
    avalanche: (
      <nav className="wrap today-tiles" aria-label={titles.tiles}>
        <ul>
          {tiles.map((each) => (
            <li key={each}>
              <a href={`#${each}`}>
                <span>{titleOf(each)}</span>
                <LiveContent
                  name={`tile-${each}`}
                  page={page}
                  usual={<b className="needs-script">{each === 'charging' ? countStations(chargers, words) : '–'}</b>}
                />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    ),
    dry: (
      <section className="section" id="advice">
        <div className="wrap">
          <div className="full advice-pair">
            <div>
              <h2>{titles.advice}</h2>
              <LiveSection name="toDo" page={page} failure={words.adviceFailed} />
              <p className="advice-more">
                <MoreLink href={links.dinner}>{titles.dinner}</MoreLink>
                <MoreLink href={links.activities}>{titles.season}</MoreLink>
              </p>
            </div>
            {!hasForecast ? null : (
              <div className="needs-script">
                <h2>{titles.leave}</h2>
                <LiveSection name="toLeave" page={page} />
              </div>
            )}
          </div>
        </div>
      </section>
    ),
  }

  const breath = isDown ? (
    <AllDown words={words} sections={sections} language={language} retry={page.retry} />
  ) : (
    <LiveSection name="breath" page={page} waiting={<p className="lead">{head.lead}</p>} />
  )

  return (
    <div className="today-page" data-today-page="" aria-busy={!view && !isDown}>
      <TodayHead {...head} view={view} isFromDevice={data?.isFromDevice ?? false} place={place} alarm={alarm}>
        {breath}
      </TodayHead>
      {todaySections
        .filter((name) => !isDown || (name === 'light' && view) || after[name])
        .map((name) => (
          <Fragment key={name}>
            <Section title={titleOf(name)} id={name} {...grounds[name]}>
              {isDown && name !== 'charging' ? null : before[name]}
              {isDown && name !== 'light' ? null : (
                <LiveSection
                  name={name}
                  page={page}
                  failure={words[failures[name]]}
                  link={sections[name].link}
                  withoutScript={withoutScript[name]}
                />
              )}
              {after[name]}
            </Section>
            {isDown ? null : following[name]}
          </Fragment>
        ))}
      {isDown ? null : (
        <section className="section" id="sources">
          <div className="wrap">
            <div className="full accordion">
              <Fold title={titles.sources}>
                <LiveSection name="sources" page={page} />
              </Fold>
            </div>
          </div>
        </section>
      )}
    </div>
  )
}

/** Returns whether nobody could say anything: of all that is asked here, nothing came and nothing is under way. */
function hasNothing({ parts }: TodayAnswer): boolean {
  const states = Object.values(parts).map(({ data, state }) => (data === null ? state : 'there'))
  return states.includes('failed') && states.every((state) => state === 'failed' || state === 'off')
}

interface AllDownProps extends Pick<TodayPageProps, 'words' | 'sections' | 'language'> {
  retry: () => void
}

/** One sentence for all that cannot be fetched, with the services by name. */
function AllDown({ words, sections, language, retry }: AllDownProps) {
  // Without a network none of the services answers either.
  const links = navigator.onLine ? todaySections.map((name) => sections[name].link.href) : []
  return (
    <>
      <p className="lead" data-today-failed="">
        {navigator.onLine ? `${words.allDown} ` : words.offlineNothing}
        {links.map((href, index) => (
          <Fragment key={href}>
            {index > 0 ? ', ' : ''}
            <a href={href} rel="noopener">
              {nameSite(href, language)}
            </a>
          </Fragment>
        ))}
        {navigator.onLine ? '.' : ''}
      </p>
      <p>
        <button className="btn quiet" type="button" onClick={retry}>
          {words.retry}
        </button>
      </p>
    </>
  )
}
