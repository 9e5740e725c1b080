/**
 * The sections of the trips page by the names in its address (specification §2): the same in all languages, so that a
 * link keeps its section when the language changes.
 */
export const tripSections = {
  popular: 'populære-turer',
  hikes: 'fjellturer',
  boats: 'båtturer',
  drives: 'dagsturer',
  all: 'alle-turer',
} as const
