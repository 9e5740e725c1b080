import { defaultLanguage, type Language, languageKeys, languages } from '#contract/languages.ts'
import type { SearchData } from '#site/features/search/search-data.ts'
import { allowKnownLibraries } from '#site/ui/trusted-types.ts'
import type { Answer, AskedFor } from './answer.ts'
import type { ToWorker } from './search-worker.ts'
import workerAddress from './search-worker.ts?worker&url'

/** On a poor line the text takes more than ten seconds the first time. */
const patienceMs = 20_000

/** Returns the language of the document; offline, the page may stand in for one in another language. */
function languageOfDocument(): Language {
  const { lang } = document.documentElement
  return languageKeys.find((language) => languages[language].tag === lang) ?? defaultLanguage
}

async function fetchFile(path: string): Promise<Response> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`${path} cannot be loaded.`)
  return answer
}

/** Returns a function that loads something once; after a failure, again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** Resolves with the search data in the language of the page. */
export const loadSearchData = once(
  async (): Promise<SearchData> => (await fetchFile(`/search/${languageOfDocument()}.json`)).json(),
)

type Ask = (question: string, wanted: AskedFor) => Promise<Answer>

/** Starts the worker with the text of the page's language. It rejects what it does not answer in time. */
const startWorker = once(async (): Promise<Ask> => {
  const text = await (await fetchFile(`/search/text/${languageOfDocument()}.json`)).text()
  // Of the worker's address.
  allowKnownLibraries()
  const worker = new Worker(workerAddress)
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let failure: Error | undefined
  const fail = () => {
    failure = new Error('The search could not start.')
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  worker.addEventListener('error', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
    waiting.get(data.id)?.resolve(data.answer)
    waiting.delete(data.id)
  })
  const send = (message: ToWorker) => worker.postMessage(message)
  send({ text })
  let count = 0
  return (question, wanted) => {
    if (failure) return Promise.reject(failure)
    count += 1
    const answer = Promise.withResolvers<Answer>()
    waiting.set(count, answer)
    setTimeout(() => answer.reject(new Error('The search took too long.')), patienceMs)
    send({ id: count, question, wanted })
    return answer.promise
  }
})

/** Answers a question in the language of the page; rejects when the text cannot be fetched or the search does not start. */
export async function askGuide(question: string, wanted: AskedFor = {}): Promise<Answer> {
  if (!question.trim()) return { kind: 'empty' }
  return (await startWorker())(question, wanted)
}

/** Fetches what answers need before the first question. */
export function prepareAnswers(): void {
  // A failure is reported by the question itself.
  startWorker().catch(() => {})
}
