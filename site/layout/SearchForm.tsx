import { Icon } from '#site/ui/Icon.tsx'
import { magnifyingGlass } from '#site/ui/icons.ts'

interface Props {
  /** Where the search page is. */
  action: string
  id: string
  label: string
  placeholder: string
  submit: string
  className: string
}

/** A search field that asks the search page; works without script. */
export function SearchForm({ action, id, label, placeholder, submit, className }: Props) {
  return (
    <search>
      <form className={className} action={action} method="get">
        <label className="vh" htmlFor={id}>
          {label}
        </label>
        <input id={id} name="q" type="search" placeholder={placeholder} autoComplete="off" maxLength={200} />
        <button type="submit" aria-label={submit}>
          <Icon svg={magnifyingGlass} />
        </button>
      </form>
    </search>
  )
}
