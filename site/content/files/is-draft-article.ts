/**
 * Returns whether the facts of an article call it a draft, which is no page and may be unfinished. Looks at the one line that says so, since
 * nothing else of a draft needs to be right.
 */
export function isDraftArticle(facts: string): boolean {
  return /^isDraft: true\b/m.test(facts)
}
