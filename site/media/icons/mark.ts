/**
 * The guide's mark, source of every icon: the Lofoten Wall and its reflection on 32 units. The waterline is on even units, so
 * that it is sharp at 16 px. The wall ends beyond the right edge, for forms with a margin.
 */
export const mark = {
  size: 32,
  wall: 'M0 20l6-9 4 5 8-13 6 10 3-4 8 11z',
  reflection: 'M0 22h35l-8 5.5-3-2-6 5-8-6.5-4 2.5z',
} as const

/** The mark in one colour, cut out of the square; for `fill-rule="evenodd"`. */
export const cutOutMark = 'M0 0h32v32H0zM0 20h32v-4.1L27 9l-3 4-6-10-8 13-4-5zM0 22l6 4.5 4-2.5 8 6.5 6-5 3 2 5-3.5v-2z'
