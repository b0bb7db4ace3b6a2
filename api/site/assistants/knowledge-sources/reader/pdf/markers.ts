/** Bullets and numbers at the beginning of a line. Pure. */

const bullet = '[•◦▪▫●○■□‣⁃∙·–—*\\-\\uf0a7\\uf0b7\\uf0d8\\uf076]'
const number = '(?:\\d{1,3}|[a-zA-Z])[.)]'
const alone = new RegExp(`^(?:${bullet}|${number})$`)
const begins = new RegExp(`^(?:${bullet}|${number})\\s+(?=\\S)`)
const bullet_begins = new RegExp(`^${bullet}\\s+`)

export const isMarker = (text: string): boolean => alone.test(text)
export const beginsWithMarker = (text: string): boolean => begins.test(text)
export const isBulleted = (text: string): boolean => bullet_begins.test(text)
/** With one bullet for all kinds of them. */
export const withBullet = (text: string): string => text.replace(bullet_begins, '- ')
