import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement, buildIcon } from '#site/ui/build-element.ts'
import { arrowRight } from '#site/ui/icons.ts'
import { addressOfHit } from './address-of-hit.ts'
import { buildMarked, buildWarning } from './build-hits.ts'
import { type Answer, type Hit, type HitGroup, quoteQuery } from './engine/ask-guide.ts'
import { pickPassage } from './pick-passage.ts'
import { resultIcons } from './result-icons.ts'
import { fragmentOf, type SearchAddress } from './search-address.ts'
import type { SearchData } from './search-data.ts'

/** Results shown at once, and more with each press of the button. */
const mostAtOnce = 12

type Found = Extract<Answer, { kind: 'found' }>

/** Resolves with the results, the most relevant first, below tabs that show one group alone. */
export async function buildAnswer(answer: Found, { query, group }: SearchAddress, data: SearchData): Promise<Node> {
  const groups = await answer.readGroups()
  const { words } = data
  const only = groups.find(({ id }) => id === group)
  const tab = (id: HitGroup['id'] | undefined, name: string, count: number) =>
    buildElement(
      'a',
      { href: fragmentOf({ query, group: id }), 'aria-current': only?.id === id ? 'true' : undefined },
      `${name} `,
      buildElement('span.num', {}, String(count)),
    )
  return buildElement(
    'div',
    {},
    answer.isCorrected &&
      buildElement(
        'p.search-note',
        {},
        fillGaps(words.instead, { typed: quoteQuery(query), words: quoteQuery(answer.words) }),
      ),
    buildElement(
      'nav.result-kinds',
      { 'aria-label': words.only },
      tab(undefined, words.all, answer.total),
      ...groups.map(({ id, count }) => tab(id, words.groups[id], count)),
    ),
    buildElement('h2.visually-hidden', {}, only ? words.groups[only.id] : words.all),
    ...(await buildResults(only ?? { count: answer.total, read: answer.read }, answer.words, data)),
    buildWholeGuide(data),
  )
}

/** Resolves with the list of results, and the button for more of them if there are more. */
async function buildResults(
  { count, read }: Pick<HitGroup, 'count' | 'read'>,
  searched: string,
  data: SearchData,
): Promise<Node[]> {
  const list = buildElement('ul.results.rows')
  const show = async (upTo: number) => {
    const hits = await read(upTo)
    list.classList.toggle(
      'has-pictures',
      hits.some(({ picture }) => picture),
    )
    list.replaceChildren(...hits.map((hit) => buildHit(hit, searched, data)))
    return hits.length
  }
  let shown = await show(mostAtOnce)
  if (shown >= count) return [list]
  const button = buildElement('button.btn.btn-2', { type: 'button' }, data.words.showMore)
  const rest = buildElement('p.more-results', {}, button)
  button.addEventListener('click', async () => {
    const before = shown
    shown = await show(shown + mostAtOnce)
    list.children[before]?.querySelector('a')?.focus()
    if (shown >= count) rest.remove()
  })
  return [list, rest]
}

function buildHit(hit: Hit, searched: string, data: SearchData): Node {
  const { words } = data
  const warning = buildWarning(hit, words, '.')
  const passage = pickPassage(hit, searched)
  return buildElement(
    'li',
    {},
    hit.picture
      ? buildElement('img.pic', { src: hit.picture, alt: '', width: '1600', height: '900', loading: 'lazy' })
      : undefined,
    buildElement(
      'h3',
      {},
      buildElement('a', { href: addressOfHit(hit.href, searched, data) }, ...buildMarked(hit.name, searched)),
    ),
    buildElement('p', {}, ...buildMarked(hit.description, searched), warning && ' ', warning),
    passage ? buildElement('p.result-passage', {}, ...buildMarked(passage, searched)) : undefined,
    buildElement('span.result-aside', {}, [words.types[hit.type], hit.aside].filter(Boolean).join(' · ')),
  )
}

/** Returns the content for a search without results: corrections, and where to start. */
export function buildNothing(answer: Answer, data: SearchData): Node {
  const near = answer.kind === 'none' ? answer.near : []
  const { words, locale } = data
  return buildElement(
    'div',
    {},
    buildElement(
      'div.no-results',
      {},
      buildElement(
        'div',
        {},
        near.length > 0 && buildElement('h2', {}, words.didYouMean),
        near.length > 0 && buildElement('ul.link-rows.rows', {}, ...near.map((hit) => buildNear(hit, words))),
        buildElement('p.hint', {}, words.hint),
      ),
      buildElement(
        'div',
        {},
        buildElement('h2', {}, words.startHere),
        buildElement(
          'ul.start-here',
          {},
          ...data.startHere.map(({ href, name, count }) =>
            buildElement(
              'li',
              {},
              buildElement('a', { href }, name),
              buildElement('span.num', {}, count === undefined ? '' : count.toLocaleString(locale)),
            ),
          ),
        ),
      ),
    ),
    buildWholeGuide(data),
  )
}

function buildNear({ href, name, type, where }: Hit, words: SearchData['words']): Node {
  const place = where && where !== name ? `, ${where}` : ''
  return buildElement(
    'li',
    {},
    buildElement(
      'a',
      { href },
      buildIcon(resultIcons[type]),
      buildElement('b', {}, name),
      buildElement('small', {}, words.types[type] + place),
      buildIcon(arrowRight),
    ),
  )
}

/** Returns the message shown above the list of all pages when the search cannot be loaded. */
export function buildFailure(sentence: string): Node {
  return buildElement('p.search-note', {}, sentence)
}

function buildWholeGuide({ href, words }: SearchData): Node {
  return buildElement(
    'p.whole-guide',
    {},
    buildElement('a.more', { href }, buildElement('span', {}, words.wholeGuide), buildIcon(arrowRight)),
  )
}
