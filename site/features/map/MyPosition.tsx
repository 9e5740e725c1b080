import { type Language, languages } from '#contract/languages.ts'
import { readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { crosshair } from '#site/ui/icons.ts'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import coastAddress from './overview-coast.svg?url'
import { overviewSize } from './shown-point.ts'
import './MyPosition.css'

interface Props {
  language: Language
  /** Opened where it is what one came for. */
  isOpen?: boolean
  /** Left out where the numbers stand beside it. */
  hasNumbers?: boolean
  /** On a hike: the two numbers and what to say in a line; the other ways come where no position does. */
  isShort?: boolean
}

const failures = {
  denied: 'myPosition.denied',
  unavailable: 'myPosition.unavailable',
  timeout: 'myPosition.timeout',
  unsupported: 'myPosition.unsupported',
  insecure: 'myPosition.insecure',
} as const
const otherWays = ['myPosition.other.phone', 'myPosition.other.app', 'myPosition.other.words'] as const
const whatToSay = ['myPosition.say.where', 'myPosition.say.what', 'myPosition.say.who', 'myPosition.say.phone'] as const
/** Who is rung first in the mountains, then the others. */
const order = ['police', 'ambulance', 'seaRescue', 'fire', 'doctor']

/** Where one is, for the emergency services: coordinates to read aloud and to copy, whom to ring, what to say, and how to find out without this page. */
export function MyPosition({ language, isOpen = false, hasNumbers = true, isShort = false }: Props) {
  const translate = translator(language)
  const { copy, transport } = readTravelInfo(language)
  const numbers = transport.emergency
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .slice(0, isShort ? 2 : order.length)
  const otherList = (
    <ul>
      {otherWays.map((way) => (
        <li key={way}>{translate(way)}</li>
      ))}
    </ul>
  )
  return (
    <details
      className="my-position"
      open={isOpen}
      data-my-position=""
      data-locale={languages[language].locale}
      data-east={languages[language].east}
      data-north={translate('myPosition.north')}
      data-eastward={translate('myPosition.east')}
      data-point={translate('myPosition.point')}
    >
      <summary>
        <Icon svg={crosshair} />
        <span>{translate('myPosition.title')}</span>
      </summary>
      <div className="my-position-body">
        <div>
          <p>{translate(isShort ? 'myPosition.introShort' : 'myPosition.intro')}</p>
          <p className="buttons needs-script">
            <button type="button" className="btn btn-1" data-ask="">
              {translate('myPosition.show')}
            </button>
          </p>
          <div role="status">
            <p data-said="asking" hidden>
              {translate('myPosition.asking')}
            </p>
            {Object.entries(failures).map(([failure, key]) => (
              <p key={failure} className="my-position-failed" data-said={failure} hidden>
                {translate(key)}
              </p>
            ))}
            {isShort ? (
              <div data-said={Object.keys(failures).join(' ')} hidden>
                {otherList}
              </div>
            ) : null}
          </div>
          {isShort ? <noscript>{otherList}</noscript> : null}
          <div data-said="found" hidden>
            <p className="my-position-figures num" data-figure="decimal" />
            <p>
              <span>{translate('myPosition.accuracy')}</span> <span className="num" data-figure="accuracy" />
              <span>{' m'}</span>
            </p>
            <p data-said="far" hidden>
              {translate('myPosition.far')}
            </p>
            <dl className="rows">
              <div>
                <dt>{translate('myPosition.aloud')}</dt>
                <dd data-figure="aloud" />
              </div>
              <div>
                <dt>{translate('myPosition.minutes')}</dt>
                <dd className="num" data-figure="minutes" />
              </div>
            </dl>
            <p className="buttons">
              <button type="button" className="btn btn-2 btn-sm" data-copy="">
                {translate('myPosition.copy')}
              </button>
              <span role="status">
                <span data-said="copied" hidden>
                  {translate('myPosition.copied')}
                </span>
                <span data-said="notCopied" hidden>
                  {translate('myPosition.notCopied')}
                </span>
              </span>
            </p>
            <figure className="my-position-chart" data-said="onChart" hidden>
              <img src={coastAddress} alt="" width={overviewSize.width} height={overviewSize.height} loading="lazy" />
              <span className="my-position-ring" />
              <span className="my-position-dot" />
              <figcaption className="visually-hidden">{translate('myPosition.chart')}</figcaption>
            </figure>
          </div>
        </div>
        <div>
          {hasNumbers ? (
            <>
              {isShort ? null : <h3>{translate('myPosition.ring')}</h3>}
              <ul className="my-position-numbers">
                {numbers.map(({ id, number }) => (
                  <li key={id}>
                    <a className="num" href={telephoneAddressOf(number)}>
                      {number}
                    </a>
                    <span>{copy.practical.emergency.numbers[id]?.name}</span>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          {isShort ? (
            <p>{translate('myPosition.sayShort')}</p>
          ) : (
            <>
              <h3>{translate('myPosition.sayTitle')}</h3>
              <ol>
                {whatToSay.map((part) => (
                  <li key={part}>{translate(part)}</li>
                ))}
              </ol>
              <h3>{translate('myPosition.otherTitle')}</h3>
              {otherList}
            </>
          )}
        </div>
      </div>
    </details>
  )
}
