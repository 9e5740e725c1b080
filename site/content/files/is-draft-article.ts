import { parseDocument } from 'yaml'

/**
 * Returns whether the facts of an article call it a draft, which is no page and may be unfinished: however YAML spells it, and whatever else
 * is wrong in them.
 */
export function isDraftArticle(facts: string): boolean {
  return parseDocument(facts).get('isDraft') === true || /^["']?isDraft["']? *: *["']?true\b/im.test(facts)
}
