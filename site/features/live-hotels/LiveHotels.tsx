import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { hotelFreshMinutes } from '#contract/hotels.ts'
import { osloDateOf } from '#site/calendar/oslo-day.ts'
import type { PartnerLink } from '#site/editorial/partners.ts'
import { useAddressSearch } from '#site/ui/use-address-search.ts'
import { useIsAlive } from '#site/ui/use-is-alive.ts'
import { useNow } from '#site/ui/use-now.ts'
import { AnswerLine } from './AnswerLine.tsx'
import { BasisNote } from './BasisNote.tsx'
import { fetchHotels } from './fetch-hotels.ts'
import { HotelList } from './HotelList.tsx'
import { HotelTabs, hotelPanelId, tabIdOf } from './HotelTabs.tsx'
import { HotelsFailed, NoPartner, OldPrices } from './ListNotices.tsx'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import { PageButtons } from './PageButtons.tsx'
import { Skeletons } from './Skeletons.tsx'
import { StayForm } from './StayForm.tsx'
import { changeSearch, describeSearchInAddress, readSearch, type StaySearch, startSearch } from './stay-search.ts'
import { useCrawledImages } from './use-crawled-images.ts'
import { useIsOffline } from './use-is-offline.ts'
import { useReportedFailure } from './use-reported-failure.ts'
import './ListNotices.css'

const freshMs = hotelFreshMinutes * 60_000

interface Props {
  words: LiveHotelsWords
  /** For `Intl`: `nb-NO`. */
  locale: string
  /** What our server is asked with (`ANON_KEY`). */
  publicKey: string
  /** All of Lofoten at the partner: where a hotel leads that it gave no address for. */
  partner: PartnerLink
  /** The addresses of our drawings that stand in for pictures, 1 to 10. */
  drawings: string[]
  /** False in a guide that shows checked figures only: what the server has no partner for is then not shown. */
  showsExamples: boolean
  /** Where to go on when the partner has nothing. */
  ways: { cabins: string; ownList: string }
}

/**
 * The hotels of the partner with prices for the visitor's dates, in the partner's order: form, tabs, answer and list. Asks
 * our server when it appears and whenever the search changes; an answer is new for five minutes. The search stands in the
 * address. As sent it shows three skeletons.
 */
export function LiveHotels(props: Props) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <HotelPanel {...props} />
    </QueryClientProvider>
  )
}

function HotelPanel({ words, locale, publicKey, partner, drawings, showsExamples, ways }: Props) {
  const isAlive = useIsAlive()
  const isOffline = useIsOffline()
  const now = useNow()
  const [address, changeAddress] = useAddressSearch()
  const today = osloDateOf(now)
  // The fields have to follow nothing but the address until the page is alive.
  const search = isAlive && address !== null ? readSearch(address, today) : undefined
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
    // Asking again at once would gain nothing; whoever comes back later, or is online again, sees new prices by itself.
    retry: false,
    refetchOnWindowFocus: ({ state }) => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= freshMs,
    refetchOnReconnect: true,
    networkMode: 'always',
  })
  // Twenty hotels at once are more work than fits between two frames of a phone; what is deferred is done in pieces.
  const data = useDeferredValue(newest)
  useReportedFailure(error, errorUpdatedAt, words['liveHotels.notices'])
  const withFoundPicture = useCrawledImages(data, publicKey)

  const head = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const voice = { words, locale }
  const category = search?.category ?? 'all'
  const isFailed = !data && !isFetching && error !== null
  const hasFailedSince = data !== undefined && (data.stale || error !== null)
  const isOld = data !== undefined && (hasFailedSince || now - Date.parse(data.fetchedAt) > freshMs)
  const hasBasis = category === 'all' || !data || data.categoriesWithBasis.includes(category)

  const change = (changes: Partial<StaySearch>, way: 'step' | 'in place' = 'step') => {
    if (search) changeAddress(describeSearchInAddress(changeSearch(search, changes)), way)
  }
  const fetchAgain = () => {
    // The button that was pressed goes away.
    head.current?.focus()
    refetch()
  }
  const showPage = (pageNumber: number) => {
    change({ pageNumber })
    head.current?.focus()
  }
  const submit = (choice: Partial<StaySearch>) => {
    if (!search) return
    const isTheSame = JSON.stringify(changeSearch(search, choice)) === JSON.stringify(search)
    change(choice)
    // Whoever asks the same once more wants to know what holds now.
    if (isTheSame && (isFailed || isOld)) refetch()
  }
  if (data?.isSample && !showsExamples) return <NoPartner words={words} ownList={ways.ownList} />
  return (
    <>
      <HotelTabs words={words} chosen={category} onChoose={(next, way) => change({ category: next }, way)} />
      <div className="live-panel" role="tabpanel" id={hotelPanelId} aria-labelledby={tabIdOf(category)}>
        <StayForm form={form} words={words} search={search} today={today} onSubmit={submit} />
        <BasisNote category={category} hasBasis={hasBasis} voice={voice}>
          <button type="button" className="link-button" onClick={() => change({ category: 'all' })}>
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
        {data && isOld ? (
          <OldPrices answer={data} hasFailed={hasFailedSince} now={now} voice={voice} onFetch={fetchAgain} />
        ) : null}
        {isFailed ? (
          <HotelsFailed words={words} isOffline={isOffline} ownList={ways.ownList} onRetry={fetchAgain} />
        ) : null}
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
              withFoundPicture={withFoundPicture}
              cabins={ways.cabins}
              onFirstPage={() => showPage(1)}
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
