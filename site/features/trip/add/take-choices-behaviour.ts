import { writeReadyChoice } from '#site/features/trip/plan/ready-choice.ts'

/** Lets the links that open a plan as a trip of one's own follow what is chosen above them. */
export function makePlansSuit(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('[data-take-choices]')
  if (!form) return
  const follow = () => {
    const chosen = new FormData(form)
    for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-take]'))
      link.hash = writeReadyChoice({
        days: Number(link.dataset.take),
        from: String(chosen.get('from')),
        by: String(chosen.get('by')),
        withChildren: chosen.has('children'),
        isWinter: chosen.has('winter'),
      })
  }
  form.hidden = false
  form.addEventListener('change', follow)
  // A browser that goes back fills the fields in again.
  follow()
}
