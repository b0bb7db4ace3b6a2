/** The product's own invented pictures, by their names: for designs of popups and for starters of emails. `scripts/design-pictures.ts` draws them. */
import arches from './pictures/arches.webp?no-inline'
import book from './pictures/book.webp?no-inline'
import calendar from './pictures/calendar.webp?no-inline'
import chat from './pictures/chat.webp?no-inline'
import confetti from './pictures/confetti.webp?no-inline'
import cup from './pictures/cup.webp?no-inline'
import leaves from './pictures/leaves.webp?no-inline'
import letter from './pictures/letter.webp?no-inline'
import parcel from './pictures/parcel.webp?no-inline'
import stars from './pictures/stars.webp?no-inline'
import sunrise from './pictures/sunrise.webp?no-inline'
import waves from './pictures/waves.webp?no-inline'

export const pictures = {
  arches,
  book,
  calendar,
  chat,
  confetti,
  cup,
  leaves,
  letter,
  parcel,
  stars,
  sunrise,
  waves,
}
export type PictureName = keyof typeof pictures
