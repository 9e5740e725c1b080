import type { Problem, Rule } from '#checks/rule.ts'
import { languageKeys } from '#contract/languages.ts'
import { findSlug } from '#site/content/model/slugs.ts'
import type { WrittenTexts } from './written-texts.ts'

/** A word at the end of an address, and whose it is. */
interface Claim {
  id: string
  file: string
  what: string
}

/** In each language, a slug and every id of a kind lead to one entry: the id is its old address, which goes on by 301. */
export const entriesHaveOwnSlugs: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'no two entries of a kind have the same slug in a language, and none has the id of another',
  findProblems({ content }) {
    const gone = content.find(({ path }) => path === 'content/retired.yaml')?.text ?? ''
    const retired = [...gone.matchAll(/^- gone: *([a-z]+)\/([a-z0-9-]+)/gm)].map(([, kind = '', id = '']) => ({
      kind,
      id,
      claim: { id: '', file: 'content/retired.yaml', what: 'an id that is gone, in' },
    }))
    return languageKeys.flatMap((language) => {
      const words = content.flatMap(({ path, text }) => {
        const [, kind = '', id = ''] = /^content\/([^/]+)\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? []
        return kind && path.endsWith(`/${language}.md`) ? [{ kind, id, path, text }] : []
      })
      return [...Map.groupBy(words, ({ kind }) => kind)].flatMap(([kind, ofKind]): Problem[] => {
        const claims = new Map<string, Claim>(ofKind.map(({ id, path }) => [id, { id, file: path, what: 'the id of' }]))
        for (const each of retired) if (each.kind === kind) claims.set(each.id, each.claim)
        return ofKind.flatMap(({ id, path, text }) => {
          const found = findSlug(text, path)
          if (!found) return []
          const other = claims.get(found.slug)
          if (!other) claims.set(found.slug, { id, file: path, what: 'the slug of' })
          return other && other.id !== id
            ? [
                {
                  file: `${path}:${found.line}`,
                  fix: `the slug "${found.slug}" is ${other.what} ${other.file}. Write another.`,
                },
              ]
            : []
        })
      })
    })
  },
}
