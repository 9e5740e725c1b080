import './UncheckedMark.css'
/** Says that a figure rests on a weak source. The same dashed mark as an example’s, other words. */
export function UncheckedMark({ children }: { children: string }) {
  return <span className="unchecked">{children}</span>
}
