import './UncheckedMark.css'
/** Marks a figure from a weak source, dashed like the mark of an example. */
export function UncheckedMark({ children }: { children: string }) {
  return <span className="unchecked">{children}</span>
}
