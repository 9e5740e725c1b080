export function logSearches(form: HTMLFormElement): void {
  form.addEventListener('submit', () => {
    console.info('Search:', form.querySelector('input')?.value)
  })
}
