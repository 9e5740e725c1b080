import { telephoneAddressOf } from './telephone-address.ts'

/** A telephone number that rings when it is pressed, and never breaks at the end of a line. */
export function NumberToRing({ number }: { number: string }) {
  return (
    <a className="link num" href={telephoneAddressOf(number)}>
      {number.replaceAll(' ', '\u00a0')}
    </a>
  )
}

/** How to ask a house: its number, else its website; nothing where neither is known. */
export function Contact({ phone, website }: { phone?: string | undefined; website?: string | undefined }) {
  if (phone) return <NumberToRing number={phone} />
  return website ? <a href={website}>{new URL(website).host.replace(/^www\./, '')}</a> : null
}
