import type { Language } from '#contract/languages.ts'
import { showFigure } from '#site/content/model/evidence.ts'
import type { CabinsCopy, Testimonial } from '#site/content/model/pages/cabins-copy.ts'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import './Testimonials.css'

/** Returns the testimonials that may be shown: none in a guide that shows checked figures only. */
export function showTestimonials({ said }: CabinsCopy['guests'], language: Language): Testimonial[] {
  return said.filter((testimonial, index) =>
    showFigure(
      { evidence: testimonial.evidence, value: testimonial.text },
      `content/pages/cabins/${language}.yaml: guests.said.${index}`,
    ),
  )
}

export function Testimonials({ said, note, language }: { said: Testimonial[]; note: string; language: Language }) {
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
