/**
 * The rules for `<script type="speculationrules">`: pages of the guide are prefetched on hover or touch. Not prerendered, so
 * that a page nobody opens fetches no forecast and no picture. A link that adds to a trip does that where it stands.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[download],[target],[data-stop]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
