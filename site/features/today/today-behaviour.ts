import { languageOfPath, languages } from '#contract/languages.ts'
import type { TodayAnswer, Warning } from '#contract/today.ts'
import { defaultWeatherPlace, isWeatherPlace, type WeatherPlace } from '#contract/weather.ts'
import type { LightWords } from '#site/calendar/light-words.ts'
import type { AdviceRules } from '#site/content-model/advice-queries.ts'
import type { TodayWords } from '#site/content-model/pages/today-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { ageParts } from '#site/today/age-parts.ts'
import { fetchToday, readKeptToday } from '#site/today/fetch-today.ts'
import { formatMoment } from '#site/today/format-moment.ts'
import { keepAsking } from '#site/today/keep-asking.ts'
import { keepPlace, readKeptPlace } from '#site/today/kept-place.ts'
import { nameWarning } from '#site/today/name-warning.ts'
import { breathe } from '#site/ui/breathe.ts'
import { replaceKeepingFolds } from '#site/ui/replace-keeping-folds.ts'
import { showAdvice } from './show-advice.ts'
import { showCharging } from './show-charging.ts'
import { fillContents } from './show-contents.ts'
import { sayToday, showDry } from './show-dry.ts'
import { showHead } from './show-head.ts'
import { showLight, titleOfLight } from './show-light.ts'
import { findNewestFetch, type TodayView } from './show-parts.ts'
import { showSea, showSources } from './show-sea.ts'
import { showBoats, showFlights, showRoad } from './show-transport.ts'
import { showAvalanche, showWarnings } from './show-warnings.ts'

/** While the page is open and seen it asks this often; the server answers from memory. */
const renewMs = 60_000

interface TodayOptions {
  storage: Storage | undefined
  now: () => number
}

/** Fills the page of today (`TodayScreen.astro`), and keeps it up to date while it is seen. */
export async function startToday(root: HTMLElement, { storage, now }: TodayOptions): Promise<void> {
  const language = languageOfPath(location.pathname)
  const words: TodayWords = JSON.parse(root.dataset.words ?? '{}')
  const stops: Record<string, string> = JSON.parse(root.dataset.stops ?? '{}')
  const lightWords: LightWords = JSON.parse(root.dataset.lightWords ?? '{}')
  const advice: AdviceRules = JSON.parse(root.dataset.advice ?? '{"do":[],"leave":[]}')
  const choice = <Name extends string>(name: Name) =>
    root.querySelector<HTMLSelectElement>(`[data-today-choice=${name}]`)
  let answer: TodayAnswer | null = null
  let isFromDevice = false
  let run = 0

  const places = choice('place')
  if (places) places.value = readKeptPlace(storage) ?? defaultWeatherPlace

  function viewNow(from: TodayAnswer): TodayView {
    const place = places?.value ?? ''
    const chosen: WeatherPlace = isWeatherPlace(place) ? place : defaultWeatherPlace
    // A copy that was kept cannot be from later than now, whatever the device's clock says.
    const time = isFromDevice ? Math.max(now(), Date.parse(findNewestFetch(from) ?? '') || 0) : now()
    return {
      answer: ageParts(from, time),
      now: time,
      place: chosen,
      language,
      locale: languages[language].locale,
      words,
    }
  }

  function fill(name: string, shown: readonly HTMLElement[]): void {
    const strip = root.querySelector(`[data-today=${name}]`)
    if (!strip) return
    // A focused button or link would be lost under the finger.
    if (strip.contains(document.activeElement) && strip.textContent === shown.map((each) => each.textContent).join(''))
      return
    replaceKeepingFolds(strip, shown)
  }

  /** In summer nobody looks for northern lights under a title that promises them. */
  function renameLight(view: TodayView): void {
    for (const title of root.querySelectorAll<HTMLElement>('#light h2, .today-contents a[href="#light"] span')) {
      title.dataset.usual ??= title.textContent ?? ''
      title.textContent = titleOfLight(view) ?? title.dataset.usual
    }
  }

  /** In pieces, so that the page can answer in between; a newer answer or choice takes the place of what is left. */
  async function show(): Promise<void> {
    if (!answer) return
    run += 1
    const own = run
    const view = viewNow(answer)
    for (const piece of listPieces(view, answer)) {
      piece()
      await breathe()
      if (own !== run) return
    }
    root.removeAttribute('aria-busy')
  }

  /** From the top of the page down. */
  function listPieces(view: TodayView, whole: TodayAnswer): (() => void)[] {
    return [
      () => {
        const lead = sayToday(view)
        const leadElement = root.querySelector('[data-today-lead]')
        if (lead && leadElement) leadElement.textContent = lead
        showHead(root, view)
        sayWhenFetched(view, whole)
        fill('warnings', showWarnings(view))
        fill('avalanche', showAvalanche(view))
        fillContents(root, view)
        renameLight(view)
      },
      () => fill('dry', showDry(view)),
      () => {
        const { toDo, toLeave } = showAdvice(view, advice)
        fill('toDo', toDo)
        fill('toLeave', toLeave)
        hideUnless(toLeave.length > 0, '[data-today-leave]')
      },
      () => fill('light', showLight(view, lightWords)),
      () => fill('boats', showBoats(view, choice('stop')?.value ?? '', stops)),
      () => {
        fill('flights', showFlights(view, choice('airport')?.value ?? ''))
        fill('road', showRoad(view))
      },
      () => fill('sea', showSea(view)),
      () => {
        fill('charging', showCharging(root, view))
        fill('sources', showSources(view))
        hideUnless(true, '#sources')
      },
    ]
  }

  function sayWhenFetched(view: TodayView, whole: TodayAnswer): void {
    const newest = findNewestFetch(whole)
    const fetched = root.querySelector('[data-today-fetched]')
    if (fetched && newest) fetched.textContent = fillGaps(words.fetchedAt, { t: formatMoment(newest, view) })
    const offline = root.querySelector<HTMLElement>('[data-today-offline]')
    if (!offline) return
    offline.hidden = !isFromDevice
    offline.textContent = fillGaps(words.offline, { t: newest ? formatMoment(newest, view) : '–' })
  }

  async function renew(): Promise<TodayAnswer | null> {
    const known = new Set(listSevere(answer).map(({ id }) => id))
    const isFirst = answer === null
    try {
      answer = await fetchToday(storage)
      isFromDevice = false
    } catch {
      // The browser logs the address. What was fetched before is shown with its time, as long as that may be.
      answer ??= await readKeptToday(storage)
      isFromDevice = answer !== null
    }
    if (!answer) {
      fail()
      return null
    }
    if (!isFirst) tellOfNew(known)
    await show()
    return answer
  }

  /** Tells listeners of orange and red warnings that were not there before. */
  function tellOfNew(known: ReadonlySet<string>): void {
    const added = listSevere(answer).filter(({ id }) => !known.has(id))
    const alarm = root.querySelector('[data-today-alarm]')
    if (alarm && added.length > 0)
      alarm.textContent = added.map((each) => nameWarning(each, { words, language })).join('. ')
  }

  function hideUnless(isShown: boolean, selector: string): void {
    for (const part of root.querySelectorAll<HTMLElement>(selector)) part.hidden = !isShown
  }

  /** Without any answer every strip says whom to ask instead: the links it was built with stay. */
  function fail(): void {
    root.removeAttribute('aria-busy')
    // What is told of an answer has nothing to say.
    hideUnless(false, '[data-today-leave], #sources')
    for (const strip of root.querySelectorAll<HTMLElement>('[data-today-failed]')) strip.hidden = false
    for (const waiting of root.querySelectorAll<HTMLElement>('[data-today-waiting]')) waiting.hidden = true
  }

  for (const name of ['place', 'stop', 'airport'])
    choice(name)?.addEventListener('change', (event) => {
      const { value } = event.currentTarget as HTMLSelectElement
      if (name === 'place') keepPlace(storage, value)
      void show()
    })
  const { first, askNow } = keepAsking(renew, renewMs)
  root.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-today-retry]')) void askNow()
  })
  await first
}

/** Returns orange and red warnings, of which a reader is told at once. */
function listSevere(answer: TodayAnswer | null): Warning[] {
  return (answer?.parts.warnings.data ?? []).filter(({ level }) => level !== 2)
}
