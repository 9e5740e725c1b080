import { addressOfPicture, factsOfPicture, type PictureFacts, type PictureId } from './pictures.ts'
import './Scene.css'

/** Returns the CSS rules of one scene, for a style element: the content security policy forbids style attributes. */
export function sceneRules(id: PictureId, facts: PictureFacts): string {
  const peaks = (facts.peaks ?? []).map(
    (peak, index) =>
      `.scene-${id} .peaks li:nth-child(${index + 1}){left:${peak.x}%;top:${peak.y}%;--h:${peak.leader}rem}`,
  )
  return `.scene-${id}{--sky:${facts.sky};--sky-ink:${facts.ink};--f:${facts.focus}${facts.ink === '#ffffff' ? ';--veil:.8' : ''}}${peaks.join('')}`
}

/** The style element of a scene; once per page and scene. */
export function SceneStyle({ scene }: { scene: PictureId }) {
  return <style>{sceneRules(scene, factsOfPicture(scene))}</style>
}

interface LayerProps {
  scene: PictureId
  alt: string
  /** `eager` for the first picture of a page. */
  loading?: 'eager' | 'lazy'
  /** Label of the list of peaks; without it they are not named. */
  peaksLabel?: string
  /** Shows the bearing ruler under the picture; with figures only where the bearings are known. */
  bearingWords?: BearingWords
}

export interface BearingWords {
  west: string
  northWest: string
}

/** The drawing of a scene with its peaks and ruler, for a picture window. */
export function SceneLayer({ scene, alt, loading = 'lazy', peaksLabel, bearingWords }: LayerProps) {
  const { peaks, bearings, width, height } = factsOfPicture(scene)
  return (
    <>
      <div className="scene">
        <img
          src={addressOfPicture(scene)}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          fetchPriority={loading === 'eager' ? 'high' : undefined}
        />
        {peaks && peaksLabel ? (
          <ul className="peaks" aria-label={peaksLabel}>
            {peaks.map((peak) => (
              <li key={peak.name}>
                <span>{peak.name}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {bearingWords ? (
        <div className="ruler" aria-hidden="true">
          <div className="r">
            {bearings ? (
              <ol>
                {bearings.map((degrees) => (
                  <li key={degrees}>{nameBearing(degrees, bearings, bearingWords)}</li>
                ))}
              </ol>
            ) : null}
          </div>
        </div>
      ) : null}
    </>
  )
}

/** A picture window covered by the drawing, its subject in view. The page needs the scene's `SceneStyle`. */
export function Scene({ className, ...layer }: LayerProps & { className?: string }) {
  return (
    <div className={`window scene-${layer.scene}${className ? ` ${className}` : ''}`}>
      <SceneLayer {...layer} />
    </div>
  )
}

/** Returns a mark's degrees; the first mark and the one nearest to north-west also get their name. */
function nameBearing(degrees: number, all: readonly number[], words: BearingWords): string {
  const nearestToNorthWest = all.reduce((best, each) => (Math.abs(each - 315) < Math.abs(best - 315) ? each : best))
  if (degrees === all[0]) return `${words.west} ${degrees}°`
  return degrees === nearestToNorthWest ? `${words.northWest} ${degrees}°` : `${degrees}°`
}
