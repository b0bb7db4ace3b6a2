/** Names that both sides of Temporal know: queues, the workflow, its messages, its search attributes. */

export const workflowType = 'journeyRun'

/** The queue of one installation's journeys. Texts and mails are jobs of the record and never stand in it. */
export const journeysQueue = (installation_id: string): string => `leadwright-${installation_id}-journeys`

/** Each a Keyword: what the UI's list of workflows can be filtered by. */
export const searchAttributes = {
  site: 'LeadwrightSite',
  journey: 'LeadwrightJourney',
  lead: 'LeadwrightLead',
  status: 'LeadwrightStatus',
} as const

/** Something was left in the record for the run, or its moment has come. Carries nothing. */
export const wakeSignal = 'wake'
/** Stops the run, as its owner does in the admin. */
export const unenrollSignal = 'unenroll'
/** Ends the wait that the run is in, and answers where it stands then. */
export const skipWaitUpdate = 'skip_wait'
export const stateQuery = 'state'
