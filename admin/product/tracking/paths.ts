/** Where the screen of tracking is. */
export const trackingPath = (site_id: string): string => `/sites/${site_id}/marketing/tracking`
