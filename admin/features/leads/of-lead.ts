/** What the parts of a lead's screen share. */
import type { Lead } from '@leadwright/sdk'

/** The props of each part of a lead's screen. */
export type OfLead = { site_id: string; lead_id: string; timezone: string | undefined }

/** Then its runs tell which journeys these were. */
export const hasTagsOfJourneys = ({ tags = [] }: Lead): boolean => tags.some(({ source }) => source === 'journey')
