/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  Enrollment,
  EnrollmentOfMany,
  EnrollmentOfManyPreview,
  EnrollmentPreview,
  EnrollmentResults,
  ImportedJourney,
  Journey,
  JourneyChanges,
  JourneyCopy,
  JourneyDefinition,
  JourneyExpansion,
  JourneyFromStarter,
  JourneyImport,
  JourneyMetrics,
  JourneyPage,
  JourneyProblems,
  JourneyPublication,
  JourneyStarters,
  JourneyStatus,
  JourneyStepCounts,
  JourneySwitchOff,
  JourneyTestSend,
  JourneyTestSent,
  NewJourney,
  Operation,
  ResumePreview,
  Resumption,
  Simulation,
  SimulationRequest,
  WhatIf,
  WhatIfRequest,
} from '../models/index.ts'

export interface CopyJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `from_site_id` and `journey_id`. Unknown fields are refused. */
  body: JourneyCopy
}

export interface CreateJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: NewJourney
}

export interface CreateJourneyFromStarterRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `starter`. Unknown fields are refused. */
  body: JourneyFromStarter
}

export interface DeleteJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
}

export interface DuplicateJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
}

export interface EnrollLeadsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Requires `lead_ids`. Unknown fields are refused. */
  body: Enrollment
}

export interface EnrollMatchingRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: EnrollmentOfMany
}

export interface ExportJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
}

export interface GetJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
}

export interface GetJourneyMetricsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Version of the journey. Defaults to all versions together. */
  journey_version?: number
  /** First day, inclusive (`YYYY-MM-DD`), in the site’s time zone. */
  from?: string
  /** Last day, inclusive (`YYYY-MM-DD`), in the site’s time zone. */
  to?: string
}

export interface GetJourneyStepCountsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
}

export interface ImportJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `definition`. Unknown fields are refused. */
  body: JourneyImport
}

export interface ListJourneyStartersRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListJourneysRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** Only those changed after this time. */
  updated_after?: string
  status?: JourneyStatus
  /** What to include in each item besides. Separate several by commas. */
  expand?: Array<JourneyExpansion>
}

export interface PauseJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
}

export interface PreviewEnrollMatchingRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: EnrollmentOfMany
}

export interface PreviewEnrollmentRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
}

export interface PreviewJourneyResumeRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
}

export interface PreviewSiteResumeRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface PublishJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Requires `enroll`. Unknown fields are refused. */
  body: JourneyPublication
}

export interface ResumeJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Requires `overdue`. Unknown fields are refused. */
  body: Resumption
}

export interface SimulateJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: SimulationRequest
}

export interface SwitchOffJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Requires `runs`. Unknown fields are refused. */
  body: JourneySwitchOff
}

export interface SwitchOnJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
}

export interface TestSendJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: JourneyTestSend
}

export interface UpdateJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: JourneyChanges
}

export interface ValidateJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
}

export interface WhatIfJourneyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the journey. */
  journey_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: WhatIfRequest
}

/** Steps that leads go through: drafts, versions, simulation, publishing. */
export class JourneysResource extends Resource {
  /**
   * Copy a journey from another site as a draft
   *
   * What the journey names is looked up by name in this site; `missing` says what happens where it is not found.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/copy` (copyJourney)
   * @example
   * ```ts
   * const result = await client.journeys.copy({
   *   site_id,
   *   body: {
   *     from_site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
   *     journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
   *     missing: 'create',
   *   },
   * })
   * ```
   */
  copy(request: CopyJourneyRequest, options?: RequestOptions): Answer<ImportedJourney> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/copy', body: true }, request, options)
  }

  /**
   * Create a journey as a draft
   *
   * It enrolls nobody until it is published.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys` (createJourney)
   * @example
   * ```ts
   * const journey = await client.journeys.create({
   *   site_id,
   *   body: {
   *     name: 'Welcome',
   *     document: {
   *       triggers: [{ type: 'form_submitted', popup_ids: ['popup_0199a3f2c4d87e6b9a0112233445566f'] }],
   *       allow_duplicate_enrollment: false,
   *       business_hours: {
   *         business_days: [1, 2, 3, 4, 5],
   *         day_start: '09:00',
   *         day_end: '18:00',
   *         timezone: 'Europe/Madrid',
   *       },
   *       use_lead_timezone: false,
   *       steps: [
   *   // …
   * })
   * ```
   */
  create(request: CreateJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys', body: true }, request, options)
  }

  /**
   * Create a draft from a starter, with the templates, tags and fields it needs
   *
   * Texts are in the site’s language. Without `sender_id`, the sender that was verified first is used.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/from-starter` (createJourneyFromStarter)
   * @example
   * ```ts
   * const result = await client.journeys.createFromStarter({ site_id, body: { starter: 'welcome' } })
   * ```
   */
  createFromStarter(request: CreateJourneyFromStarterRequest, options?: RequestOptions): Answer<ImportedJourney> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/from-starter', body: true }, request, options)
  }

  /**
   * Delete a journey that is off and has no live runs
   *
   * Its ended runs are deleted with it. Emails that were sent stay in the history.
   *
   * Permission: `manage-marketing`.
   *
   * `DELETE /v1/sites/{site_id}/journeys/{journey_id}` (deleteJourney)
   * @example
   * ```ts
   * await client.journeys.delete({ site_id, journey_id })
   * ```
   */
  delete(request: DeleteJourneyRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/journeys/{journey_id}' }, request, options)
  }

  /**
   * Duplicate a journey as a new draft
   *
   * Copies the draft. Runs are not copied.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/duplicate` (duplicateJourney)
   * @example
   * ```ts
   * const result = await client.journeys.duplicate({ site_id, journey_id })
   * ```
   */
  duplicate(request: DuplicateJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/duplicate' }, request, options)
  }

  /**
   * Enroll up to 1,000 leads by hand; one result each
   *
   * Leads who must not be enrolled are named with the reason; the others are enrolled.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/runs` (enrollLeads)
   * @example
   * ```ts
   * const result = await client.journeys.enrollLeads({
   *   site_id,
   *   journey_id,
   *   body: { lead_ids: ['lead_0199a3f2c4d87e6b9a0112233445566f'] },
   * })
   * ```
   */
  enrollLeads(request: EnrollLeadsRequest, options?: RequestOptions): Answer<EnrollmentResults> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/runs', body: true }, request, options)
  }

  /**
   * Enroll all leads of a filter or an audience
   *
   * Enrolls those who meet the journey’s criteria, regardless of its triggers. Returns an operation of type `journey_enrollment`, which is canceled if the journey is turned off. Without filter and audience, all leads.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/enrollments` (enrollMatching)
   * @example
   * ```ts
   * const result = await client.journeys.enrollMatching({
   *   site_id,
   *   journey_id,
   *   body: { filter: { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' } },
   * })
   * ```
   */
  enrollMatching(request: EnrollMatchingRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/enrollments', body: true }, request, options)
  }

  /**
   * Export a journey’s draft for another site to import
   *
   * Names stand in place of IDs, so that another site can look them up.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/export` (exportJourney)
   * @example
   * ```ts
   * const result = await client.journeys.export({ site_id, journey_id })
   * ```
   */
  export(request: ExportJourneyRequest, options?: RequestOptions): Answer<JourneyDefinition> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}/export' }, request, options)
  }

  /**
   * Get a journey
   *
   * Returns the document of the draft and the status of the journey.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}` (getJourney)
   * @example
   * ```ts
   * const journey = await client.journeys.get({ site_id, journey_id })
   * ```
   */
  get(request: GetJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}' }, request, options)
  }

  /**
   * Get the metrics of a journey and its steps
   *
   * Covers runs that were enrolled from `from` to `to` (inclusive, as days in the site’s time zone at that time) and have the version now. A run that was moved counts entirely under its new version.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/metrics` (getJourneyMetrics)
   * @example
   * ```ts
   * const result = await client.journeys.getMetrics({ site_id, journey_id })
   * ```
   */
  getMetrics(request: GetJourneyMetricsRequest, options?: RequestOptions): Answer<JourneyMetrics> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}/metrics', query: ['journey_version', 'from', 'to'] }, request, options)
  }

  /**
   * Count the runs at each step now
   *
   * Counts live runs, by the step that each is at.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/step-counts` (getJourneyStepCounts)
   * @example
   * ```ts
   * const result = await client.journeys.getStepCounts({ site_id, journey_id })
   * ```
   */
  getStepCounts(request: GetJourneyStepCountsRequest, options?: RequestOptions): Answer<JourneyStepCounts> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}/step-counts' }, request, options)
  }

  /**
   * Import an exported journey as a draft
   *
   * What the journey names is looked up by name in this site; `missing` says what happens where it is not found.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/import` (importJourney)
   * @example
   * ```ts
   * const result = await client.journeys.import({
   *   site_id,
   *   body: {
   *     definition: {
   *       format: 'leadwright.journey',
   *       format_version: 1,
   *       name: 'Welcome',
   *       description: '',
   *       document: {
   *         triggers: [{ type: 'lead_created' }],
   *         allow_duplicate_enrollment: false,
   *         use_lead_timezone: false,
   *         steps: [{ id: 'tag', type: 'assign_tags', tag_ids: ['tag:Welcome'] }],
   *       },
   *       references: [{ ref: 'tag:Welcome', type: 'tag', name: 'Welcome' }],
   *   // …
   * })
   * ```
   */
  import(request: ImportJourneyRequest, options?: RequestOptions): Answer<ImportedJourney> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/import', body: true }, request, options)
  }

  /**
   * List journey starters
   *
   * Returns journeys to begin with, each with its first steps and what it names.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journey-starters` (listJourneyStarters)
   * @example
   * ```ts
   * const result = await client.journeys.listStarters({ site_id })
   * ```
   */
  listStarters(request: ListJourneyStartersRequest, options?: RequestOptions): Answer<JourneyStarters> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journey-starters' }, request, options)
  }

  /**
   * List journeys, without their documents
   *
   * Returns journeys with their status and the number of their runs.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys` (listJourneys)
   * @example
   * ```ts
   * for await (const item of client.journeys.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListJourneysRequest, options?: RequestOptions): ListAnswer<JourneyPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/journeys', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'status', 'expand'] }, request, options)
  }

  /**
   * Pause a journey; nothing runs or is sent, queued email included
   *
   * Runs stay where they are, and triggers enroll nobody. `resumeJourney` goes on.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/pause` (pauseJourney)
   * @example
   * ```ts
   * const result = await client.journeys.pause({ site_id, journey_id })
   * ```
   */
  pause(request: PauseJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/pause' }, request, options)
  }

  /**
   * Count the leads of a filter or audience that would be enrolled
   *
   * Changes nothing.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/enrollments/preview` (previewEnrollMatching)
   * @example
   * ```ts
   * const result = await client.journeys.previewEnrollMatching({
   *   site_id,
   *   journey_id,
   *   body: { filter: { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' } },
   * })
   * ```
   */
  previewEnrollMatching(request: PreviewEnrollMatchingRequest, options?: RequestOptions): Answer<EnrollmentOfManyPreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/enrollments/preview', body: true }, request, options)
  }

  /**
   * Count the existing leads that publishing would enroll
   *
   * Counts leads for whom a trigger of the draft holds now and who meet its criteria, except those already in the journey.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/enrollment-preview` (previewEnrollment)
   * @example
   * ```ts
   * const result = await client.journeys.previewEnrollment({ site_id, journey_id })
   * ```
   */
  previewEnrollment(request: PreviewEnrollmentRequest, options?: RequestOptions): Answer<EnrollmentPreview> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}/enrollment-preview' }, request, options)
  }

  /**
   * Preview what resuming a journey would do at once
   *
   * Counts steps and emails that were due while it was paused. Changes nothing.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/resume-preview` (previewJourneyResume)
   * @example
   * ```ts
   * const result = await client.journeys.previewResume({ site_id, journey_id })
   * ```
   */
  previewResume(request: PreviewJourneyResumeRequest, options?: RequestOptions): Answer<ResumePreview> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}/resume-preview' }, request, options)
  }

  /**
   * Preview what resuming a site would do at once
   *
   * Counts steps and emails that were due while the site was paused. Changes nothing.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/resume-preview` (previewSiteResume)
   * @example
   * ```ts
   * const result = await client.journeys.previewSiteResume({ site_id })
   * ```
   */
  previewSiteResume(request: PreviewSiteResumeRequest, options?: RequestOptions): Answer<ResumePreview> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/resume-preview' }, request, options)
  }

  /**
   * Publish the draft and turn the journey on
   *
   * The draft becomes the new version, and its triggers enroll leads. Live runs keep the version that they have.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/publish` (publishJourney)
   * @example
   * ```ts
   * const journey = await client.journeys.publish({ site_id, journey_id, body: { enroll: 'new' } })
   * ```
   */
  publish(request: PublishJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/publish', body: true }, request, options)
  }

  /**
   * Resume a paused journey
   *
   * Says what becomes of steps that were due meanwhile.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/resume` (resumeJourney)
   * @example
   * ```ts
   * const result = await client.journeys.resume({ site_id, journey_id, body: { overdue: 'continue' } })
   * ```
   */
  resume(request: ResumeJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/resume', body: true }, request, options)
  }

  /**
   * Try a journey on one lead through simulated time
   *
   * Uses the same engine as live runs, with a clock of its own. Changes nothing and sends nothing.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/simulate` (simulateJourney)
   * @example
   * ```ts
   * const result = await client.journeys.simulate({
   *   site_id,
   *   journey_id,
   *   body: { lead: { first_name: 'María José', timezone: 'Europe/Madrid' }, days: 90 },
   * })
   * ```
   */
  simulate(request: SimulateJourneyRequest, options?: RequestOptions): Answer<Simulation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/simulate', body: true }, request, options)
  }

  /**
   * Stop enrolling; let runs finish, or stop them
   *
   * Triggers no longer enroll leads.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/switch-off` (switchOffJourney)
   * @example
   * ```ts
   * const result = await client.journeys.switchOff({ site_id, journey_id, body: { runs: 'finish' } })
   * ```
   */
  switchOff(request: SwitchOffJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/switch-off', body: true }, request, options)
  }

  /**
   * Turn a journey on again, with the version published last
   *
   * Triggers enroll leads again. Changes of the draft are not published by it.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/switch-on` (switchOnJourney)
   * @example
   * ```ts
   * const result = await client.journeys.switchOn({ site_id, journey_id })
   * ```
   */
  switchOn(request: SwitchOnJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/switch-on' }, request, options)
  }

  /**
   * Send every email of the draft to the signed-in person, marked as a test
   *
   * As the given lead or a sample lead would get it. Does not affect statistics, starts no run, and its answer links record nothing. With an API key, the emails go to the person who created the key.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/test-send` (testSendJourney)
   * @example
   * ```ts
   * const result = await client.journeys.testSend({ site_id, journey_id, body: {} })
   * ```
   */
  testSend(request: TestSendJourneyRequest, options?: RequestOptions): Answer<JourneyTestSent> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/test-send', body: true }, request, options)
  }

  /**
   * Change a journey’s draft; runs under way keep their version
   *
   * Changes the fields that are sent. Leads enter the changed draft once it is published.
   *
   * Permission: `manage-marketing`.
   *
   * `PATCH /v1/sites/{site_id}/journeys/{journey_id}` (updateJourney)
   * @example
   * ```ts
   * const journey = await client.journeys.update({
   *   site_id,
   *   journey_id,
   *   body: {
   *     name: 'Welcome',
   *     document: {
   *       triggers: [{ type: 'form_submitted', popup_ids: ['popup_0199a3f2c4d87e6b9a0112233445566f'] }],
   *       allow_duplicate_enrollment: false,
   *       business_hours: {
   *         business_days: [1, 2, 3, 4, 5],
   *         day_start: '09:00',
   *         day_end: '18:00',
   *         timezone: 'Europe/Madrid',
   *       },
   *       use_lead_timezone: false,
   *   // …
   * })
   * ```
   */
  update(request: UpdateJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/journeys/{journey_id}', body: true }, request, options)
  }

  /**
   * Validate the draft of a journey
   *
   * Returns what prevents publishing. Empty if nothing does.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/problems` (validateJourney)
   * @example
   * ```ts
   * const result = await client.journeys.validate({ site_id, journey_id })
   * ```
   */
  validate(request: ValidateJourneyRequest, options?: RequestOptions): Answer<JourneyProblems> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}/problems' }, request, options)
  }

  /**
   * Preview whom a draft would have reached in the last days
   *
   * Replays the events of these days through the real triggers and enrollment rules. Leads have their current values, and nobody opens, clicks or answers.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/what-if` (whatIfJourney)
   * @example
   * ```ts
   * const result = await client.journeys.whatIf({ site_id, journey_id, body: { days: 30 } })
   * ```
   */
  whatIf(request: WhatIfJourneyRequest, options?: RequestOptions): Answer<WhatIf> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/what-if', body: true }, request, options)
  }
}
