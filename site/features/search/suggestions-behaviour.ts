import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement, buildIcon } from '#site/ui/build-element.ts'
import { arrowDown, arrowRight, arrowUp, enterKey } from '#site/ui/icons.ts'
import { addressOfHit } from './address-of-hit.ts'
import { buildMarked, buildWarning, formatCount } from './build-hits.ts'
import { type Answer, askGuide, type Hit, quoteQuery, tidyQuery } from './engine/ask-guide.ts'
import { loadSearchData, loadVocabulary } from './engine/load-search-data.ts'
import { loadPagefind } from './engine/pagefind-api.ts'
import { resultIcons } from './result-icons.ts'
import { fragmentOf } from './search-address.ts'
import type { SearchData } from './search-data.ts'
import { isShortcutOn, shortcutKey } from './shortcut.ts'
import suggestionStyles from './suggestions.css?url'

// Milliseconds; balances requests per keystroke against delay.
const pauseMs = 90
const mostSuggestions = 5

let count = 0

/**
 * Makes a search field a combobox with suggestions below it. Enter without a choice opens the search page. When the search
 * cannot be loaded, one sentence links to the list of all pages.
 */
export async function startSuggestions(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector('input')
  if (!field) return
  count += 1
  const id = `suggestions-${count}`
  // Preloaded while the visitor types; a failure is reported by the search itself.
  loadPagefind().catch(() => {})
  let data: SearchData
  try {
    ;[data] = await Promise.all([loadSearchData(), loadStyles()])
  } catch (error) {
    // Without its texts nothing can be shown; the form works as before.
    console.error(error)
    return
  }
  const view = buildView(id, data)
  const panel = form.closest<HTMLElement>('[popover]')
  view.root.classList.add(panel ? 'in-panel' : 'below-field')
  // In the top layer, where CSS can anchor it to the field, so that nothing clips it.
  const isSheet = !panel && CSS.supports('top', 'anchor(bottom)')
  if (isSheet) view.root.popover = 'manual'
  form.after(view.root)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': `${id}-list`,
  })) {
    field.setAttribute(name, value)
  }

  let options: HTMLAnchorElement[] = []
  let chosen = -1
  let asked = 0
  let shown = ''

  const choose = (index: number) => {
    chosen = index
    for (const [each, option] of options.entries()) option.setAttribute('aria-selected', String(each === index))
    const option = options[index]
    if (option) {
      field.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else field.removeAttribute('aria-activedescendant')
  }

  const show = (answer: Answer | 'failed', query: string) => {
    const hits =
      answer === 'failed' || answer.kind === 'empty' ? [] : answer.kind === 'found' ? answer.best : answer.near
    const marked = answer !== 'failed' && answer.kind === 'found' ? answer.words : query
    shown = query
    options = hits.slice(0, mostSuggestions).map((hit, index) => buildOption(hit, `${id}-${index}`, marked, data))
    view.show(answer, query, options)
    field.setAttribute('aria-expanded', String(options.length > 0))
    choose(-1)
  }

  const update = async () => {
    asked += 1
    const question = asked
    const query = tidyQuery(field.value)
    const answer = await ask(query, data)
    if (question === asked) show(answer, query)
  }

  const isShown = () => (isSheet ? view.root.matches(':popover-open') : !view.root.hidden)
  const reveal = () => {
    if (!isSheet) view.root.hidden = false
    else if (!isShown()) view.root.showPopover()
  }
  const hide = () => {
    if (isSheet) view.root.hidePopover()
    else view.root.hidden = true
    field.setAttribute('aria-expanded', 'false')
    choose(-1)
  }

  let pause: ReturnType<typeof setTimeout> | undefined
  field.addEventListener('input', () => {
    reveal()
    clearTimeout(pause)
    pause = setTimeout(update, pauseMs)
  })
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      reveal()
      field.setAttribute('aria-expanded', 'true')
      // After the last option comes the field itself, then the first option.
      const step = event.key === 'ArrowDown' ? 1 : -1
      choose(((chosen + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'Enter' && options[chosen]) {
      event.preventDefault()
      options[chosen]?.click()
    } else if (event.key === 'Escape' && !panel && isShown()) {
      event.preventDefault()
      hide()
    }
  })
  const close = () => (panel ? panel.hidePopover() : hide())
  form.addEventListener('submit', close)
  // The back/forward cache restores the open list, and in Firefox the focus too.
  addEventListener('pagehide', () => {
    close()
    field.blur()
    asked += 1
    show({ kind: 'empty' }, '')
  })
  field.addEventListener('focus', () => {
    if (!panel) reveal()
    if (tidyQuery(field.value) !== shown) void update()
  })
  view.root.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) close()
  })
  if (!panel) {
    form.parentElement?.addEventListener('focusout', ({ relatedTarget }) => {
      if (!form.parentElement?.contains(relatedTarget as Node | null)) hide()
    })
    if (field === document.activeElement) reveal()
  }
  show({ kind: 'empty' }, '')
  if (field.value.trim()) await update()
}

async function ask(query: string, { words }: SearchData): Promise<Answer | 'failed'> {
  if (!query) return { kind: 'empty' }
  try {
    return await askGuide(await loadPagefind(), query, loadVocabulary, words.smallWords)
  } catch (error) {
    console.error(error)
    return 'failed'
  }
}

/** Loads the style sheet of the suggestions, which most visits never need. */
function loadStyles(): Promise<void> {
  const known = document.querySelector(`link[href="${suggestionStyles}"]`)
  if (known) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = buildElement('link', { rel: 'stylesheet', href: suggestionStyles })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error('The styles of the search cannot be loaded.')))
    document.head.append(link)
  })
}

function buildOption(hit: Hit, id: string, marked: string, data: SearchData): HTMLAnchorElement {
  const { words } = data
  const warning = buildWarning(hit, words)
  return buildElement(
    'a',
    { id, href: addressOfHit(hit.href, marked, data), role: 'option', 'aria-selected': 'false', tabindex: '-1' },
    buildIcon(resultIcons[hit.type]),
    buildElement(
      'span',
      {},
      ...buildMarked(hit.name, marked),
      hit.where && hit.where !== hit.name ? ' ' : undefined,
      hit.where && hit.where !== hit.name ? buildElement('small', {}, hit.where) : undefined,
      warning && ' ',
      warning,
    ),
    buildElement('small', {}, words.types[hit.type]),
  )
}

interface View {
  root: HTMLElement
  show(answer: Answer | 'failed', query: string, options: HTMLAnchorElement[]): void
}

/** Returns the empty view below the field. */
function buildView(id: string, data: SearchData): View {
  const { words, locale } = data
  const title = buildElement('h2', { id: `${id}-title` })
  const list = buildElement('div.options', { id: `${id}-list`, role: 'listbox', 'aria-labelledby': `${id}-title` })
  const note = buildElement('p.note')
  const found = buildElement('div.found', {}, title, note, list)
  const others = buildElement(
    'div.others',
    {},
    buildElement('h2', {}, words.tryAlso),
    buildElement(
      'ul',
      {},
      ...data.tryAlso.map(({ href, name }) =>
        buildElement('li', {}, buildElement('a.page', { href }, buildIcon(arrowRight), buildElement('span', {}, name))),
      ),
    ),
  )
  const all = buildElement('a.more', { href: data.href })
  const status = buildElement('p.visually-hidden', { role: 'status' })
  const root = buildElement(
    'div.suggest',
    {},
    buildElement('div.cols', {}, found, others),
    buildElement('div.keys', {}, ...buildKeys(words), all),
    status,
  )

  const show: View['show'] = (answer, query, options) => {
    const kind = answer === 'failed' ? 'failed' : answer.kind
    found.hidden = kind === 'empty'
    list.hidden = options.length === 0
    list.replaceChildren(...options)
    title.textContent = kind === 'none' && options.length > 0 ? words.didYouMean : words.suggestions
    title.hidden = options.length === 0
    note.textContent =
      answer === 'failed'
        ? words.failed
        : answer.kind === 'none'
          ? fillGaps(words.none, { words: quoteQuery(query) })
          : answer.kind === 'found' && answer.isCorrected
            ? fillGaps(words.instead, { typed: quoteQuery(query), words: quoteQuery(answer.words) })
            : ''
    note.hidden = !note.textContent
    const leadsToHits = kind === 'found'
    const target = answer !== 'failed' && answer.kind === 'found' ? answer.words : query
    all.href = leadsToHits ? data.href + fragmentOf({ query: target, group: undefined }) : data.href
    all.replaceChildren(
      buildElement('span', {}, leadsToHits ? fillGaps(words.allHits, { words: quoteQuery(target) }) : words.wholeGuide),
      buildIcon(arrowRight),
    )
    status.textContent =
      kind === 'empty'
        ? ''
        : [
            note.textContent,
            options.length > 0 ? formatCount(words.suggested, options.length, locale) : words.notSuggested,
          ].join(' ')
  }
  return { root, show }
}

function buildKeys({ keys }: SearchData['words']): Node[] {
  const key = (...content: (Node | string)[]) => buildElement('kbd', {}, ...content)
  const button = buildElement('button', { type: 'button' }, isShortcutOn() ? keys.slashOff : keys.slashOn)
  button.addEventListener('click', () => {
    const turnOn = !isShortcutOn()
    try {
      if (turnOn) localStorage.removeItem(shortcutKey)
      else localStorage.setItem(shortcutKey, 'off')
    } catch {
      // Without storage the setting cannot be kept.
    }
    button.textContent = isShortcutOn() ? keys.slashOff : keys.slashOn
  })
  return [
    buildElement('span', {}, key(buildIcon(arrowUp)), ' ', key(buildIcon(arrowDown)), ` ${keys.choose}`),
    buildElement('span', {}, key(buildIcon(enterKey)), ` ${keys.open}`),
    buildElement('span', {}, key('Esc'), ` ${keys.close}`),
    buildElement('span', {}, key('/'), ` ${keys.slash}`),
    button,
  ]
}
