import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Language } from '#contract/languages.ts'
import type { MapName } from '#site/domain/geography/choose-names.ts'
import { useFoundStops } from '#site/features/search/index.ts'
import { type TripWay, TripWayContext } from '#site/features/trip/AddLink.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { Notice } from '#site/ui/Notice.tsx'
import { allowKnownLibraries } from '#site/ui/trusted-types.ts'
import { useAddressSearch } from '#site/ui/use-address-search.ts'
import { useIsAlive } from '#site/ui/use-is-alive.ts'
import { useNow } from '#site/ui/use-now.ts'
import type { NoteWays } from './CategoryNote.tsx'
import { CategoryTabs, mapPanelId, tabIdOf } from './CategoryTabs.tsx'
import type { CategoryChoice } from './categories.ts'
import { Downloads } from './Downloads.tsx'
import { findOrigin, here, type Village } from './distance-origin.ts'
import { indexPoints } from './filter-points.ts'
import { formatSelected, formatShown } from './format-points.ts'
import { keepDetail, readKeptDetail } from './kept-detail.ts'
import { MapStatus } from './MapStatus.tsx'
import {
  describeMapInAddress,
  type MapState,
  readMapState,
  startState,
  type UnknownWord,
  viewOfPoint,
} from './map-state.ts'
import type { MapWords } from './map-words.ts'
import { PointCard } from './PointCard.tsx'
import { type FilterChoice, noFilter, PointFilter } from './PointFilter.tsx'
import { PointPanel } from './PointPanel.tsx'
import type { ShownPoint } from './shown-point.ts'
import { usePosition } from './use-position.ts'
import { useTypedText } from './use-typed-text.ts'
import './LofotenMap.css'

// Leaflet needs a window and is by far the heaviest part: the list is shown before it loads.
const LeafletMap = lazy(() => {
  allowKnownLibraries()
  return import('./leaflet/LeafletMap.tsx')
})

interface Props {
  points: readonly ShownPoint[]
  villages: readonly Village[]
  /** What the guide's own map names. */
  names: readonly MapName[]
  /** Of the detailed map. A URL template with `{z}`, `{x}` and `{y}`. */
  tileAddress: string
  ways: NoteWays
  words: MapWords
  language: Language
  /** Where a stop is added to a trip. */
  tripWay: TripWay
  /** The static coast, shown until the map has loaded. */
  children?: ReactNode
  /** The way to the same without this island. */
  plainWay: { href: string; name: string }
}

/** The map with tabs, list and card. The address holds the state, but never the visitor’s own position. */
export function LofotenMap({ plainWay, tripWay, ...props }: Props) {
  return (
    <IslandBoundary words={props.words} link={plainWay}>
      <TripWayContext value={tripWay}>
        <MapWithList {...props} />
      </TripWayContext>
    </IslandBoundary>
  )
}

function MapWithList(props: Omit<Props, 'plainWay' | 'tripWay'>) {
  const { points, villages, names, tileAddress, ways, words, language, children } = props
  const voice = { words, language }
  const isAlive = useIsAlive()
  const { byId, search } = useMemo(() => preparePoints(points, words), [points, words])
  const { state, unknown, change } = useMapState(byId, villages)
  const [isFromHere, setFromHere] = useState(false)
  const [status, setStatus] = useState('')
  const [isDetailKept, setDetailKept] = useState(() => readKeptDetail())
  const hasChosen = useRef(false)
  const mapView = useRef<HTMLDivElement>(null)

  // The map does not move there: the visitor’s position would end up in the address and in requests to the tile server.
  const showNear = useCallback(() => {
    setFromHere(true)
    change({ from: undefined }, 'in place')
  }, [change])
  const [position, askPosition] = usePosition(showNear)

  const from = isFromHere ? here : state.from
  const now = useNow()
  const openAt = state.openNow ? now : undefined
  const origin = findOrigin(from, villages, position.position)
  const narrow = (changes: Partial<MapState>) => {
    const { category, text, within, stepFree } = { ...state, ...changes }
    return search({ category, text, from: origin, within, stepFree, openAt })
  }
  const [text, typeText, settleText] = useTypedText(state.text, (typed) => {
    change({ text: typed }, 'in place')
    setStatus(formatShown(narrow({ text: typed }).points.length, state.category, voice))
  })
  const { category, within, openNow, stepFree } = state
  const named = useMemo(
    () => search({ category, text, from: origin, within, stepFree, openAt }),
    [search, category, text, origin, within, stepFree, openAt],
  )
  // What no name has is asked of the search of the guide, whose text is fetched only then.
  const meant = useFoundStops(named.points.length > 0 ? '' : text)
  const found = useMemo(
    () => (meant.length > 0 ? search({ category, text, meant, from: origin, within, stepFree, openAt }) : named),
    [search, named, meant, category, text, origin, within, stepFree, openAt],
  )
  const sayMeant = useEffectEvent(() => setStatus(formatShown(found.points.length, category, voice)))
  useEffect(() => {
    if (meant.length > 0) sayMeant()
  }, [meant])
  const selected = state.selectedId === undefined ? undefined : byId.get(state.selectedId)

  const chooseCategory = (choice: CategoryChoice, way: 'step' | 'in place') => {
    const keepsSelected = choice === 'all' || selected?.category === choice
    settleText()
    change({ text, category: choice, ...(keepsSelected ? {} : { selectedId: undefined }) }, way)
    setStatus(formatShown(narrow({ text, category: choice }).points.length, choice, voice))
  }
  const select = (id: string | undefined) => {
    hasChosen.current = true
    settleText()
    change({ text, selectedId: id }, 'step')
    const point = id === undefined ? undefined : byId.get(id)
    setStatus(point ? formatSelected(point.name, words) : formatShown(found.points.length, category, voice))
  }
  const showOnMap = (id: string) => {
    const point = byId.get(id)
    if (!point) return
    change({ selectedId: id, view: viewOfPoint(point) }, 'step')
    mapView.current?.scrollIntoView({ block: 'nearest' })
  }
  const changeFilter = (changes: Partial<FilterChoice>) => {
    if (changes.text !== undefined) typeText(changes.text)
    if ('from' in changes) setFromHere(changes.from === here)
    const { text: _text, ...rest } = changes
    if (Object.keys(rest).length > 0)
      change({ ...rest, ...(rest.from === here ? { from: undefined } : {}) }, 'in place')
  }
  const clearFilter = () => {
    settleText()
    setFromHere(false)
    change(noFilter, 'in place')
  }
  const isDetailed = state.isDetailed || isDetailKept
  const chooseDetail = (wanted: boolean) => {
    keepDetail(wanted)
    setDetailKept(wanted)
    change({ isDetailed: wanted }, 'in place')
  }
  const isFiltered = text.trim() !== '' || within !== undefined || openNow || stepFree

  return (
    <div className="lofoten-map">
      <CategoryTabs chosen={category} onChoose={chooseCategory} words={words} />
      <MapStatus text={status} />
      <UnknownPlaces unknown={unknown} words={words} />
      <div className="map-frame" role="tabpanel" id={mapPanelId} aria-labelledby={tabIdOf(category)}>
        <div className="map-view" ref={mapView}>
          <div className="map-before">{children}</div>
          {isAlive ? (
            <IslandBoundary
              words={words}
              sentence={words['map.failed.title']}
              link={{ href: '#point-panel-heading', name: words['map.failed.text'] }}
            >
              <Suspense>
                <LeafletMap
                  points={found.points}
                  selected={selected}
                  view={state.view}
                  names={names}
                  isDetailed={isDetailed}
                  sun={state.sun}
                  tileUrl={tileAddress}
                  words={words}
                  language={language}
                  onDetail={chooseDetail}
                  onSun={(sun) => change({ sun }, 'in place')}
                  onSelect={select}
                  onViewChange={(view) => change({ view }, 'in place')}
                />
              </Suspense>
            </IslandBoundary>
          ) : null}
        </div>
        {selected ? (
          <PointCard
            point={selected}
            distance={found.distances.get(selected.id)}
            takesFocus={hasChosen.current}
            onClose={() => select(undefined)}
            onShowOnMap={showOnMap}
            ways={ways}
            voice={voice}
          />
        ) : null}
        <PointPanel
          category={category}
          found={found}
          isFiltered={isFiltered}
          isByDistance={origin !== undefined}
          selected={selected}
          onSelect={select}
          onClearFilter={clearFilter}
          voice={voice}
        >
          <PointFilter
            choice={{ text, from, within, openNow, stepFree }}
            onChange={changeFilter}
            openings={found.openings}
            villages={villages}
            position={position}
            onAskPosition={() => (position.position ? showNear() : askPosition())}
            voice={voice}
          />
        </PointPanel>
      </div>
      <Downloads choice={category} voice={voice} />
    </div>
  )
}

function preparePoints(points: readonly ShownPoint[], words: MapWords) {
  return {
    byId: new Map(points.map((point) => [point.id, point])),
    search: indexPoints(points, (category) => `${words[`map.category.${category}`]} ${words[`map.kind.${category}`]}`),
  }
}

function useMapState(byId: ReadonlyMap<string, ShownPoint>, villages: readonly Village[]) {
  const [address, changeAddress] = useAddressSearch()
  const { unknown, ...state } = useMemo(() => {
    if (address === null) return { ...startState, unknown: [] }
    return readMapState(address, byId, new Set(villages.map(({ id }) => id)))
  }, [address, byId, villages])
  const latest = useRef<MapState>(state)
  latest.current = state
  const change = useCallback(
    (changes: Partial<MapState>, way: 'step' | 'in place') => {
      // Two changes in one tick build on each other.
      latest.current = { ...latest.current, ...changes }
      changeAddress(describeMapInAddress(latest.current), way)
    },
    [changeAddress],
  )
  return { state, unknown, change }
}

export function UnknownPlaces({ unknown, words }: { unknown: readonly UnknownWord[]; words: MapWords }) {
  if (unknown.length === 0) return null
  return (
    <Notice title={words['map.unknown.title']}>
      {unknown.map(({ parameter, word }) => (
        <p key={parameter}>{fillGaps(words[`map.unknown.${parameter}`], { word: word.slice(0, 60) })}</p>
      ))}
    </Notice>
  )
}
