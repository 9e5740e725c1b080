/**
 * The rules for `<script type="speculationrules">`: pages of the guide are prefetched on hover or touch. Not prerendered, so
 * that a page nobody opens fetches no forecast and no picture.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[download],[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
