import type { SearchText } from '#site/features/search/search-text.ts'

export type ExamplePage = SearchText['pages'][number]

/** Returns a searched page for tests, at an address of its name. */
export const page = (name: string, more: Partial<ExamplePage> = {}): ExamplePage => ({
  name,
  href: `/${name.toLowerCase().replaceAll(' ', '-')}`,
  group: 'places',
  type: 'place',
  where: '',
  aside: '',
  description: `${name} i Lofoten.`,
  advisedAgainst: [],
  keywords: [],
  questions: [],
  sections: [],
  ...more,
})

/** Returns a section of such a page, to be opened at its heading. */
export const section = (heading: string, ...passages: string[]) => ({
  heading,
  anchor: heading.toLowerCase(),
  passages,
})
