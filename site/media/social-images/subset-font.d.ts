declare module 'subset-font' {
  /** Subsets a font to the letters of a text, fixes its axes, and converts it. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}
