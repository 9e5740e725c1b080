import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type HotelCategory, hotelFreshMinutes } from '#contract/hotel-search.ts'
import type { PartnerLink } from '#site/content/model/partners.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { type TripWay, TripWayContext } from '#site/features/trip/AddLink.tsx'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { keepStay, readKeptStay } from '#site/ui/kept-stay.ts'
import { useReportedFailure } from '#site/ui/notices/use-reported-failure.ts'
import { useAddressSearch } from '#site/ui/use-address-search.ts'
import { useIsAlive } from '#site/ui/use-is-alive.ts'
import { useLiveNow } from '#site/ui/use-live-now.ts'
import { AnswerLine } from './AnswerLine.tsx'
import { BasisNote } from './BasisNote.tsx'
import { fetchHotels, HotelsNotGiven, unnamedFailure } from './fetch-hotels.ts'
import { HotelList } from './HotelList.tsx'
import { HotelTabs, hotelPanelId, tabIdOf } from './HotelTabs.tsx'
import { HotelsFailed, NoPartner, OldPrices } from './ListNotices.tsx'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import { PageButtons } from './PageButtons.tsx'
import { Skeletons } from './Skeletons.tsx'
import { readStayForm, StayForm } from './StayForm.tsx'
import {
  changeSearch,
  describeSearchInAddress,
  readSearch,
  type StaySearch,
  startSearch,
  stayParameters,
  withStay,
} from './stay-search.ts'
import { useCrawledImages } from './use-crawled-images.ts'
import './LiveHotels.css'

const freshMs = hotelFreshMinutes * 60_000

interface Props {
  words: LiveHotelsWords
  locale: string
  /** The public key of our server (`ANON_KEY`). */
  publicKey: string
  /** The partner’s search of all Lofoten, for hotels without an address. */
  partner: PartnerLink
  /** Addresses of 1 to 10 placeholder drawings. */
  drawings: string[]
  /** False in a guide that shows checked figures only: examples of the server are then hidden. */
  showsExamples: boolean
  /** The guide's own houses for a trip, by their names in small letters. */
  stops: Readonly<Record<string, string>>
  ways: { cabins: string; ownList: string }
  /** Where a stop is added to a trip. */
  tripWay: TripWay
  /** The way to the same without this island. */
  plainWay: { href: string; name: string }
}

/**
 * The partner’s hotels for the dates in the address, fresh for five minutes; three skeletons when rendered
 * statically.
 */
export function LiveHotels(props: Props) {
  const [client] = useState(() => new QueryClient())
  return (
    <IslandBoundary words={props.words} link={props.plainWay}>
      <QueryClientProvider client={client}>
        <TripWayContext value={props.tripWay}>
          <HotelPanel {...props} />
        </TripWayContext>
      </QueryClientProvider>
    </IslandBoundary>
  )
}

function HotelPanel({ words, locale, publicKey, partner, drawings, showsExamples, stops, ways }: Props) {
  const isAlive = useIsAlive()
  const isOffline = useIsOffline()
  const now = useLiveNow()
  const [address, changeAddress] = useAddressSearch()
  const today = osloDateOf(now)
  // As it was when the page came: Back leads to what stood there.
  const [kept] = useState(readKeptStay)
  // Until hydration the fields follow the address only.
  const search = isAlive && address !== null ? readSearch(address, today, kept) : undefined
  const {
    data: newest,
    error,
    errorUpdatedAt,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['hotels', search],
    queryFn: ({ signal }) => fetchHotels(search ?? startSearch(today), publicKey, signal),
    enabled: search !== undefined,
    staleTime: freshMs,
    // An immediate retry would gain nothing; refocus and reconnect refetch by themselves.
    retry: false,
    refetchOnWindowFocus: ({ state }) => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= freshMs,
    refetchOnReconnect: true,
    networkMode: 'always',
  })
  // Rendering twenty hotels takes longer than a frame on a phone; deferred work is split up.
  const data = useDeferredValue(newest)
  const message = error instanceof HotelsNotGiven ? error.message : unnamedFailure
  useReportedFailure(error, errorUpdatedAt, {
    text: words['liveHotels.error.title'],
    englishText: message,
    regionLabel: words['liveHotels.notices'],
  })
  const withFoundPicture = useCrawledImages(data, publicKey)

  const head = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const notices = useRef<HTMLDivElement>(null)
  /** Whether somebody waits for what is fetched: then a failure comes into view. */
  const isAwaited = useRef(false)
  const voice = { words, locale }
  const category = search?.category ?? 'all'
  const isFailed = !data && !isFetching && error !== null
  const hasFailedSince = data !== undefined && (data.stale || error !== null)
  const isOld = data !== undefined && (hasFailedSince || now - Date.parse(data.fetchedAt) > freshMs)
  const showsFailure = isFailed || hasFailedSince
  const hasBasis = category === 'all' || !data || data.categoriesWithBasis.includes(category)

  useEffect(() => {
    if (isFetching || (error && !showsFailure)) return
    if (error && isAwaited.current && address !== null) notices.current?.scrollIntoView({ block: 'center' })
    isAwaited.current = false
  }, [isFetching, error, showsFailure, address])

  useEffect(() => {
    if (!search || !address?.includes(stayParameters.checkIn)) return
    keepStay(search)
    // The links of the guide's own hotels further down are no part of this list.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-partner="hotels"]'))
      if (!link.closest('.live')) link.href = withStay(link.href, search)
  }, [address, search])

  /** A form can be sent between the first drawing and the one that knows the address. */
  const findSearch = () => search ?? readSearch(window.location.search, today, kept)
  const change = (changes: Partial<StaySearch>, way: 'step' | 'in place' = 'step') => {
    isAwaited.current = true
    changeAddress(describeSearchInAddress(changeSearch(findSearch(), changes)), way)
  }
  const fetchAgain = () => {
    // The pressed button disappears.
    head.current?.focus()
    isAwaited.current = true
    refetch()
  }
  const showPage = (pageNumber: number) => {
    change({ pageNumber })
    head.current?.focus()
  }
  /** With the dates and guests in the form, also those that nobody has asked for yet. */
  const chooseCategory = (next: HotelCategory, way: 'step' | 'in place') => {
    const choice = form.current?.checkValidity() ? readStayForm(form.current, today) : undefined
    change({ ...choice, category: next }, way)
  }
  const submit = (choice: Partial<StaySearch>) => {
    const isTheSame = search && JSON.stringify(changeSearch(search, choice)) === JSON.stringify(search)
    change(choice)
    // What was asked for comes below the form.
    head.current?.scrollIntoView({ block: 'start' })
    if (!isTheSame) return
    // Submitting the same search again asks for current prices.
    if (isFailed || isOld) refetch()
    else isAwaited.current = false
  }
  if (data?.isSample && !showsExamples) return <NoPartner words={words} ownList={ways.ownList} />
  return (
    <>
      <HotelTabs words={words} chosen={category} onChoose={chooseCategory} />
      <div className="live-panel" role="tabpanel" id={hotelPanelId} aria-labelledby={tabIdOf(category)}>
        <StayForm
          form={form}
          words={words}
          search={search}
          places={data?.places ?? []}
          today={today}
          locale={locale}
          onSubmit={submit}
        />
        <BasisNote category={category} hasBasis={hasBasis} voice={voice}>
          <button type="button" className="link link-button" onClick={() => change({ category: 'all' })}>
            {words['liveHotels.showAll']}
          </button>
        </BasisNote>
        <AnswerLine
          head={head}
          search={search}
          answer={data}
          isFetching={isFetching || !isAlive}
          isOld={isOld}
          today={today}
          voice={voice}
        />
        <div ref={notices}>
          {data && isOld ? (
            <OldPrices answer={data} hasFailed={hasFailedSince} now={now} voice={voice} onFetch={fetchAgain} />
          ) : null}
          {isFailed ? (
            <HotelsFailed
              words={words}
              message={message}
              isOffline={isOffline}
              ownList={ways.ownList}
              onRetry={fetchAgain}
            />
          ) : null}
        </div>
        {data ? (
          <>
            <HotelList
              answer={data}
              isOld={isOld}
              hasBasis={hasBasis}
              today={today}
              voice={voice}
              partner={partner}
              drawings={drawings}
              stops={stops}
              withFoundPicture={withFoundPicture}
              cabins={ways.cabins}
              onFirstPage={() => showPage(1)}
              onAnyPrice={() => change({ highestPrice: null, place: null })}
              onChangeDates={() => form.current?.querySelector('input')?.focus()}
            />
            <PageButtons answer={data} words={words} onChoose={showPage} />
          </>
        ) : null}
        {!data && !isFailed ? <Skeletons words={words} pageNumber={search?.pageNumber ?? 1} /> : null}
      </div>
    </>
  )
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Returns true while the browser knows that it is offline. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  )
}
