import type { HomeCopy } from '#site/editorial/pages/home-copy.ts'
import type { NavigationGroup } from '#site/layout/navigation.ts'
import { Scene } from '#site/pictures/Scene.tsx'
import { addressOfDrawing, type VignetteId } from '#site/pictures/scenes.ts'

const vignettes: Record<'food' | 'experiences' | 'practical', VignetteId> = {
  food: 'vignett-torrfisk',
  experiences: 'vignett-fjelltur',
  practical: 'vignett-lading',
}

/** The four categories of the guide: one wide plate and three signposts, each with its links in plain sight. */
export function Categories({ copy, groups }: { copy: HomeCopy['categories']; groups: NavigationGroup[] }) {
  const [stay, ...others] = groups
  if (!stay) return null
  return (
    <div className="cats topline">
      <article className="cat-big">
        <Scene scene="hamnoy-rorbuer" alt={copy.stay.alt} />
        <CategoryText group={stay} text={copy.stay.text} />
      </article>
      <div>
        {others.map((group) => {
          const id = group.id as keyof typeof vignettes
          return (
            <article className="cat" key={id}>
              <img
                className="pic"
                src={addressOfDrawing(vignettes[id])}
                alt={copy[id].alt}
                width="400"
                height="400"
                loading="lazy"
                decoding="async"
              />
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

function CategoryText({ group, text }: { group: NavigationGroup; text: string }) {
  const [first] = group.links
  return (
    <>
      <h3>
        {first ? (
          <a className="t" href={first.href}>
            {group.name}
          </a>
        ) : (
          group.name
        )}
      </h3>
      <p>{text}</p>
      <ul className="sub">
        {group.links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
