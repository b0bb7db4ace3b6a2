/** Names that both sides of Temporal know: queues, the workflow, its messages, its search attributes. */

export const workflowType = 'journeyRun'

/** The queues of one installation: what takes long in one delays nothing in another. */
export const queuesOf = (installation_id: string) =>
  ({
    journeys: `leadwright-${installation_id}-journeys`,
    ai: `leadwright-${installation_id}-ai`,
  }) as const

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
