import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { onRestoredFromMemory } from '#site/ui/restored-from-memory.ts'
import { buildAnswer, buildFailure, buildNothing } from './build-answer.ts'
import { formatCount } from './build-hits.ts'
import { type Answer, askGuide, quoteQuery } from './engine/ask-guide.ts'
import { loadSearchData, loadVocabulary } from './engine/load-search-data.ts'
import { loadPagefind } from './engine/pagefind-api.ts'
import { fragmentOf, readSearchAddress, type SearchAddress } from './search-address.ts'
import type { SearchData } from './search-data.ts'

const pauseMs = 120

/**
 * Answers the query in the search page's fragment (`#q=…`). Typing updates the address, with one history entry per search.
 * Without a query, or when the search cannot be loaded, the page lists the whole guide.
 */
export function startSearchPage(root: HTMLElement): void {
  const field = root.querySelector('input')
  const heading = root.querySelector('h1')
  const status = root.querySelector<HTMLElement>('[data-status]')
  const box = root.querySelector<HTMLElement>('[data-answer]')
  const index = root.querySelector<HTMLElement>('[data-index]')
  const lead = heading?.nextElementSibling as HTMLElement | null
  if (!field || !heading || !status || !box || !index) return
  const plain = { heading: heading.textContent ?? '', title: document.title }
  let asked = 0
  let isTyping = false

  const say = (words: string, content: Node | undefined, isIndexShown: boolean) => {
    heading.textContent = words || plain.heading
    document.title = words ? document.title.replace(/^.*(?= – )/, () => words) : plain.title
    box.replaceChildren(...(content ? [content] : []))
    box.hidden = !content
    index.hidden = !isIndexShown
    if (lead) lead.hidden = !!words
    root.removeAttribute('aria-busy')
  }

  const render = async (address: SearchAddress) => {
    asked += 1
    const question = asked
    if (!address.query) {
      status.textContent = ''
      return say('', undefined, true)
    }
    root.setAttribute('aria-busy', 'true')
    try {
      const data = await loadSearchData()
      const answer = await askGuide(await loadPagefind(), address.query, loadVocabulary, data.words.smallWords)
      const content = answer.kind === 'found' ? await buildAnswer(answer, address, data) : buildNothing(answer, data)
      if (question !== asked) return
      const words = formatAnswer(answer, address.query, data)
      say(words, content, false)
      status.textContent = words
    } catch (error) {
      console.error(error)
      if (question !== asked) return
      // From the page, because the search data may be what is missing.
      const { failed = '' } = root.dataset
      say('', buildFailure(failed), true)
      status.textContent = failed
    }
  }

  const go = (address: SearchAddress, isNewStep: boolean) => {
    const target = location.pathname + (address.query ? fragmentOf(address) : '')
    if (isNewStep) history.pushState(null, '', target)
    else history.replaceState(history.state, '', target)
    return render(address)
  }

  let pause: ReturnType<typeof setTimeout> | undefined
  field.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(() => {
      const query = readSearchAddress({ hash: fragmentOf({ query: field.value, group: undefined }), search: '' }).query
      // The first letter of another search starts a new history entry.
      go({ query, group: undefined }, !isTyping)
      isTyping = true
    }, pauseMs)
  })
  // Preloaded; a failure is reported by the search itself.
  field.addEventListener('focus', () => void loadPagefind().catch(() => {}), { once: true })
  // On Enter and on blur.
  field.addEventListener('change', () => {
    isTyping = false
  })
  field.form?.addEventListener('submit', () => {
    clearTimeout(pause)
    isTyping = false
  })

  const answerAddress = () => {
    clearTimeout(pause)
    isTyping = false
    const address = readSearchAddress(location)
    if (document.activeElement !== field || field.value.trim() !== address.query) field.value = address.query
    return render(address)
  }
  addEventListener('hashchange', answerAddress)
  onRestoredFromMemory(() => {
    field.value = readSearchAddress(location).query
  })
  // Older links have the query in the query string; move it to the fragment.
  const first = readSearchAddress(location)
  if (location.search && first.query) history.replaceState(history.state, '', location.pathname + fragmentOf(first))
  // The visitor may have typed before this file was loaded.
  if (!first.query && field.value.trim()) field.dispatchEvent(new Event('input'))
  else answerAddress()
}

function formatAnswer(answer: Answer, query: string, { words, locale }: SearchData): string {
  return answer.kind === 'found'
    ? formatCount(words.found, answer.total, locale, { words: quoteQuery(answer.words) })
    : fillGaps(words.none, { words: quoteQuery(query) })
}
