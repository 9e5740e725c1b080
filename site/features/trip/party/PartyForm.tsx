import { useState } from 'react'
import { localeOf } from '#site/features/trip/plan/format-trip.ts'
import { type Party, readAges, readMetres } from '#site/features/trip/plan/party.ts'
import { listRefs, type Plan } from '#site/features/trip/plan/plan.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatNumber } from '#site/i18n/format-number.ts'

/** Who comes along, beyond what the form of a plan asks: ages, dog, wheelchair, the size of the vehicle. Kept with each change. */
export function PartyForm({ plan }: { plan: Plan }) {
  const { voice, dispatch } = useTripTools()
  const words = voice.words.party
  const { party = {}, means } = plan
  // What is being typed, until the field is left; then it shows what the plan has.
  const [typed, setTyped] = useState<string>()
  const set = (change: Partial<Party>) => dispatch({ type: 'partySet', party: { ...party, ...change } })
  const takeAges = () => {
    if (typed !== undefined) set({ ages: readAges(typed) })
    setTyped(undefined)
  }
  const metres = (decimetres: number | undefined) =>
    decimetres === undefined ? '' : formatNumber(decimetres / 10, localeOf(voice.language))
  const places = [...new Set(listRefs(plan))].map((ref) => voice.atlas.find(ref)).filter((place) => place !== undefined)
  // Where only assistance dogs may come in, a visitor's may not.
  const welcome = { dog: ['yes', 'lead'], step: ['yes', 'partly'] }
  const count = (of: 'dog' | 'step') => {
    const yes = places.filter((place) => welcome[of].includes(place[of] ?? '')).length
    const unknown = places.filter((place) => place[of] === undefined).length
    return { yes, unknown, no: places.length - yes - unknown }
  }
  return (
    <fieldset className="trip-party">
      <legend>{words.title}</legend>
      <div className="trip-fields">
        <label className="trip-field">
          {words.ages}
          <input
            type="text"
            inputMode="numeric"
            value={typed ?? (party.ages ?? []).join(', ')}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={takeAges}
            onKeyDown={({ key }) => {
              if (key === 'Enter') takeAges()
            }}
          />
        </label>
        {means.kind === 'camper' ? (
          <>
            <label className="trip-field">
              {words.length}
              <input
                type="text"
                inputMode="decimal"
                defaultValue={metres(party.length)}
                onBlur={({ target }) => set({ length: readMetres(target.value) })}
              />
            </label>
            <label className="trip-field">
              {words.height}
              <input
                type="text"
                inputMode="decimal"
                defaultValue={metres(party.height)}
                onBlur={({ target }) => set({ height: readMetres(target.value) })}
              />
            </label>
          </>
        ) : null}
      </div>
      <div className="trip-checks">
        <label className="trip-check">
          <input
            type="checkbox"
            checked={party.dog === true}
            onChange={({ target }) => set({ dog: target.checked || undefined })}
          />
          {words.dog}
        </label>
        <label className="trip-check">
          <input
            type="checkbox"
            checked={party.wheelchair === true}
            onChange={({ target }) => set({ wheelchair: target.checked || undefined })}
          />
          {words.wheelchair}
        </label>
      </div>
      {party.dog ? <p className="small muted">{fillGaps(words.dogCount, count('dog'))}</p> : null}
      {party.wheelchair ? <p className="small muted">{fillGaps(words.stepCount, count('step'))}</p> : null}
      {party.height ? <p className="small muted">{words.heightUnknown}</p> : null}
    </fieldset>
  )
}
