import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { findStorage } from '#site/ui/find-storage.ts'
import { keepPlace, readKeptPlace } from '#site/ui/kept-place.ts'

/** Kilometres, farther than any site. */
const unknownFar = 1000

/**
 * Puts the rows of every list with `data-by-way` in the order of the road from the chosen place, which is the one that other pages
 * keep, and says in each how far that is; while none is chosen they stay as built. In a gale, of which the script of live parts tells
 * (`data-gale`), rows of the outer coast come after the others. Rows without kilometres stay last.
 */
export function orderByWay(storage = findStorage()): void {
  const choice = document.querySelector<HTMLSelectElement>('[data-chosen-place]')
  if (!choice) return
  const places: readonly string[] = weatherPlaceKeys
  const lists = [...document.querySelectorAll('[data-by-way]')].map((list) => ({
    list,
    rows: [...list.querySelectorAll<HTMLElement>(':scope > [data-kilometres]')],
    others: list.querySelectorAll(':scope > :not([data-kilometres])'),
  }))
  const order = () => {
    const place = places.indexOf(choice.value)
    const isGale = document.documentElement.dataset.gale !== undefined
    /** A site of which nobody knows where it lies comes after those that are placed. */
    const farOf = ({ dataset }: HTMLElement) =>
      dataset.kilometres ? Number(dataset.kilometres.split(' ')[place] ?? 0) : place < 0 ? 0 : unknownFar
    for (const { list, rows, others } of lists) {
      for (const row of rows) {
        const far = row.querySelector<HTMLElement>('[data-far]')
        if (!far) continue
        const name = choice.options[choice.selectedIndex]?.text
        // What it is near to says the same already.
        far.hidden = place < 0 || !row.dataset.kilometres || row.textContent.includes(`${name} ${farOf(row)}\u00a0km`)
        far.textContent = `${name}: ${farOf(row)}\u00a0km`
      }
      const isExposed = ({ dataset }: HTMLElement) => Number(isGale && dataset.outer !== undefined)
      const ordered = rows.toSorted((one, other) => isExposed(one) - isExposed(other) || farOf(one) - farOf(other))
      list.append(...ordered, ...others)
    }
  }
  const take = () => {
    keepPlace(storage, choice.value)
    order()
  }
  // What was chosen before the script came stays.
  if (choice.value) take()
  else {
    choice.value = readKeptPlace(storage) ?? ''
    order()
  }
  choice.addEventListener('change', take)
  document.addEventListener('gale', order)
}
