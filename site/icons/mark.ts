/**
 * The guide's mark, the one source of every icon: the Lofoten Wall over its waterline, and its reflection. Drawn on 32
 * units with the waterline on even ones, so that at 16 pixels it lies on whole pixels. The wall ends beyond the right
 * edge, for forms that show more around it.
 */
export const mark = {
  size: 32,
  wall: 'M0 20l6-9 4 5 8-13 6 10 3-4 8 11z',
  reflection: 'M0 22h35l-8 5.5-3-2-6 5-8-6.5-4 2.5z',
} as const

/** The mark in one colour: wall and reflection cut out of the square. For `fill-rule="evenodd"`. */
export const cutOutMark = 'M0 0h32v32H0zM0 20h32v-4.1L27 9l-3 4-6-10-8 13-4-5zM0 22l6 4.5 4-2.5 8 6.5 6-5 3 2 5-3.5v-2z'
