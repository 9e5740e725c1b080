import type { defaultLanguage, Language } from '#contract/languages.ts'
import { type PageId, pages } from './pages.ts'

type ParamNames<Pattern extends string> = Pattern extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type ParamsOf<Page extends PageId> = ParamNames<(typeof pages)[Page]['paths'][typeof defaultLanguage]>

/** The parameters of a page's paths: `{ placeId: string }` for `place`, nothing for `places`. */
export type PathParams<Page extends PageId> = [ParamsOf<Page>] extends [never]
  ? undefined
  : Record<ParamsOf<Page>, string>

type ParamsArgument<Page extends PageId> = [ParamsOf<Page>] extends [never] ? [] : [params: PathParams<Page>]

/**
 * Returns the path of a page, decoded, NFC: `pathFor('place', 'de', { placeId: 'reine' })` is `/de/sehenswerte-orte/reine`.
 * Throws for a missing, empty, unknown or unsafe parameter.
 */
export function pathFor<Page extends PageId>(
  page: Page,
  language: Language,
  ...[params]: ParamsArgument<Page>
): string {
  return fillPattern(pages[page].paths[language], params ?? {})
}

/** Like `pathFor`, for parameters known only at run time. */
export function fillPattern(pattern: string, params: Record<string, string>): string {
  const unused = new Set(Object.keys(params))
  const path = pattern.replace(/\[(\w+)\]/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || !/^[\p{Letter}\p{Number}-]+$/u.test(value)) {
      throw new Error(`The path ${pattern} needs a plain value for "${name}", got ${JSON.stringify(value)}.`)
    }
    unused.delete(name)
    return value
  })
  if (unused.size > 0) throw new Error(`The path ${pattern} takes no ${[...unused].join(', ')}.`)
  return path.normalize('NFC')
}

/** Returns the percent-encoded path of a page for an `href`. */
export function hrefFor<Page extends PageId>(page: Page, language: Language, ...params: ParamsArgument<Page>): string {
  return encodeURI(pathFor(page, language, ...params))
}
