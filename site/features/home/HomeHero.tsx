import { Fragment } from 'react'
import type { Language } from '#contract/languages.ts'
import type { HomeCopy } from '#site/content/model/pages/home-copy.ts'
import type { PictureId } from '#site/content/pictures/pictures.ts'
import { wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { SceneLayer } from '#site/content/pictures/Scene.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { TodayLine } from '#site/features/today/parts/TodayLine.tsx'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { pause, play } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { SearchForm } from '#site/ui/SearchForm.tsx'
import { staysId } from './Categories.tsx'
import './HomeHero.css'
import '#site/ui/hero.css'

/** The pictures of the home page in their order; only the first is in the page from the start. */
export const heroScenes = [
  'lofotveggen',
  'midnattssol',
  'hamnoy-rorbuer',
  'reine-nordlys',
] as const satisfies PictureId[]

/** The opening of the home page. `hero-rotation-behaviour.ts` changes the pictures; without script the first stays. */
export function HomeHero({ copy, language }: { copy: HomeCopy; language: Language }) {
  const translate = translator(language)
  const bearingWords = { west: translate('bearing.west'), northWest: translate('bearing.northWest') }
  const slides = heroScenes.map((scene) => ({ scene, words: wordsOfPicture(scene, language) }))
  return (
    <section className="hero" data-hero>
      <div className={`window scene-${heroScenes[0]}`} data-hero-window>
        <div className="slides" data-hero-slides>
          {slides.map(({ scene, words }, index) => {
            const layer = (
              <div key={scene} className={`slide scene-${scene}`} data-scene={scene} data-active={index === 0}>
                <SceneLayer
                  scene={scene}
                  alt={words.alt}
                  loading="eager"
                  peaksLabel={translate('picture.peaks')}
                  bearingWords={bearingWords}
                />
              </div>
            )
            return index === 0 ? <div key={scene}>{layer}</div> : <template key={scene}>{layer}</template>
          })}
        </div>
        <div className="hero-in wrap">
          <h1>
            {copy.heading.map((line) => (
              <Fragment key={line}>
                <RichText className="line" html={renderInlineMarkdown(line)} />{' '}
              </Fragment>
            ))}
          </h1>
          <p className="lead">{copy.lead}</p>
          <SearchForm language={language} className="search" id="home-search" />
          <div className="buttons">
            <a className="btn btn-1" href={`#${staysId}`}>
              {copy.findStay}
            </a>
            <a className="btn btn-2" href={hrefFor('activities', language)}>
              {copy.findExperiences}
            </a>
          </div>
        </div>
        <TodayLine language={language} />
      </div>
      <div className="wrap hero-foot cluster">
        <div className="captions">
          {slides.map(({ scene, words }, index) => (
            <RichText
              key={scene}
              as="p"
              className={index === 0 ? 'caption shown' : 'caption'}
              html={words.captionHtml}
            />
          ))}
        </div>
        <fieldset className="dots" data-hero-controls>
          <legend className="visually-hidden">{translate('hero.pictures')}</legend>
          {slides.map(({ scene }, index) => (
            <button
              key={scene}
              type="button"
              data-show={scene}
              aria-label={translate('hero.picture', { number: index + 1, count: slides.length })}
              aria-current={index === 0 ? 'true' : undefined}
            >
              {index + 1}
            </button>
          ))}
          <button type="button" data-pause aria-pressed="false" aria-label={translate('hero.pause')}>
            <Icon svg={pause} className="when-running" />
            <Icon svg={play} className="when-paused" />
          </button>
        </fieldset>
      </div>
    </section>
  )
}
