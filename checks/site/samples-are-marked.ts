import type { HTMLElement } from 'node-html-parser'
import type { Problem, Rule } from '#checks/rule.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'

/** Elements with figures from others, which must state whether they are samples. */
const figures = '.stars, .trust, .figures, .badge, .voice, .testimonials blockquote'
/** Where the labels are explained. */
const explanations = '.legend'

export const samplesAreMarked: Rule<Pick<BuiltSite, 'pages' | 'evidence' | 'sampleWords'>> = {
  name: 'every figure that is not ours says what it is: an example carries its mark, and only an example does',
  findProblems: ({ pages, evidence, sampleWords }) =>
    evidence === 'verified' ? [] : pages.flatMap((page) => findPageProblems(page, sampleWords[page.language] ?? '')),
}

export const demoSaysSo: Rule<Pick<BuiltSite, 'pages' | 'evidence'>> = {
  name: 'every page of a demonstration says at its top that figures are examples, and no page of the guide does',
  findProblems: ({ pages, evidence }) =>
    pages
      .filter(({ root }) => (root.querySelector('.demo-line') === null) !== (evidence === 'verified'))
      .map(({ path }) => ({ file: path, fix: 'Show DemoLine in the layout, in a demonstration only.' })),
}

export const verifiedShowsNoSample: Rule<Pick<BuiltSite, 'pages' | 'evidence' | 'sampleWords' | 'sampleQuotes'>> = {
  name: 'a guide of verified figures shows no example: no figure, no badge, no guest’s words',
  findProblems: ({ pages, evidence, sampleWords, sampleQuotes }) =>
    evidence === 'sample'
      ? []
      : pages.flatMap((page) => {
          const { path, root, language } = page
          const shown = root.querySelectorAll('.sample, [data-evidence="sample"]')
          const word = sampleWords[language] ?? ''
          const loose = listFigures(root).filter((figure) => !evidenceOf(figure))
          const text = root.querySelector('body')?.textContent ?? ''
          return [
            ...shown.map((element) => ({
              file: path,
              fix: `An example is shown: «${excerpt(element)}». Use showFigure.`,
            })),
            ...loose.map((figure) => ({ file: path, fix: `A figure without evidence: «${excerpt(figure)}».` })),
            ...(word && text.includes(word) ? [{ file: path, fix: `«${word}» stands on the page.` }] : []),
            ...sampleQuotes
              .filter((quote) => text.includes(quote))
              .map((quote) => ({ file: path, fix: `Nobody said this: «${quote.slice(0, 60)}…». Leave it out.` })),
          ]
        }),
}

function findPageProblems({ path, root }: BuiltPage, word: string): Problem[] {
  const brackets = root.querySelectorAll('[data-evidence]')
  return [
    ...listFigures(root)
      .filter((figure) => !evidenceOf(figure))
      .map((figure) => ({
        file: path,
        fix: `«${excerpt(figure)}» does not say whether it is an example. Put it into Figures of site/ui.`,
      })),
    ...brackets
      .filter((bracket) => bracket.getAttribute('data-evidence') === 'sample')
      .filter((bracket) => !bracket.querySelectorAll('.sample').some((mark) => mark.textContent.trim() === word))
      .map((bracket) => ({
        file: path,
        fix: `«${excerpt(bracket)}» is an example without «${word}». Add SampleMark.`,
      })),
    ...root
      .querySelectorAll('.sample')
      .filter((mark) => evidenceOf(mark) !== 'sample')
      .map((mark) => ({
        file: path,
        fix: `«${excerpt(mark.parentNode ?? mark)}» is marked as an example outside data-evidence="sample".`,
      })),
  ]
}

function listFigures(root: HTMLElement): HTMLElement[] {
  return root.querySelectorAll(figures).filter((figure) => !figure.closest(explanations))
}

/** Returns the evidence stated by the nearest element around a figure, or by the first one inside it. */
function evidenceOf(element: HTMLElement): string | undefined {
  for (let each: HTMLElement | null = element; each; each = each.parentNode) {
    const evidence = each.getAttribute?.('data-evidence')
    if (evidence) return evidence
  }
  return element.querySelector('[data-evidence]')?.getAttribute('data-evidence')
}

function excerpt(element: HTMLElement): string {
  const text = element.textContent.replaceAll(/\s+/g, ' ').trim() || (element.getAttribute('aria-label') ?? '')
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
