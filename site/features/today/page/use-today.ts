import { QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TodayAnswer } from '#contract/today.ts'
import { fetchToday, readKeptToday } from '#site/features/today/parts/fetch-today.ts'
import { isWaiting, pauseBeforeAsking } from '#site/features/today/parts/keep-asking.ts'
import { findStorage } from '#site/ui/find-storage.ts'
import { useIsAlive } from '#site/ui/use-is-alive.ts'
import { loadSectionContent } from './LiveSection.tsx'

/** The server answers from memory. */
const renewMs = 60_000

interface HeldToday {
  answer: TodayAnswer
  /** Nothing newer could be fetched: what was fetched before, perhaps by another page. */
  isFromDevice: boolean
  /** How often in a row parts of it were still under way: a server that was just started. */
  waitedRounds: number
}

/** The one query of `/api/today` for all that a page shows of today. */
export const todayClient = new QueryClient()
const todayKey = ['today']

async function askToday(): Promise<HeldToday> {
  const storage = findStorage()
  // Beside the answer; when it does not come, the boundary of the page says so.
  void loadSectionContent().catch(() => {})
  const held = todayClient.getQueryData<HeldToday>(todayKey)
  try {
    const answer = await fetchToday(storage)
    return { answer, isFromDevice: false, waitedRounds: isWaiting(answer) ? (held?.waitedRounds ?? 0) + 1 : 0 }
  } catch (error) {
    // What was fetched before is shown with its time, as long as that may be.
    const before = held?.answer ?? (await readKeptToday(storage))
    if (!before) throw error
    return { answer: before, isFromDevice: true, waitedRounds: 0 }
  }
}

/** Returns today's answer, renewed while the page is seen, and sooner while parts of it are still under way. */
export function useToday() {
  const isAlive = useIsAlive()
  useEffect(() => {
    // Who loses the network reads that at once, and not with the next minute.
    const askAgain = () => void todayClient.invalidateQueries({ queryKey: todayKey })
    for (const event of ['offline', 'online']) addEventListener(event, askAgain)
    return () => {
      for (const event of ['offline', 'online']) removeEventListener(event, askAgain)
    }
  }, [])
  return useQuery(
    {
      queryKey: todayKey,
      queryFn: askToday,
      enabled: isAlive,
      refetchInterval: ({ state }) => pauseBeforeAsking(state.data?.waitedRounds ?? 0, renewMs),
      refetchOnWindowFocus: 'always',
      retry: false,
      networkMode: 'always',
    },
    todayClient,
  )
}
