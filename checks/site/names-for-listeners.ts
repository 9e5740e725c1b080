import type { HTMLElement } from 'node-html-parser'
import type { Problem, Rule } from '#checks/rule.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'

// What axe finds in any language by its words alone, on every page: axe itself walks the kinds of pages in Norwegian, and in
// the other languages with `npm run verify:all`.

const controls =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [role=img], [role=tab], [role=button]'
const landmarks = 'nav, aside, search, form, section, [role=search], [role=region], [role=navigation]'
const fields = new Set(['INPUT', 'SELECT', 'TEXTAREA'])

export const controlsHaveNames: Rule<Pick<BuiltSite, 'pages'>> = {
  name: 'every link, control and drawn figure has a name for screen readers, in every language',
  findProblems: ({ pages }) =>
    pages.flatMap((page) =>
      page.root
        .querySelectorAll(controls)
        .filter((element) => element.getAttribute('type') !== 'hidden' && !isHidden(element))
        .filter((element) => nameOf(element, page) === '')
        .map((element) => ({
          file: page.path,
          fix: `${element.outerHTML.slice(0, 80)} has no name. Give it words, a label or an aria-label.`,
        })),
    ),
}

export const landmarksAreDistinct: Rule<Pick<BuiltSite, 'pages'>> = {
  name: 'every page has one main part, and parts of a kind have names of their own, in every language',
  findProblems: ({ pages }) =>
    pages.flatMap((page): Problem[] => {
      const mains = page.root.querySelectorAll('main, [role=main]').length
      const names = page.root
        .querySelectorAll(landmarks)
        // A closed menu repeats what the header has on a wide window.
        .filter((element) => !isHidden(element) && !element.closest('[popover]'))
        .map((element) => ({
          kind: element.getAttribute('role') ?? element.rawTagName,
          name: labelOf(element, page),
          isInside: Boolean(element.parentNode?.closest('article, aside, nav, section')),
        }))
        // Sections and forms are landmarks only with a name, and so are asides inside another part.
        .filter(
          ({ kind, name, isInside }) =>
            name !== '' || !(/^(section|form)$/.test(kind) || (kind === 'aside' && isInside)),
        )
        .map(({ kind, name }) => `${kind} «${name}»`)
      const twins = new Set(names.filter((name, index) => names.indexOf(name) !== index))
      return [
        ...(mains === 1 ? [] : [{ file: page.path, fix: `There are ${mains} main elements. Write one.` }]),
        ...[...twins].map((name) => ({
          file: page.path,
          fix: `There are several ${name}. Give each an aria-label of its own.`,
        })),
      ]
    }),
}

/** Returns whether neither readers nor listeners get an element. */
function isHidden(element: HTMLElement): boolean {
  for (let each: HTMLElement | null = element; each; each = each.parentNode) {
    if (each.hasAttribute?.('hidden') || each.getAttribute?.('aria-hidden') === 'true') return true
    if (each.tagName === 'TEMPLATE') return true
  }
  return false
}

/** Returns the name by label attributes, the text of a label, or for other elements than fields their content. */
function nameOf(element: HTMLElement, page: BuiltPage): string {
  const label = labelOf(element, page) || textOf(element.getAttribute('title'))
  if (label || !fields.has(element.tagName)) return label || contentOf(element)
  if (/^(submit|button|reset)$/.test(element.getAttribute('type') ?? '')) return textOf(element.getAttribute('value'))
  const id = element.getAttribute('id')
  const written = id && page.root.querySelectorAll('label').find((each) => each.getAttribute('for') === id)
  const around = written || element.closest('label')
  return around ? contentOf(around) : ''
}

function labelOf(element: HTMLElement, { root }: BuiltPage): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ')
  return textOf(element.getAttribute('aria-label')) || textOf(named)
}

/** Returns what a screen reader makes of the content: text, texts of pictures, labels; nothing that is hidden from it. */
function contentOf(element: HTMLElement): string {
  const texts = element.childNodes.map((node) => {
    if (!('tagName' in node)) return node.text
    const child = node as HTMLElement
    if (child.hasAttribute('hidden') || child.getAttribute('aria-hidden') === 'true') return ''
    return child.getAttribute('aria-label') ?? child.getAttribute('alt') ?? contentOf(child)
  })
  return textOf(texts.join(' '))
}

function textOf(words: string | undefined): string {
  return words?.replace(/[\s\u00ad]+/g, ' ').trim() ?? ''
}
