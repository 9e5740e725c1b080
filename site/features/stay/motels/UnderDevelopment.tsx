import type { Language } from '#contract/languages.ts'
import type { MotelsCopy } from '#site/content/model/pages/motels-copy.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { hammer } from '#site/ui/icons.ts'
import './UnderDevelopment.css'

export function UnderDevelopment({ copy, language }: { copy: MotelsCopy['notice']; language: Language }) {
  const buttons = [
    { href: hrefFor('hotels', language), words: copy.hotels },
    { href: hrefFor('activities', language), words: copy.activities },
  ]
  return (
    <div className="under-development">
      <Icon svg={hammer} />
      <div>
        <h2>{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <p className="buttons">
        {buttons.map(({ href, words }, index) => (
          <a key={words} className={index === 0 ? 'btn btn-1' : 'btn btn-2'} href={href}>
            {words}
          </a>
        ))}
      </p>
    </div>
  )
}
