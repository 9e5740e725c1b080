import { z } from 'zod'
import { readYaml, renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { type Language, languageKeys } from '#site/i18n/languages.ts'
import { type SceneId, sceneIds } from './scenes.ts'

const inThreeLanguages = z.strictObject({
  no: z.string().min(10),
  en: z.string().min(10),
  de: z.string().min(10),
})

const pictures = z.strictObject(
  Object.fromEntries(
    sceneIds.map((id) => [
      id,
      z.strictObject({
        alt: inThreeLanguages.describe('What is seen, for people who do not see it'),
        caption: inThreeLanguages.describe('Where you stand, which way you look, when'),
      }),
    ]),
  ) as Record<SceneId, z.ZodObject<{ alt: typeof inThreeLanguages; caption: typeof inThreeLanguages }>>,
)

/** The words of a picture in one language: alternative text (plain) and caption (HTML: water names lean). */
export function picturesWords(id: SceneId, language: Language): { alt: string; captionHtml: string } {
  const words = readYaml('pictures.yaml', pictures, `Every drawing is described in ${languageKeys.join(', ')}.`)[id]
  return { alt: words.alt[language], captionHtml: renderInlineMarkdown(words.caption[language]) }
}
