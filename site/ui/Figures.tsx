import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import { SampleMark } from './SampleMark.tsx'
import './Figures.css'

interface Props {
  isSample: boolean
  language: Language
  /** Rows of figures, each a `<div>`; leave out the group when there are none. */
  children: ReactNode
}

/**
 * A group of figures from others: stars, counts, prices. Samples get a dashed bracket with one mark. Every such figure is in
 * one of these groups, as a check over the built site ensures.
 */
export function Figures({ isSample, language, children }: Props) {
  return (
    <div className="figures cluster" data-evidence={isSample ? 'sample' : 'verified'}>
      {children}
      {isSample ? <SampleMark language={language} /> : null}
    </div>
  )
}
