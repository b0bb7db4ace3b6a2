/** Account emails, for composition. */
export { withOwnTexts } from './own-texts.ts'
