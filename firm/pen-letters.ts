/**
 * The letters that the pen has (`app/design/styles/pen.woff2`). Each costs every first visit about 100 bytes. After a
 * change: npm run font:pen.
 */
export const penLetters = "abcdefghijklmnopqrstuvwxyzABCHIMRSTWY0123456789 .,:’?-";
