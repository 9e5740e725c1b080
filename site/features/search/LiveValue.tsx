import { lazy, Suspense } from 'react'
import { placeAskedFor } from './address-of-hit.ts'
import type { Answer } from './engine/answer.ts'
import type { SearchData } from './search-data.ts'

/** Fetched for questions about now alone. What cannot be fetched is not there: the result says then what it says without. */
const DayNow = lazy(() => import('#site/features/today/page/DayNow.tsx').catch(() => ({ default: () => null })))

interface Props {
  answer: Extract<Answer, { kind: 'found' }>
  data: SearchData
}

/** What the first result says of now, where it is the page of today. */
export function LiveValue({ answer: { hits, live, words }, data }: Props) {
  const [page] = hits[0]?.href.split('#') ?? []
  if (live === undefined || page !== data.today) return null
  return (
    <Suspense>
      <DayNow section={live} place={placeAskedFor(words, data)} locale={data.locale} />
    </Suspense>
  )
}
