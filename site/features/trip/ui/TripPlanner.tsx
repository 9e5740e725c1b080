import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { findRemarks, keyOfRemark, type Remark } from '#site/features/trip/plan/find-remarks.ts'
import { nameOfPlan } from '#site/features/trip/plan/format-trip.ts'
import type { Means, Plan } from '#site/features/trip/plan/plan.ts'
import {
  type Company,
  fillFromReady,
  type Guide,
  readReadyChoice,
  takeReadyPlan,
} from '#site/features/trip/plan/ready-plans.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import type { TripData } from '#site/features/trip/plan/trip-data.ts'
import {
  createTripReducer,
  emptyState,
  type TripAction,
  type TripState,
} from '#site/features/trip/plan/trip-reducer.ts'
import type { BoundaryWords } from '#site/ui/boundary-words.ts'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import { queryClient } from '#site/ui/query-client.ts'
import { readAnswer } from '#site/ui/read-answer.ts'
import { Begin, type BeginWords, type ReadyPlan } from './Begin.tsx'
import { Days, DragStops, useShared } from './Days.tsx'
import { KeptPlans } from './KeptPlans.tsx'
import { PlanContext } from './plan-context.ts'
import { describeReceived, ReceivedBand, ReceivedEnd } from './Received.tsx'
import { TripHead } from './TripHead.tsx'
import { TripSection } from './TripSection.tsx'
import { type PageVoice, type TripTools, TripToolsContext } from './trip-tools.ts'
import { useKeys } from './use-keys.ts'
import { useOutcome } from './use-outcome.ts'
import { usePageHead } from './use-page-head.ts'
import { useTripStorage } from './use-trip-storage.ts'
import { useTripWeather } from './use-trip-weather.ts'
import { Waiting } from './Waiting.tsx'
import './TripPlanner.css'
import './MiniMap.css'
import './TakeAlong.css'
import './trip-fields.css'
import '#site/ui/Notice.css'

const TakeAlong = lazy(async () => ({ default: (await import('./TakeAlong.tsx')).TakeAlong }))

interface Drawing {
  src: string
  alt: string
}

export interface TripPlannerProps {
  language: Language
  /** Of the page without a plan. */
  title: string
  lead: string
  notLoaded: string
  words: BeginWords
  ready: readonly ReadyPlan[]
  allPlans: { href: string; name: string }
  /** The drawing of the page without a plan, and of each way to travel. */
  drawings: Record<Means['kind'] | 'none', Drawing>
  boundary: BoundaryWords
  /** The name of the region where it is said what happened. */
  notices: string
  /** The head of the page, and what stands below the plan. */
  head?: ReactNode
  children?: ReactNode
}

/** The page of a trip: a form, a plan of one's own, or one that somebody sent. Nothing of a plan is sent anywhere. */
export function TripPlanner(props: TripPlannerProps) {
  return (
    <IslandBoundary words={props.boundary} link={props.allPlans}>
      <QueryClientProvider client={queryClient}>
        <TripPage {...props} />
      </QueryClientProvider>
    </IslandBoundary>
  )
}

function useTripData(language: Language) {
  const source = `/search/stops/${language}.json`
  return useQuery({
    queryKey: ['trip', 'stops', language],
    queryFn: async () => (await readAnswer(await fetch(source), source)) as TripData,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
    // A page that could not show the plan tries again once there is a network.
    refetchOnReconnect: true,
  })
}

function makeVoice(data: TripData, language: Language): PageVoice {
  const { words, light, sky, credit, chargersHref } = data
  return { words, light, sky, credit, chargersHref, language, atlas: createAtlas(data.atlas) }
}

/** What the form of a new plan says; with who comes along where the days are to be filled with those of the guide, or so many of them. */
interface SentForm {
  plan: Plan
  company?: Company
  count?: number | undefined
}

function planFromForm({ plan, company, count }: SentForm, guide: Guide): TripAction {
  if (!company) return { type: 'planSet', plan, from: 'begin' }
  const filled = count
    ? takeReadyPlan(plan, count, company, guide)
    : fillFromReady(plan, plan.days.length, company, guide)
  return { type: 'planSet', plan: filled, from: 'guide' }
}

const keepState = (state: TripState) => state

function TripPage(props: TripPlannerProps) {
  const { language } = props
  const { data, isError } = useTripData(language)
  const voice = useMemo(() => data && makeVoice(data, language), [data, language])
  const reducer = useMemo(() => (voice ? createTripReducer(voice) : keepState), [voice])
  const [state, dispatch] = useReducer<TripState, [TripAction]>(reducer, emptyState)
  const { mode, trip, fault, alarm } = state
  const { plan } = trip
  const guide = useMemo<Guide | undefined>(
    () => data && voice && { ready: data.ready, atlas: voice.atlas },
    [data, voice],
  )
  const isShown = mode !== 'begin' && voice !== undefined

  const storage = useTripStorage(state, dispatch, {
    isReady: voice !== undefined,
    words: { taken: voice?.words.taken ?? '', earlierState: voice?.words.earlierState ?? '' },
    makeReady(fragment) {
      const choice = guide && readReadyChoice(fragment)
      return choice && takeReadyPlan(choice.plan, choice.count, choice, guide)
    },
    describeOpened({ action }) {
      const received = action.mode === 'received' ? action.trip : undefined
      const said = received && voice ? describeReceived({ fault: action.fault, plan: received.plan }, voice) : ''
      // An alarm is heard by itself.
      const focus = action.alarm ? [] : [received ? 'received-title' : 'trip-title']
      return { said, focus, canUndo: false, isAtTop: true }
    },
  })

  // What is sent before stops and roads are there waits for them.
  const [sent, setSent] = useState<SentForm>()
  useEffect(() => {
    if (!guide || !sent) return
    dispatch(planFromForm(sent, guide))
    setSent(undefined)
  }, [guide, sent])

  const schedules = useShared(
    useMemo(() => (voice ? plan.days.map((_, day) => scheduleDay(plan, day, voice.atlas)) : []), [plan, voice]),
  )
  const found = useMemo(() => (voice ? findRemarks(plan, schedules, voice.atlas) : []), [plan, schedules, voice])
  const isHidden = (remark: Remark) => remark.weight !== 'know' && trip.hidden.includes(keyOfRemark(remark))
  const remarks = useShared(found.filter((remark) => !isHidden(remark)))
  const weather = useTripWeather(voice, isShown)

  const latest = useRef(plan)
  latest.current = plan
  const region = props.notices
  const tools = useMemo<TripTools | undefined>(
    () =>
      voice && {
        voice,
        dispatch,
        readPlan: () => latest.current,
        say: (text) => void showNotice({ text, name: 'trip', regionLabel: region }),
      },
    [voice, region],
  )

  usePageHead(
    isShown ? nameOfPlan(plan, voice) : props.title,
    props.drawings[mode === 'begin' ? 'none' : plan.means.kind],
  )
  useOutcome(
    state.last,
    { undo: voice?.words.undo ?? '', showEarlier: voice?.words.showEarlier ?? '', region },
    {
      undo: () => dispatch({ type: 'undone' }),
      showEarlier: (earlier) => dispatch({ type: 'planSet', plan: earlier, from: 'earlier' }),
    },
  )
  // What was hidden so that the form does not flash where there is a plan.
  useEffect(() => {
    if (voice || isError) delete document.documentElement.dataset.trip
  }, [voice, isError])

  const forget = (gone: Parameters<typeof storage.forget>[0]) => {
    const restore = storage.forget(gone)
    const actions = voice ? [{ label: voice.words.undo, onPress: restore }] : []
    void showNotice({ text: voice?.words.deleted ?? '', name: 'trip', actions, regionLabel: region })
  }
  const kept =
    voice && (mode === 'own' || storage.kept.plans.length > 0) ? (
      <KeptPlans
        plans={storage.kept.plans}
        openId={mode === 'own' ? storage.ownId : undefined}
        voice={voice}
        onOpen={storage.openKept}
        onForget={forget}
        onBegin={storage.begin}
      />
    ) : null
  const received =
    voice && mode === 'received'
      ? {
          plan,
          fault,
          voice,
          hasOwn: storage.kept.plans.length > 0,
          onMakeMine: () => dispatch({ type: 'planSet', plan, from: 'link' }),
          onInsert: storage.insert,
          onOpenOwn: storage.openOwn,
        }
      : undefined

  return (
    <div className="trip-page" data-mode={mode}>
      {received ? <ReceivedBand {...received} /> : null}
      <div className="wrap">
        {props.head}
        <Alarm
          alarm={isError && !voice ? 'notLoaded' : alarm}
          notLoaded={props.notLoaded}
          voice={voice}
          storage={storage}
        />
        {mode === 'begin' ? <p className="trip-intro needs-script">{props.lead}</p> : null}
        {isShown && tools ? (
          <TripToolsContext value={tools}>
            <TripHead
              trip={trip}
              schedules={schedules}
              remarks={remarks}
              hidden={found.filter(isHidden)}
              isOwn={mode === 'own'}
              isKept={!storage.isRefused}
            />
          </TripToolsContext>
        ) : null}
      </div>
      {isShown && tools ? (
        <TripToolsContext value={tools}>
          <PlanContext value={plan}>
            <PlanParts {...{ state, schedules, remarks, weather }}>
              {received ? (
                <ReceivedEnd {...received} />
              ) : (
                <>
                  <Suspense
                    fallback={
                      <TripSection id="take-along" className="tint" title={voice.words.takeAlong}>
                        {null}
                      </TripSection>
                    }
                  >
                    <TakeAlong trip={trip} schedules={schedules} />
                  </Suspense>
                  {kept}
                </>
              )}
            </PlanParts>
          </PlanContext>
        </TripToolsContext>
      ) : (
        <div className="trip-body">
          <Begin
            language={language}
            words={props.words}
            ready={props.ready}
            allPlans={props.allPlans}
            onSetUp={(next) => setSent({ plan: next })}
            onFill={(next, company, count) => setSent({ plan: next, company, count })}
          />
          {kept}
        </div>
      )}
      {props.children}
    </div>
  )
}

interface AlarmProps {
  alarm: TripState['alarm'] | 'notLoaded'
  notLoaded: string
  voice: PageVoice | undefined
  storage: Pick<ReturnType<typeof useTripStorage>, 'openNewer' | 'keepBoth'>
}

/** What went wrong, said at once. */
function Alarm({ alarm, notLoaded, voice, storage }: AlarmProps) {
  const text = alarm === 'notLoaded' ? notLoaded : alarm ? voice?.words[alarm] : undefined
  return (
    <div className="trip-alarm" role="alert" hidden={!text}>
      {text ? <p>{text}</p> : null}
      {alarm === 'elsewhere' && voice ? (
        <p className="buttons">
          <button type="button" className="btn btn-2 btn-sm" onClick={storage.openNewer}>
            {voice.words.showNewer}
          </button>
          <button type="button" className="btn btn-2 btn-sm" onClick={storage.keepBoth}>
            {voice.words.keepBoth}
          </button>
        </p>
      ) : null}
    </div>
  )
}

interface PartsProps {
  state: TripState
  schedules: ReturnType<typeof scheduleDay>[]
  remarks: readonly Remark[]
  weather: ReturnType<typeof useTripWeather>
  children: ReactNode
}

/** The days and the stops without one, with what is done to them by keys and by hand. */
function PlanParts({ state, schedules, remarks, weather, children }: PartsProps) {
  const { mode, trip } = state
  const { plan } = trip
  const root = useRef<HTMLDivElement>(null)
  const [openName, setOpenName] = useState<string>()
  const onToggle = useCallback((name: string) => setOpenName((open) => (open === name ? undefined : name)), [])
  const isReadOnly = mode === 'received'
  const onKeyDown = useKeys(isReadOnly, openName, () => setOpenName(undefined))
  const shared = { notes: trip.notes, isReadOnly, openName, onToggle }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys on the buttons of stops come up to it.
    <div ref={root} className="trip-body" onKeyDown={onKeyDown}>
      {isReadOnly ? null : <DragStops root={root} />}
      <Days {...shared} trip={trip} schedules={schedules} remarks={remarks} weather={weather} />
      {isReadOnly && plan.waiting.length === 0 ? null : (
        <Waiting {...shared} stops={plan.waiting} hasDays={plan.days.length > 0} />
      )}
      {children}
    </div>
  )
}
