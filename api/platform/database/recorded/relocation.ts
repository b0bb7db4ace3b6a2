/** How the database of a site comes to another place while it is read and written. */
import type { MovingSite } from '../site-move.ts'
import type { Mark } from './mark.ts'

export interface Relocation {
  bring(site: MovingSite): Promise<void>
  /** Nothing is written any more. Answers what a copy of what is there is to say; undefined where the file itself is there. */
  finish(): Promise<Mark | undefined>
  close(): Promise<void>
}
