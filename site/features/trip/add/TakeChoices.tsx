import type { TripWords } from '#site/content/model/pages/my-trip-copy.ts'
import { gateways, meansKinds } from '#site/features/trip/plan/plan.ts'
import '#site/features/trip/ui/trip-fields.css'
import './TakeChoices.css'

/** What the guide's plans are opened with as a trip of one's own; alive with script only. */
export function TakeChoices({ words, arrival, intro }: { words: TripWords; arrival: string; intro: string }) {
  return (
    <form className="take-choices" data-take-choices hidden>
      <p className="small">{intro}</p>
      <div className="take-fields">
        <label className="trip-field">
          {arrival}
          <select name="from">
            <option value="">{words.undecided}</option>
            {gateways.map((id) => (
              <option key={id} value={id}>
                {words.gateways[id]}
              </option>
            ))}
          </select>
        </label>
        <label className="trip-field">
          {words.means}
          <select name="by">
            {meansKinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.meansNames[kind]}
              </option>
            ))}
          </select>
        </label>
        <label className="trip-check">
          <input type="checkbox" name="children" />
          {words.withChildren}
        </label>
        <label className="trip-check">
          <input type="checkbox" name="winter" />
          {words.inWinter}
        </label>
      </div>
    </form>
  )
}
