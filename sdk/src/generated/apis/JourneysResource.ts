/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
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
  site_id: string
  body: JourneyCopy
}

export interface CreateJourneyRequest {
  site_id: string
  body: NewJourney
}

export interface CreateJourneyFromStarterRequest {
  site_id: string
  body: JourneyFromStarter
}

export interface DeleteJourneyRequest {
  site_id: string
  journey_id: string
}

export interface DuplicateJourneyRequest {
  site_id: string
  journey_id: string
}

export interface EnrollLeadsRequest {
  site_id: string
  journey_id: string
  body: Enrollment
}

export interface EnrollMatchingRequest {
  site_id: string
  journey_id: string
  body: EnrollmentOfMany
}

export interface ExportJourneyRequest {
  site_id: string
  journey_id: string
}

export interface GetJourneyRequest {
  site_id: string
  journey_id: string
}

export interface GetJourneyMetricsRequest {
  site_id: string
  journey_id: string
  /** Version of the journey. Defaults to all versions together. */
  journey_version?: number
  from?: string
  to?: string
}

export interface GetJourneyStepCountsRequest {
  site_id: string
  journey_id: string
}

export interface ImportJourneyRequest {
  site_id: string
  body: JourneyImport
}

export interface ListJourneyStartersRequest {
  site_id: string
}

export interface ListJourneysRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  status?: JourneyStatus
  expand?: Array<JourneyExpansion>
}

export interface PauseJourneyRequest {
  site_id: string
  journey_id: string
}

export interface PreviewEnrollMatchingRequest {
  site_id: string
  journey_id: string
  body: EnrollmentOfMany
}

export interface PreviewEnrollmentRequest {
  site_id: string
  journey_id: string
}

export interface PreviewJourneyResumeRequest {
  site_id: string
  journey_id: string
}

export interface PreviewSiteResumeRequest {
  site_id: string
}

export interface PublishJourneyRequest {
  site_id: string
  journey_id: string
  body: JourneyPublication
}

export interface ResumeJourneyRequest {
  site_id: string
  journey_id: string
  body: Resumption
}

export interface SimulateJourneyRequest {
  site_id: string
  journey_id: string
  body: SimulationRequest
}

export interface SwitchOffJourneyRequest {
  site_id: string
  journey_id: string
  body: JourneySwitchOff
}

export interface SwitchOnJourneyRequest {
  site_id: string
  journey_id: string
}

export interface TestSendJourneyRequest {
  site_id: string
  journey_id: string
  body: JourneyTestSend
}

export interface UpdateJourneyRequest {
  site_id: string
  journey_id: string
  body: JourneyChanges
}

export interface ValidateJourneyRequest {
  site_id: string
  journey_id: string
}

export interface WhatIfJourneyRequest {
  site_id: string
  journey_id: string
  body: WhatIfRequest
}

/** Steps that leads go through: drafts, versions, simulation, publishing. */
export class JourneysResource extends Resource {
  /**
   * Copy a journey from another site as a draft
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/copy` (copyJourney)
   */
  copy(request: CopyJourneyRequest, options?: RequestOptions): Answer<ImportedJourney> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/copy', body: true }, request, options)
  }

  /**
   * Create a journey as a draft
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys` (createJourney)
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
   */
  createFromStarter(request: CreateJourneyFromStarterRequest, options?: RequestOptions): Answer<ImportedJourney> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/from-starter', body: true }, request, options)
  }

  /**
   * Delete a journey that is off and has no live runs
   *
   * Permission: `manage-marketing`.
   *
   * `DELETE /v1/sites/{site_id}/journeys/{journey_id}` (deleteJourney)
   */
  delete(request: DeleteJourneyRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/journeys/{journey_id}' }, request, options)
  }

  /**
   * Duplicate a journey as a new draft
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/duplicate` (duplicateJourney)
   */
  duplicate(request: DuplicateJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/duplicate' }, request, options)
  }

  /**
   * Enroll up to 1,000 leads by hand; one result each
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/runs` (enrollLeads)
   */
  enrollLeads(request: EnrollLeadsRequest, options?: RequestOptions): Answer<EnrollmentResults> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/runs', body: true }, request, options)
  }

  /**
   * Enroll all leads of a filter or an audience
   *
   * Enrolls those who meet the journey’s criteria, regardless of its triggers. Returns an operation of kind `journey_enrollment`, which is canceled if the journey is turned off. Without filter and audience, all leads.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/enrollments` (enrollMatching)
   */
  enrollMatching(request: EnrollMatchingRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/enrollments', body: true }, request, options)
  }

  /**
   * Export a journey’s draft for another site to import
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/export` (exportJourney)
   */
  export(request: ExportJourneyRequest, options?: RequestOptions): Answer<JourneyDefinition> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}/export' }, request, options)
  }

  /**
   * Get a journey
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}` (getJourney)
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
   */
  getMetrics(request: GetJourneyMetricsRequest, options?: RequestOptions): Answer<JourneyMetrics> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}/metrics', query: ['journey_version', 'from', 'to'] }, request, options)
  }

  /**
   * Count the runs at each step now
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/step-counts` (getJourneyStepCounts)
   */
  getStepCounts(request: GetJourneyStepCountsRequest, options?: RequestOptions): Answer<JourneyStepCounts> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}/step-counts' }, request, options)
  }

  /**
   * Import an exported journey as a draft
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/import` (importJourney)
   */
  import(request: ImportJourneyRequest, options?: RequestOptions): Answer<ImportedJourney> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/import', body: true }, request, options)
  }

  /**
   * List journey starters
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journey-starters` (listJourneyStarters)
   */
  listStarters(request: ListJourneyStartersRequest, options?: RequestOptions): Answer<JourneyStarters> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journey-starters' }, request, options)
  }

  /**
   * List journeys, without their documents
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys` (listJourneys)
   */
  list(request: ListJourneysRequest, options?: RequestOptions): ListAnswer<JourneyPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/journeys', query: ['limit', 'cursor', 'status', 'expand'] }, request, options)
  }

  /**
   * Pause a journey; nothing runs or is sent, queued email included
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/pause` (pauseJourney)
   */
  pause(request: PauseJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/pause' }, request, options)
  }

  /**
   * Count the leads of a filter or audience that would be enrolled
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/enrollments/preview` (previewEnrollMatching)
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
   */
  previewEnrollment(request: PreviewEnrollmentRequest, options?: RequestOptions): Answer<EnrollmentPreview> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}/enrollment-preview' }, request, options)
  }

  /**
   * Preview what resuming a journey would do at once
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/resume-preview` (previewJourneyResume)
   */
  previewResume(request: PreviewJourneyResumeRequest, options?: RequestOptions): Answer<ResumePreview> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/journeys/{journey_id}/resume-preview' }, request, options)
  }

  /**
   * Preview what resuming a site would do at once
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/resume-preview` (previewSiteResume)
   */
  previewSiteResume(request: PreviewSiteResumeRequest, options?: RequestOptions): Answer<ResumePreview> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/resume-preview' }, request, options)
  }

  /**
   * Publish the draft and turn the journey on
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/publish` (publishJourney)
   */
  publish(request: PublishJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/publish', body: true }, request, options)
  }

  /**
   * Resume a paused journey
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/resume` (resumeJourney)
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
   */
  simulate(request: SimulateJourneyRequest, options?: RequestOptions): Answer<Simulation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/simulate', body: true }, request, options)
  }

  /**
   * Stop enrolling; let runs finish, or stop them
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/switch-off` (switchOffJourney)
   */
  switchOff(request: SwitchOffJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/switch-off', body: true }, request, options)
  }

  /**
   * Turn a journey on again, with the version published last
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/switch-on` (switchOnJourney)
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
   */
  testSend(request: TestSendJourneyRequest, options?: RequestOptions): Answer<JourneyTestSent> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/test-send', body: true }, request, options)
  }

  /**
   * Change a journey’s draft; runs under way keep their version
   *
   * Permission: `manage-marketing`.
   *
   * `PATCH /v1/sites/{site_id}/journeys/{journey_id}` (updateJourney)
   */
  update(request: UpdateJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/journeys/{journey_id}', body: true }, request, options)
  }

  /**
   * Validate the draft of a journey
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/problems` (validateJourney)
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
   */
  whatIf(request: WhatIfJourneyRequest, options?: RequestOptions): Answer<WhatIf> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/journeys/{journey_id}/what-if', body: true }, request, options)
  }
}
