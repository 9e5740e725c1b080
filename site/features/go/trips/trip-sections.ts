/** Fragments of the trips page’s sections (specification §2), the same in all languages. */
export const tripSections = {
  popular: 'populære-turer',
  hikes: 'fjellturer',
  boats: 'båtturer',
  drives: 'dagsturer',
  all: 'alle-turer',
} as const
