import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { Language } from '#contract/languages.ts'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { nameOfPlan } from '#site/features/trip/plan/format-trip.ts'
import type { KeptPlan } from '#site/features/trip/plan/kept-plans.ts'
import type { Means, Plan } from '#site/features/trip/plan/plan.ts'
import type { Company, Guide } from '#site/features/trip/plan/ready-plans.ts'
import type { TripData } from '#site/features/trip/plan/trip-data.ts'
import type { TripAction } from '#site/features/trip/plan/trip-reducer.ts'
import { emptyState, type TripState } from '#site/features/trip/plan/trip-state.ts'
import { type PageVoice, type TripTools, TripToolsContext } from '#site/features/trip/tools/trip-tools.ts'
import type { BoundaryWords } from '#site/ui/boundary-words.ts'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import { queryClient } from '#site/ui/query-client.ts'
import { readAnswer } from '#site/ui/read-answer.ts'
import { Begin, type BeginWords, type ReadyPlan } from './Begin.tsx'
import { describeReceived, ReceivedBand, ReceivedEnd, type ReceivedProps } from './Received.tsx'
import { useOutcome } from './use-outcome.ts'
import { usePageHead } from './use-page-head.ts'
import { useTripStorage } from './use-trip-storage.ts'
// Those of the parts that are loaded later too: styles are in the page, and none of their files is served.
import '#site/ui/Notice.css'
import './TripPlanner.css'
import './trip-fields.css'
import './Day.css'
import './DayBar.css'
import './StopEditor.css'
import './MiniMap.css'
import './Remarks.css'
import './Road.css'
import './TakeAlong.css'
import '#site/features/trip/back-by/BackBy.css'
import '#site/features/trip/booklet/BookletPages.css'
import '#site/features/trip/check/CheckPlan.css'

const CheckPlan = lazy(async () => ({ default: (await import('#site/features/trip/check/CheckPlan.tsx')).CheckPlan }))

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

/** Returns stops and roads, and what shows and changes a plan: the form is there without them. */
function useTripData(language: Language) {
  const source = `/search/stops/${language}.json`
  const { data, isError } = useQuery({
    queryKey: ['trip', 'stops', language],
    queryFn: async () => {
      const [parts, answer] = await Promise.all([import('./plan-parts.ts'), fetch(source)])
      return { parts, trip: (await readAnswer(answer, source)) as TripData }
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
    // A page that could not show the plan tries again once there is a network.
    refetchOnReconnect: true,
  })
  return { data, isFailed: isError && !data }
}

function makeVoice(data: TripData, language: Language): PageVoice {
  const { words, light, sky, credit, chargersHref, backBy, fares, emergency } = data
  return { emergency, fares, words, light, sky, credit, chargersHref, backBy, language, atlas: createAtlas(data.atlas) }
}

/** What the form of a new plan says; with who comes along where the days are to be filled with those of the guide, or so many of them. */
interface SentForm {
  plan: Plan
  company?: Company
  count?: number | undefined
}

function planFromForm({ plan, company, count }: SentForm, guide: Guide, parts: Parts): TripAction {
  if (!company) return { type: 'planSet', plan, from: 'begin' }
  const filled = count
    ? parts.takeReadyPlan(plan, count, company, guide)
    : parts.fillFromReady(plan, plan.days.length, company, guide)
  return { type: 'planSet', plan: filled, from: 'guide' }
}

type Parts = typeof import('./plan-parts.ts')

const keepState = (state: TripState) => state

function TripPage(props: TripPlannerProps) {
  const { language } = props
  const { data, isFailed } = useTripData(language)
  const parts = data?.parts
  const voice = useMemo(() => data && makeVoice(data.trip, language), [data, language])
  const reducer = useMemo(() => (voice && parts ? parts.createTripReducer(voice) : keepState), [voice, parts])
  const [state, dispatch] = useReducer<TripState, [TripAction]>(reducer, emptyState)
  const { mode, trip, fault, alarm } = state
  const { plan } = trip
  const guide = useMemo<Guide | undefined>(
    () => data && voice && { ready: data.trip.ready, atlas: voice.atlas },
    [data, voice],
  )
  const isShown = mode !== 'begin' && voice !== undefined

  const storage = useTripStorage(state, dispatch, {
    isReady: voice !== undefined,
    words: { taken: voice?.words.taken ?? '', earlierState: voice?.words.earlierState ?? '' },
    makeReady(fragment) {
      const choice = parts?.readReadyChoice(fragment)
      return choice && guide && parts?.takeReadyPlan(choice.plan, choice.count, choice, guide)
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
    if (!guide || !parts || !sent) return
    dispatch(planFromForm(sent, guide, parts))
    setSent(undefined)
  }, [guide, parts, sent])

  // The text stays while the page is open: who undoes the plan that was made of it finds it again.
  const [pasted, setPasted] = useState('')
  const [isChecking, setIsChecking] = useState(false)

  const latest = useRef(plan)
  latest.current = plan
  const region = props.notices
  const tools = useMemo<TripTools | undefined>(
    () =>
      voice && {
        voice,
        dispatch,
        readPlan: () => latest.current,
        region,
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
    if (voice || isFailed) delete document.documentElement.dataset.trip
  }, [voice, isFailed])

  const forgetKept = storage.forget
  const forget = useCallback(
    (gone: KeptPlan) => {
      const restore = forgetKept(gone)
      const actions = voice ? [{ label: voice.words.undo, onPress: restore }] : []
      void showNotice({ text: voice?.words.deleted ?? '', name: 'trip', actions, regionLabel: region })
    },
    [forgetKept, voice, region],
  )
  // Read from their links, after the step that changed one of them.
  const keptPlans = useDeferredValue(storage.kept.plans)
  const kept =
    voice && parts && (mode === 'own' || storage.kept.plans.length > 0) ? (
      <parts.KeptPlans
        plans={keptPlans}
        openId={mode === 'own' ? storage.ownId : undefined}
        voice={voice}
        onOpen={storage.openKept}
        onForget={forget}
        onBegin={storage.begin}
      />
    ) : null
  const received: ReceivedProps | undefined =
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
      <div className="booklet-first" />
      {received ? <ReceivedBand {...received} /> : null}
      <div className="wrap">
        {props.head}
        <Alarm alarm={isFailed ? 'notLoaded' : alarm} notLoaded={props.notLoaded} voice={voice} storage={storage} />
        {mode === 'begin' ? <p className="trip-intro needs-script">{props.lead}</p> : null}
      </div>
      {isShown && parts && tools ? (
        <TripToolsContext value={tools}>
          <parts.PlanView state={state} isKept={!storage.isRefused} />
          {received ? <ReceivedEnd {...received} /> : kept}
        </TripToolsContext>
      ) : (
        <div className="trip-body">
          {isChecking && voice && data ? (
            <Suspense>
              <CheckPlan
                voice={voice}
                data={data.trip.atlas}
                text={pasted}
                onText={setPasted}
                onTake={(next) => dispatch({ type: 'planSet', plan: next, from: 'check' })}
                onClose={() => setIsChecking(false)}
              />
            </Suspense>
          ) : null}
          <Begin
            isChecking={isChecking}
            onCheck={() => setIsChecking(true)}
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
