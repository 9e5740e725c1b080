import type { Transport, TravelInfoCopy } from '#site/content/model/pages/travel-info-copy.ts'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import './EmergencyNumbers.css'

interface Props {
  numbers: Transport['emergency']
  words: TravelInfoCopy['practical']['emergency']['numbers']
  /** `rows` beside other facts; `dial` on its own. */
  look: 'rows' | 'dial'
}

export function EmergencyNumbers({ numbers, words, look }: Props) {
  return (
    <dl className={`emergency-${look} rows`}>
      {numbers.map(({ id, number }) => (
        <div key={id}>
          <dt className="num">
            <a href={telephoneAddressOf(number)}>{number}</a>
          </dt>
          <dd>
            <b>{words[id]?.name}</b>
          </dd>
          <dd>{words[id]?.text}</dd>
        </div>
      ))}
    </dl>
  )
}
