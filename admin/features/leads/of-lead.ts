/** What each part of a lead's screen is told. */
export type OfLead = { site_id: string; lead_id: string; timezone: string | undefined }
