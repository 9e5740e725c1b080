import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { downloadSimple } from '#site/ui/icons.ts'
import { addressOfPointsFile, nameOfPointsFile, pointsFileFormats } from './address-of-points-file.ts'
import type { CategoryChoice } from './categories.ts'
import { formatCategory, type Voice } from './format-points.ts'
import './Downloads.css'

interface Props {
  choice: CategoryChoice
  voice: Voice
}

/** One download link per file format for the points of a category, or for all. */
export function DownloadLinks({ choice, voice: { words, language } }: Props) {
  const category = choice === 'all' ? words['map.download.all'] : formatCategory(choice, words)
  return (
    <p className="map-files">
      {pointsFileFormats.map((format) => (
        <a
          key={format}
          className="link"
          href={addressOfPointsFile(choice, format, language)}
          download={nameOfPointsFile(choice, format)}
        >
          <Icon svg={downloadSimple} />
          <span>{fillGaps(words['map.download.link'], { category, format: format.toUpperCase() })}</span>
        </a>
      ))}
    </p>
  )
}

/** Downloads of the chosen category and of everything. Works without script. */
export function Downloads({ choice, voice }: Props) {
  const { words } = voice
  return (
    <div className="map-downloads">
      <h2>{words['map.download.title']}</h2>
      <p className="caption">{words['map.download.text']}</p>
      {choice === 'all' ? null : <DownloadLinks choice={choice} voice={voice} />}
      <DownloadLinks choice="all" voice={voice} />
    </div>
  )
}
