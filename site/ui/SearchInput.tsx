import type { ComponentProps } from 'react'

/** The field of a search form, as the page has it and as the script of the search takes it over. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <input
      name="q"
      type="text"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={200}
      // The field on the page may have the focus of a panel to ask for, and a mark that it was typed into.
      suppressHydrationWarning
      {...props}
    />
  )
}
