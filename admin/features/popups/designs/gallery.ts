/** All designs that are written down, and what those are for that are made of messages. */
import type { DesignId } from './designs.ts'
import { letters } from './letters.ts'
import { meetings } from './meetings.ts'
import { offers } from './offers.ts'
import type { Goal, WrittenDesign } from './written.ts'

export const writtenDesigns: readonly WrittenDesign[] = [...offers, ...letters, ...meetings]

export const goalOf: Record<DesignId, Goal> = {
  newsletter: 'newsletter',
  discount: 'discount',
  event: 'event',
  guide: 'lead_magnet',
  callback: 'contact',
  announcement: 'notice',
  early: 'waitlist',
  inline: 'newsletter',
  contact: 'contact',
}
