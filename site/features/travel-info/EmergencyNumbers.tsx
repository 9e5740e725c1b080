import type { Transport, TravelInfoCopy } from '#site/editorial/pages/travel-info-copy.ts'
import './EmergencyNumbers.css'

interface Props {
  numbers: Transport['emergency']
  words: TravelInfoCopy['practical']['emergency']['numbers']
  /** How they look: `rows` beside other facts, `dial` where nothing else matters. */
  look: 'rows' | 'dial'
}

/** The numbers that somebody in need dials, to be tapped. A telephone needs no network of data. */
export function EmergencyNumbers({ numbers, words, look }: Props) {
  return (
    <dl className={`emergency-${look}`}>
      {numbers.map(({ id, number }) => (
        <div key={id}>
          <dt className="num">
            <a href={`tel:${number.replace(/\s/g, '')}`}>{number}</a>
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
