import type { Transport, TravelInfoCopy } from '#site/editorial/pages/travel-info-copy.ts'

interface Props {
  numbers: Transport['emergency']
  words: TravelInfoCopy['practical']['emergency']['numbers']
}

/** The numbers that somebody in need dials, to be tapped. A telephone needs no network of data. */
export function EmergencyNumbers({ numbers, words }: Props) {
  return (
    <dl className="dial">
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
