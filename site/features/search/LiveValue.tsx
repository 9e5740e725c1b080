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

/** What the first result says of now, where it is the page of today, or that of the weather for who asks about the present. */
export function LiveValue({ answer: { hits, live, words }, data }: Props) {
  const [page] = hits[0]?.href.split('#') ?? []
  const section = page === data.today ? live?.part : page === data.weather.href && live?.isNow ? '' : undefined
  if (section === undefined) return null
  return (
    <Suspense>
      <DayNow section={section} place={placeAskedFor(words, data)} locale={data.locale} />
    </Suspense>
  )
}
