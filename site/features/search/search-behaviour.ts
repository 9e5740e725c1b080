import { hasAllWords } from './fold-letters.ts'

/**
 * Filters the index of the guide by the words in the field, from the first letter on, and keeps them in the address as
 * `?q=`. Says how many pages are left; where none is, the whole index stays and a note says so. Nothing is sent anywhere.
 */
export function startSearch(root: HTMLElement): void {
  const form = root.querySelector('form')
  const field = root.querySelector<HTMLInputElement>('input[name=q]')
  const count = root.querySelector<HTMLElement>('[data-count]')
  const none = root.querySelector<HTMLElement>('[data-none]')
  if (!form || !field || !count || !none) return
  const groups = [...root.querySelectorAll<HTMLElement>('[data-group]')]
  const { one = '', other = '', nothing = '', locale = 'nb-NO' } = count.dataset
  const plural = new Intl.PluralRules(locale)

  const filter = () => {
    const words = field.value.trim()
    const items = [...root.querySelectorAll<HTMLElement>('[data-find]')]
    const hits = items.filter((item) => hasAllWords(item.dataset.find ?? '', words))
    for (const item of items) item.hidden = hits.length > 0 && !hits.includes(item)
    for (const group of groups) group.hidden = !group.querySelector('[data-find]:not([hidden])')
    none.hidden = hits.length > 0
    const sentence = hits.length === 0 ? nothing : plural.select(hits.length) === 'one' ? one : other
    count.textContent = words
      ? sentence.replace('{count}', () => String(hits.length)).replace('{words}', () => words)
      : ''
  }

  const keepInAddress = () => {
    const address = new URL(location.href)
    if (field.value.trim()) address.searchParams.set('q', field.value.trim())
    else address.searchParams.delete('q')
    history.replaceState(history.state, '', address)
  }

  const search = (words: string) => {
    field.value = words
    keepInAddress()
    filter()
  }

  const log = () => {
    if (field.value.trim()) console.info('Search:', field.value.trim())
  }

  field.addEventListener('input', () => {
    keepInAddress()
    filter()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    log()
    search(field.value)
  })
  for (const suggestion of none.querySelectorAll('button')) {
    suggestion.addEventListener('click', () => {
      search(suggestion.textContent ?? '')
      field.focus()
    })
  }
  search((new URLSearchParams(location.search).get('q') ?? '').slice(0, field.maxLength > 0 ? field.maxLength : 200))
  log()
}
