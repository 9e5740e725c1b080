import type { Language } from '#contract/languages.ts'
import { showFigure } from '#site/editorial/evidence.ts'
import type { CabinsCopy, Testimonial } from '#site/editorial/pages/cabins-copy.ts'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import './Testimonials.css'

/** The testimonials that may be shown: examples, so none in a guide that shows checked figures only. */
export function showTestimonials({ said }: CabinsCopy['guests'], language: Language): Testimonial[] {
  return said.filter((testimonial, index) =>
    showFigure(
      { evidence: testimonial.evidence, value: testimonial.text },
      `content/pages/cabins/${language}.yaml: guests.said.${index}`,
    ),
  )
}

interface Props {
  said: Testimonial[]
  note: string
  language: Language
}

/** What guests might say, each marked as an example: the first large, the others beside it. */
export function Testimonials({ said, note, language }: Props) {
  return (
    <>
      <div className="testimonials">
        {said.map(({ text, author, rating }) => (
          <blockquote key={author} data-evidence="sample">
            <p>{text}</p>
            <footer>
              <Stars value={rating} language={language} />
              <cite>{author}</cite>
              <SampleMark language={language} />
            </footer>
          </blockquote>
        ))}
      </div>
      <p className="testimonials-note">{note}</p>
    </>
  )
}
