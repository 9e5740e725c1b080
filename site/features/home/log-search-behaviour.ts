/** Writes what is searched for on the home page to the visitor's own console, as specified; the search itself goes on. */
export function logSearches(form: HTMLFormElement): void {
  form.addEventListener('submit', () => {
    console.info('Search:', form.querySelector('input')?.value)
  })
}
