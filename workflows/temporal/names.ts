/** Names that both sides of Temporal know: queues, the workflow, its messages, its search attributes. */

export const workflowType = 'journeyRun'

/** The task queue of an installation's journeys. AI texts and emails are jobs of the record and never in it. */
export const journeysQueue = (installation_id: string): string => `leadwright-${installation_id}-journeys`

/** Each a Keyword: what the UI's list of workflows can be filtered by. */
export const searchAttributes = {
  site: 'LeadwrightSite',
  journey: 'LeadwrightJourney',
  lead: 'LeadwrightLead',
  status: 'LeadwrightStatus',
} as const

/** Signal: the run has an input in the record, or is due. Without data. */
export const wakeSignal = 'wake'
/** Stops the run, as its owner does in the admin. */
export const unenrollSignal = 'unenroll'
/** Ends the run's wait and answers its state. */
export const skipWaitUpdate = 'skip_wait'
export const stateQuery = 'state'
