declare module 'subset-font' {
  /** Keeps the letters of a text, sets the axes, and writes the font in another form. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}
