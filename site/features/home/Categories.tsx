import type { Language } from '#contract/languages.ts'
import type { HomeCopy } from '#site/content/model/pages/home-copy.ts'
import { Drawing } from '#site/content/pictures/Drawing.tsx'
import { type PictureId, wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { Scene } from '#site/content/pictures/Scene.tsx'
import type { NavigationGroup } from '#site/page-list/navigation.ts'
import './Categories.css'

/** Where the page lists every way to stay: cabins, hotels, motels, camp sites, rankings. */
export const staysId = 'stay'

/** The picture of the first category; the page must include its style. */
export const stayScene: PictureId = 'hamnoy-sommer'

const vignettes: Record<'food' | 'experiences' | 'practical', PictureId> = {
  food: 'vignett-boknafisk',
  experiences: 'vignett-fjelltur',
  practical: 'vignett-lading',
}

interface Props {
  copy: HomeCopy['categories']
  groups: NavigationGroup[]
  language: Language
}

export function Categories({ copy, groups, language }: Props) {
  const [stay, ...others] = groups
  if (!stay) return null
  return (
    <div className="categories topline">
      <article className="category-large">
        <Scene scene={stayScene} alt={wordsOfPicture(stayScene, language).alt} />
        <CategoryText group={stay} text={copy.stay.text} id={staysId} />
      </article>
      <div>
        {others.map((group) => {
          const id = group.id as keyof typeof vignettes
          return (
            <article className="category" key={id}>
              <Drawing picture={vignettes[id]} language={language} className="pic" />
              <div>
                <CategoryText group={group} text={copy[id].text} />
              </div>
            </article>
          )
        })}
      </div>
    </div>
  )
}

function CategoryText({ group, text, id }: { group: NavigationGroup; text: string; id?: string }) {
  const [first] = group.links
  return (
    <>
      <h3 id={id}>{first ? <a href={first.href}>{group.name}</a> : group.name}</h3>
      <p>{text}</p>
      <ul className="category-links">
        {group.links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
