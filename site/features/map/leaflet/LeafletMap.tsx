import {
  type KeyboardEvent,
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '#contract/languages.ts'
import type { MapName } from '#site/domain/geography/choose-names.ts'
import type { MapWords } from '#site/features/map/map-words.ts'
import { type MapView, type ShownPoint, startView } from '#site/features/map/shown-point.ts'
import { type SunChoice, sunChoiceOf } from '#site/features/map/sun-choice.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { mapTrifold, sunHorizon } from '#site/ui/icons.ts'
import { GroupList } from './GroupList.tsx'
import { groupPoints, type PointGroup } from './group-points.ts'
import { MapButtons } from './MapButtons.tsx'
import { MapCredit } from './MapCredit.tsx'
import { MapScale } from './MapScale.tsx'
import { labelOf } from './marker-element.ts'
import { PointPopup } from './PointPopup.tsx'
import type { Means } from './show-markers.ts'
import { type RunningMap, startMap } from './start-map.ts'
import type { TileState } from './watch-tiles.ts'
import './LeafletMap.css'
import './leaflet.css'
import './markers.css'
import './own-map.css'

// Nobody pays for the sun before asking for it.
const SunOnMap = lazy(() => import('./SunOnMap.tsx'))

interface Props {
  /** The filtered points. Passing the same array again is free. */
  points: readonly ShownPoint[]
  /** Has its own marker and a popup even when not among the points. */
  selected: ShownPoint | undefined
  /** The map moves when this changes. */
  view: MapView
  tileUrl: string
  names: readonly MapName[]
  /** Whether tiles lie over the guide's own map. */
  isDetailed: boolean
  /** When the sun is shown for; undefined: it is not. */
  sun: SunChoice | undefined
  words: MapWords
  language: Language
  onDetail: (isDetailed: boolean) => void
  onSun: (sun: SunChoice | undefined) => void
  /** A marker was chosen; undefined: the popup was closed. */
  onSelect: (id: string | undefined, by: Means) => void
  /** Called after the map has moved for any reason but a change of `view`. */
  onViewChange: (view: MapView) => void
}

interface OpenList {
  group: PointGroup
  points: readonly ShownPoint[]
  by: Means
  /** The list closes when one of these changes. */
  of: readonly ShownPoint[]
  selectedId: string | undefined
  zoom: number
}

/** From this zoom level on the guide's own map is coarse, and tiles are offered. */
const zoomOfOffer = 13
const fingersShownMs = 1_800
/** After that the visitor knows. */
const mostFingerHints = 3

function isStartView({ latitude, longitude, zoom }: MapView): boolean {
  return latitude === startView.latitude && longitude === startView.longitude && zoom === startView.zoom
}

/** Returns how many pixels of the map’s head the panel of the sun covers, and of its foot the card of the selected point. */
function measureCovered(frame: HTMLElement): { head: number; foot: number } {
  const own = frame.getBoundingClientRect()
  const measure = (element: Element | null | undefined) => {
    const box = element?.getBoundingClientRect()
    return box && box.left < own.right && box.right > own.left ? box : undefined
  }
  const card = measure(frame.closest('.map-frame')?.querySelector('.point-card-main'))
  const panel = measure(frame.querySelector('.map-sun-panel'))
  // Beside the panel there is room on a wide map.
  const isWide = panel !== undefined && panel.width < own.width / 2
  return {
    head: panel && !isWide ? panel.bottom - own.top : 0,
    foot: card ? Math.max(0, own.bottom - card.top) : 0,
  }
}

/** The map with markers, popup and buttons; fills its parent, which controls points, selection and view. */
export default function LeafletMap(props: Props) {
  const { points, selected, view, tileUrl, names, isDetailed, sun, words, language, onDetail, onSun } = props
  const { onSelect, onViewChange } = props
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const [map, setMap] = useState<RunningMap>()
  const [zoom, setZoom] = useState(view.zoom)
  const [tiles, setTiles] = useState<TileState>('fine')
  const [trails, setTrails] = useState<TileState>('fine')
  const [ownMap, setOwnMap] = useState<'awaited' | 'drawn' | 'coarse' | 'failed'>('awaited')
  const [list, setList] = useState<OpenList>()
  const [fingerHints, setFingerHints] = useState({ count: 0, isShown: false })

  // Here, where React draws in pieces, and not with the markers: it is kept for them.
  groupPoints(points)
  const isListOpen = list?.of === points && list.selectedId === selected?.id && list.zoom === zoom
  const openList = isListOpen ? list : undefined

  const start = useEffectEvent((container: HTMLElement) =>
    startMap(container, {
      view,
      tileUrl,
      names,
      onView: (next) => tellView(next),
      onSettled: setZoom,
      onPoint: ({ id }, by) => choose(id, by),
      onList: (group, inGroup, by) => open(group, inGroup, by),
      onGround: () => leave('pointer'),
      onTiles: setTiles,
      onTrails: setTrails,
      onOneFinger: () => setFingerHints(({ count }) => ({ count: count + 1, isShown: count < mostFingerHints })),
      onOwnMap: setOwnMap,
    }),
  )
  const tellView = useEffectEvent((next: MapView) => onViewChange(next))
  const choose = useEffectEvent((id: string | undefined, by: Means) => onSelect(id, by))
  const open = useEffectEvent((group: PointGroup, inGroup: readonly ShownPoint[], by: Means) =>
    setList({ group, points: inGroup, by, of: points, selectedId: selected?.id, zoom }),
  )
  const leave = useEffectEvent((by: Means) => {
    if (openList) setList(undefined)
    else if (selected) onSelect(undefined, by)
  })

  // After its frame is painted, in a task of its own; a transition keeps slow phones responsive while the markers are added.
  useEffect(() => {
    if (!canvas.current) return
    const started = start(canvas.current)
    startTransition(() => setMap(started))
    return () => {
      setMap(undefined)
      started.remove()
    }
  }, [])
  useLayoutEffect(() => {
    map?.show({ points, selected, labelOf: (item) => labelOf(item, words) })
  }, [map, points, selected, words])
  useLayoutEffect(() => {
    map?.showTiles(isDetailed)
  }, [map, isDetailed])
  const bringIntoView = useEffectEvent((running: RunningMap) => {
    if (selected && frame.current) running.bringIntoView(selected.coordinates, measureCovered(frame.current))
  })
  const { latitude, longitude, zoom: zoomWanted } = view
  const move = useEffectEvent((running: RunningMap, wanted: MapView) => {
    running.moveTo(wanted)
    const { coordinates } = selected ?? {}
    // Showing a point means showing it beside the card.
    if (coordinates?.latitude === wanted.latitude && coordinates.longitude === wanted.longitude) bringIntoView(running)
  })
  useLayoutEffect(() => {
    if (map) move(map, { latitude, longitude, zoom: zoomWanted })
  }, [map, latitude, longitude, zoomWanted])
  const selectedId = selected?.id
  useLayoutEffect(() => {
    if (map && selectedId !== undefined) bringIntoView(map)
  }, [map, selectedId])
  const popupAt = openList?.group.coordinates ?? selected?.coordinates
  useLayoutEffect(() => {
    map?.popupPlace.standAt(popupAt)
    map?.popupPlace.fit()
  }, [map, popupAt])
  const sunFrom = selected?.coordinates ?? view
  const { latitude: sunLatitude, longitude: sunLongitude } = sunFrom
  const isSunShown = sun !== undefined
  useLayoutEffect(() => {
    map?.sunPlace.standAt(isSunShown ? { latitude: sunLatitude, longitude: sunLongitude } : undefined)
  }, [map, isSunShown, sunLatitude, sunLongitude])
  const { count: hintCount, isShown: isHintShown } = fingerHints
  useEffect(() => {
    if (!isHintShown) return
    const timer = setTimeout(() => setFingerHints({ count: hintCount, isShown: false }), fingersShownMs)
    return () => clearTimeout(timer)
  }, [hintCount, isHintShown])

  /** Closes the open popup and focuses its marker, since the focused element is removed. */
  const close = (by: Means) => {
    const holderId = openList?.group.id ?? selected?.id
    if (holderId !== undefined) map?.focusOn(holderId)
    leave(by)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(openList || selected)) return
    event.stopPropagation()
    close('keyboard')
  }

  const isMissing = ownMap === 'failed'
  const noteOfTiles = {
    fine: trails === 'missing' ? words['map.trails.missing'] : '',
    slow: words['map.tiles.slow'],
    missing: words[isMissing ? 'map.tiles.missing.withoutOwn' : 'map.tiles.missing'],
  }[tiles]
  const noteOfOwnMap = () => {
    if (isMissing) return words['map.tiles.missing.withoutOwn']
    if (zoom >= zoomOfOffer) return words['map.detail.offer']
    return ownMap === 'coarse' ? words['map.coarse'] : ''
  }
  // Until the map is drawn, the still one of the same view shows through, and so it does where there is no canvas.
  const isClear = (ownMap === 'awaited' || isMissing) && isStartView(view)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is inside
    <div className={isClear ? 'leaflet-map is-clear' : 'leaflet-map'} ref={frame} onKeyDown={onKeyDown}>
      <button type="button" className="map-skip" onClick={() => end.current?.focus()}>
        {words['map.skip']}
      </button>
      <MapButtons
        words={words}
        zoom={zoom}
        onZoom={(levels) => map?.zoomBy(levels)}
        onMove={(stepsEast, stepsSouth) => map?.moveBy(stepsEast, stepsSouth)}
      />
      <div className="map-switches">
        <button type="button" aria-pressed={isDetailed} onClick={() => onDetail(!isDetailed)}>
          <Icon svg={mapTrifold} />
          {words['map.detail']}
        </button>
        <button
          type="button"
          aria-pressed={sun !== undefined}
          onClick={() => onSun(sun ? undefined : sunChoiceOf(Date.now()))}
        >
          <Icon svg={sunHorizon} />
          {words['map.sun']}
        </button>
      </div>
      {map && sun ? (
        <Suspense>
          <SunOnMap
            place={map.sunPlace}
            position={sunFrom}
            name={selected?.name}
            choice={sun}
            words={words}
            language={language}
            onChoose={onSun}
            onShown={() => {
              // The map has its new height a frame later.
              requestAnimationFrame(() => requestAnimationFrame(() => map && bringIntoView(map)))
            }}
          />
        </Suspense>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a field set would be a part of a form */}
      <div
        className="map-canvas"
        ref={canvas}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and + - move what is seen in it
        tabIndex={0}
        aria-label={words['map.frame']}
        aria-describedby={keysId}
      />
      <p className="visually-hidden" id={keysId}>
        {words['map.frame.keys']}
      </p>
      {map &&
        createPortal(
          openList ? (
            <GroupList
              points={openList.points}
              words={words}
              takesFocus={openList.by === 'keyboard'}
              onSelect={onSelect}
              onClose={close}
            />
          ) : (
            selected && <PointPopup point={selected} words={words} onClose={close} />
          ),
          map.popupPlace.element,
        )}
      <p className="map-tiles-note" role="status">
        {isDetailed ? noteOfTiles : noteOfOwnMap()}
      </p>
      <p className={isHintShown ? 'map-fingers is-shown' : 'map-fingers'} aria-hidden="true">
        {words['map.fingers']}
      </p>
      <MapScale latitude={view.latitude} zoom={zoom} language={language} />
      <MapCredit isDetailed={isDetailed} tileUrl={tileUrl} words={words} />
      <div ref={end} tabIndex={-1} />
    </div>
  )
}
