/** The props of each part of a lead's screen. */
export type OfLead = { site_id: string; lead_id: string; timezone: string | undefined }
