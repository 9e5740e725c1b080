import type { RangeAnswer } from './range-answer.ts'

interface Props {
  stops: RangeAnswer['stops']
  words: Record<'stops' | 'place' | 'arrival' | 'withCharging', string>
}

/** What is left in the battery at each stop, and with the charging that is proposed where any is. */
export function RangeAnswerTable({ stops, words }: Props) {
  const charges = stops.some(({ withCharging }) => withCharging !== undefined)
  return (
    <table>
      <caption>{words.stops}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col" className="num">
            km
          </th>
          <th scope="col" className="num">
            {words.arrival}
          </th>
          {charges ? (
            <th scope="col" className="num">
              {words.withCharging}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {stops.map(({ name, note, kilometres, arrival, withCharging }) => (
          <tr key={name}>
            <th scope="row">
              <span>{name}</span>
              {note ? <small>{note}</small> : null}
            </th>
            <td className="num">{kilometres}</td>
            <td className="num">{arrival}</td>
            {withCharging === undefined ? null : <td className="num">{withCharging}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
