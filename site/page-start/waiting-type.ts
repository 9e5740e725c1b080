/** The type of scripts that wait for `pictureShown`; browsers do not fetch data blocks. */
export const waitingType = 'after-paint'
