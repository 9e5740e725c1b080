/** The guide's mark and name, leading home. */
export function Mark({ href, name }: { href: string; name: string }) {
  return (
    <a className="mark" href={href}>
      <svg viewBox="0 0 42 42" aria-hidden="true" fill="currentColor">
        <path d="M1 1h40v40H1zm2.5 2.5v35h35v-35z" fillRule="evenodd" />
        <path d="M6 30l7.5-9 3.5 3.5L23.5 11l4 6 2.5-2.5L36 26v4z" />
        <path d="M6 33h30v1.4H6zm4 3h22v1.2H10z" />
      </svg>
      {name}
    </a>
  )
}
