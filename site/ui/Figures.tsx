import type { ReactNode } from 'react'
import type { Language } from '#site/i18n/languages.ts'
import { SampleMark } from './SampleMark.tsx'
import './Figures.css'

interface Props {
  isSample: boolean
  language: Language
  /** Rows of figures, each a `<div>`. Without any, leave the whole group out. */
  children: ReactNode
}

/**
 * A group of figures that are not ours: stars, counts, prices. Examples stand in a dashed bracket with one mark at its end;
 * checked figures keep the place without it. Every such figure stands in one of these: a check over the built site looks.
 */
export function Figures({ isSample, language, children }: Props) {
  return (
    <div className="figs" data-evidence={isSample ? 'sample' : 'verified'}>
      {children}
      {isSample ? <SampleMark language={language} /> : null}
    </div>
  )
}
