/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../answer.ts'
import type { Calls } from '../calls.ts'
import type { RequestOptions } from '../options.ts'
import { ActivitiesApi, ApiKeysApi, AuthApi, DemoApi, JourneysApi, RunsApi, SitesApi, TagsApi } from './apis/index.ts'
import type { ChangePasswordRequest, ConfirmEmailRequest, CreateApiKeyRequest, CreateJourneyRequest, CreateSiteRequest, CreateTagRequest, DeleteApiKeyRequest, DeleteJourneyRequest, DeleteSiteRequest, DeleteTagRequest, DuplicateJourneyRequest, EnrolLeadsRequest, ForgotPasswordRequest, GetApiKeyRequest, GetJourneyRequest, GetRunRequest, GetSiteRequest, GetTagRequest, HoldJourneyRequest, HoldSiteRequest, ListActivitiesRequest, ListApiKeysRequest, ListJourneysRequest, ListRunsRequest, ListSitesRequest, ListTagsRequest, MoveDemoClockRequest, PreviewEnrollmentRequest, PublishJourneyRequest, PublishSiteRequest, RegisterRequest, ResetApiKeyRequest, ResetPasswordRequest, ResumeJourneyRequest, ResumeSiteRequest, RetryRunRequest, SetUpRequest, SignInRequest, StopRunRequest, SwitchOffJourneyRequest, SwitchOnJourneyRequest, UnpublishSiteRequest, UpdateJourneyRequest, UpdateProfileRequest, UpdateSiteRequest, UpdateTagRequest, ValidateJourneyRequest } from './apis/index.ts'
import type { Abilities, Accepted, ActivityPage, ApiKey, ApiKeyPage, ApiKeyWithKey, Demo, EmailConfirmed, EnrollmentPreview, EnrollmentResults, Journey, JourneyPage, JourneyProblems, PasswordChanged, Run, RunDetails, RunPage, Session, Site, SitePage, Tag, TagPage, User } from './models/index.ts'

/** Operations on activities. */
export class ActivitiesResource {
  readonly #calls: Calls
  readonly #api: ActivitiesApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new ActivitiesApi(calls.configuration)
  }

  /**
   * List who changed what
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/activities` (listActivities)
   */
  list(request: ListActivitiesRequest, options?: RequestOptions): ListAnswer<ActivityPage> {
    return this.#calls.list(cursor => this.#api.listActivitiesRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }
}

/** Operations on api-keys. */
export class ApiKeysResource {
  readonly #calls: Calls
  readonly #api: ApiKeysApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new ApiKeysApi(calls.configuration)
  }

  /**
   * List API keys
   *
   * Permission: `manage-account`.
   *
   * `GET /v1/api-keys` (listApiKeys)
   */
  list(request: ListApiKeysRequest = {}, options?: RequestOptions): ListAnswer<ApiKeyPage> {
    return this.#calls.list(cursor => this.#api.listApiKeysRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Create an API key
   *
   * Permission: `manage-account`.
   *
   * `POST /v1/api-keys` (createApiKey)
   */
  create(request: CreateApiKeyRequest, options?: RequestOptions): Answer<ApiKeyWithKey> {
    return this.#calls.send(this.#api.createApiKeyRequestOpts(request), options)
  }

  /**
   * Get an API key, without its secret
   *
   * Permission: `manage-account`.
   *
   * `GET /v1/api-keys/{api_key_id}` (getApiKey)
   */
  get(request: GetApiKeyRequest, options?: RequestOptions): Answer<ApiKey> {
    return this.#calls.send(this.#api.getApiKeyRequestOpts(request), options)
  }

  /**
   * Delete an API key; it stops working with the next request
   *
   * Permission: `manage-account`.
   *
   * `DELETE /v1/api-keys/{api_key_id}` (deleteApiKey)
   */
  delete(request: DeleteApiKeyRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteApiKeyRequestOpts(request), options)
  }

  /**
   * Replace the secret; the old one stops working with the next request
   *
   * Permission: `manage-account`.
   *
   * `POST /v1/api-keys/{api_key_id}/reset` (resetApiKey)
   */
  reset(request: ResetApiKeyRequest, options?: RequestOptions): Answer<ApiKeyWithKey> {
    return this.#calls.send(this.#api.resetApiKeyRequestOpts(request), options)
  }
}

/** Operations on auth. */
export class AuthResource {
  readonly #calls: Calls
  readonly #api: AuthApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new AuthApi(calls.configuration)
  }

  /**
   * Sign up
   *
   * Answers alike for new and known addresses. A new one gets a confirmation link by mail.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/register` (register)
   */
  register(request: RegisterRequest, options?: RequestOptions): Answer<Accepted> {
    return this.#calls.send(this.#api.registerRequestOpts(request), options)
  }

  /**
   * Confirm an e-mail address with the mailed token
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/email-confirmation` (confirmEmail)
   */
  confirmEmail(request: ConfirmEmailRequest, options?: RequestOptions): Answer<EmailConfirmed> {
    return this.#calls.send(this.#api.confirmEmailRequestOpts(request), options)
  }

  /**
   * Sign in
   *
   * Unknown address and wrong password answer alike. 10 tries per 15 minutes and account.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/sign-in` (signIn)
   */
  signIn(request: SignInRequest, options?: RequestOptions): Answer<Session> {
    return this.#calls.send(this.#api.signInRequestOpts(request), options)
  }

  /**
   * Sign out: the token stops working with the next request
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/sign-out` (signOut)
   */
  signOut(options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.signOutRequestOpts(), options)
  }

  /**
   * Ask for a link to choose a new password
   *
   * Answers alike for known and unknown addresses.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/forgot-password` (forgotPassword)
   */
  forgotPassword(request: ForgotPasswordRequest, options?: RequestOptions): Answer<Accepted> {
    return this.#calls.send(this.#api.forgotPasswordRequestOpts(request), options)
  }

  /**
   * Choose a new password with the mailed token; all sessions end
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/reset-password` (resetPassword)
   */
  resetPassword(request: ResetPasswordRequest, options?: RequestOptions): Answer<PasswordChanged> {
    return this.#calls.send(this.#api.resetPasswordRequestOpts(request), options)
  }

  /**
   * Change the own password; all other sessions end
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/change-password` (changePassword)
   */
  changePassword(request: ChangePasswordRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.changePasswordRequestOpts(request), options)
  }

  /**
   * Set up an empty installation with the printed one-time token; makes the super administrator
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/set-up` (setUp)
   */
  setUp(request: SetUpRequest, options?: RequestOptions): Answer<Session> {
    return this.#calls.send(this.#api.setUpRequestOpts(request), options)
  }

  /**
   * Get the signed-in person
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/auth/profile` (getProfile)
   */
  getProfile(options?: RequestOptions): Answer<User> {
    return this.#calls.send(this.#api.getProfileRequestOpts(), options)
  }

  /**
   * Change the own name or language
   *
   * Permission: `signed-in`.
   *
   * `PATCH /v1/auth/profile` (updateProfile)
   */
  updateProfile(request: UpdateProfileRequest, options?: RequestOptions): Answer<User> {
    return this.#calls.send(this.#api.updateProfileRequestOpts(request), options)
  }

  /**
   * What the caller may do, as CASL rules
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/auth/abilities` (listAbilities)
   */
  listAbilities(options?: RequestOptions): Answer<Abilities> {
    return this.#calls.send(this.#api.listAbilitiesRequestOpts(), options)
  }

  /**
   * May the caller enter the site named in X-Tenant?
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/auth/checkAccess` (checkAccess)
   */
  checkAccess(options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.checkAccessRequestOpts(), options)
  }
}

/** Operations on demo. */
export class DemoResource {
  readonly #calls: Calls
  readonly #api: DemoApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new DemoApi(calls.configuration)
  }

  /**
   * Whether there is a demo, its sites, and what its clock shows
   *
   * Permission: `public`.
   *
   * `GET /v1/demo` (getDemo)
   */
  get(options?: RequestOptions): Answer<Demo> {
    return this.#calls.send(this.#api.getDemoRequestOpts(), options)
  }

  /**
   * Remove the demo’s sites with all that is in them
   *
   * Permission: `super-administrator`.
   *
   * `DELETE /v1/demo` (removeDemo)
   */
  remove(options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.removeDemoRequestOpts(), options)
  }

  /**
   * Move the demo’s clock forward, so that tomorrow’s mail is seen now
   *
   * Only from the machine that the server runs on. Other sites keep the real time.
   *
   * Permission: `public`.
   *
   * `POST /v1/demo/clock` (moveDemoClock)
   */
  moveClock(request: MoveDemoClockRequest, options?: RequestOptions): Answer<Demo> {
    return this.#calls.send(this.#api.moveDemoClockRequestOpts(request), options)
  }
}

/** Operations on journeys. */
export class JourneysResource {
  readonly #calls: Calls
  readonly #api: JourneysApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new JourneysApi(calls.configuration)
  }

  /**
   * List journeys
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys` (listJourneys)
   */
  list(request: ListJourneysRequest, options?: RequestOptions): ListAnswer<JourneyPage> {
    return this.#calls.list(cursor => this.#api.listJourneysRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Create a journey as a draft
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys` (createJourney)
   */
  create(request: CreateJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.createJourneyRequestOpts(request), options)
  }

  /**
   * Get a journey
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}` (getJourney)
   */
  get(request: GetJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.getJourneyRequestOpts(request), options)
  }

  /**
   * Change a journey’s draft; runs under way keep their version
   *
   * Permission: `manage-marketing`.
   *
   * `PATCH /v1/sites/{site_id}/journeys/{journey_id}` (updateJourney)
   */
  update(request: UpdateJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.updateJourneyRequestOpts(request), options)
  }

  /**
   * Delete a journey that is off and has no live runs
   *
   * Permission: `manage-marketing`.
   *
   * `DELETE /v1/sites/{site_id}/journeys/{journey_id}` (deleteJourney)
   */
  delete(request: DeleteJourneyRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteJourneyRequestOpts(request), options)
  }

  /**
   * Copy a journey as a new draft
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/duplicate` (duplicateJourney)
   */
  duplicate(request: DuplicateJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.duplicateJourneyRequestOpts(request), options)
  }

  /**
   * What keeps the draft from being published
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/problems` (validateJourney)
   */
  validate(request: ValidateJourneyRequest, options?: RequestOptions): Answer<JourneyProblems> {
    return this.#calls.send(this.#api.validateJourneyRequestOpts(request), options)
  }

  /**
   * How many existing leads would be enrolled on publishing
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/enrollment-preview` (previewEnrollment)
   */
  previewEnrollment(request: PreviewEnrollmentRequest, options?: RequestOptions): Answer<EnrollmentPreview> {
    return this.#calls.send(this.#api.previewEnrollmentRequestOpts(request), options)
  }

  /**
   * Publish the draft and switch the journey on
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/publish` (publishJourney)
   */
  publish(request: PublishJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.publishJourneyRequestOpts(request), options)
  }

  /**
   * Enrol nobody any more; let runs finish, or stop them
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/switch-off` (switchOffJourney)
   */
  switchOffJourney(request: SwitchOffJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.switchOffJourneyRequestOpts(request), options)
  }

  /**
   * Enrol again, with the version that was published last
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/switch-on` (switchOnJourney)
   */
  switchOnJourney(request: SwitchOnJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.switchOnJourneyRequestOpts(request), options)
  }

  /**
   * Hold a journey: nothing of it moves or leaves, queued mail included
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/hold` (holdJourney)
   */
  hold(request: HoldJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.holdJourneyRequestOpts(request), options)
  }

  /**
   * Let a held journey go on
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/resume` (resumeJourney)
   */
  resume(request: ResumeJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.resumeJourneyRequestOpts(request), options)
  }

  /**
   * Enrol up to 1,000 leads by hand; one result each
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/runs` (enrolLeads)
   */
  enrolLeads(request: EnrolLeadsRequest, options?: RequestOptions): Answer<EnrollmentResults> {
    return this.#calls.send(this.#api.enrolLeadsRequestOpts(request), options)
  }
}

/** Operations on runs. */
export class RunsResource {
  readonly #calls: Calls
  readonly #api: RunsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new RunsApi(calls.configuration)
  }

  /**
   * List runs
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/runs` (listRuns)
   */
  list(request: ListRunsRequest, options?: RequestOptions): ListAnswer<RunPage> {
    return this.#calls.list(cursor => this.#api.listRunsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Get a run with every decision and its reason
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/runs/{run_id}` (getRun)
   */
  get(request: GetRunRequest, options?: RequestOptions): Answer<RunDetails> {
    return this.#calls.send(this.#api.getRunRequestOpts(request), options)
  }

  /**
   * Stop a live run
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/runs/{run_id}/stop` (stopRun)
   */
  stop(request: StopRunRequest, options?: RequestOptions): Answer<Run> {
    return this.#calls.send(this.#api.stopRunRequestOpts(request), options)
  }

  /**
   * Try a failed run again from where it stands
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/runs/{run_id}/retry` (retryRun)
   */
  retry(request: RetryRunRequest, options?: RequestOptions): Answer<Run> {
    return this.#calls.send(this.#api.retryRunRequestOpts(request), options)
  }
}

/** Operations on sites. */
export class SitesResource {
  readonly #calls: Calls
  readonly #api: SitesApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new SitesApi(calls.configuration)
  }

  /**
   * List the sites that the caller may enter
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites` (listSites)
   */
  list(request: ListSitesRequest = {}, options?: RequestOptions): ListAnswer<SitePage> {
    return this.#calls.list(cursor => this.#api.listSitesRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Create a site, with a database of its own
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites` (createSite)
   */
  create(request: CreateSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.#calls.send(this.#api.createSiteRequestOpts(request), options)
  }

  /**
   * Get a site
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}` (getSite)
   */
  get(request: GetSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.#calls.send(this.#api.getSiteRequestOpts(request), options)
  }

  /**
   * Change a site
   *
   * Permission: `manage-sites`.
   *
   * `PATCH /v1/sites/{site_id}` (updateSite)
   */
  update(request: UpdateSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.#calls.send(this.#api.updateSiteRequestOpts(request), options)
  }

  /**
   * Delete a site with all that is in it
   *
   * Refused while a journey of the site is switched on.
   *
   * Permission: `manage-sites`.
   *
   * `DELETE /v1/sites/{site_id}` (deleteSite)
   */
  delete(request: DeleteSiteRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteSiteRequestOpts(request), options)
  }

  /**
   * Publish a site: its popups show on any page within 5 seconds
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites/{site_id}/publish` (publishSite)
   */
  publish(request: PublishSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.#calls.send(this.#api.publishSiteRequestOpts(request), options)
  }

  /**
   * Make a site a draft again: its popups show only in previews
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites/{site_id}/unpublish` (unpublishSite)
   */
  unpublish(request: UnpublishSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.#calls.send(this.#api.unpublishSiteRequestOpts(request), options)
  }

  /**
   * Hold all marketing mail of a site, queued mail included
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/hold` (holdSite)
   */
  hold(request: HoldSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.#calls.send(this.#api.holdSiteRequestOpts(request), options)
  }

  /**
   * Let marketing mail leave again
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/resume` (resumeSite)
   */
  resume(request: ResumeSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.#calls.send(this.#api.resumeSiteRequestOpts(request), options)
  }
}

/** Operations on tags. */
export class TagsResource {
  readonly #calls: Calls
  readonly #api: TagsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new TagsApi(calls.configuration)
  }

  /**
   * List tags
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/tags` (listTags)
   */
  list(request: ListTagsRequest, options?: RequestOptions): ListAnswer<TagPage> {
    return this.#calls.list(cursor => this.#api.listTagsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Create a tag
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/tags` (createTag)
   */
  create(request: CreateTagRequest, options?: RequestOptions): Answer<Tag> {
    return this.#calls.send(this.#api.createTagRequestOpts(request), options)
  }

  /**
   * Get a tag
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/tags/{tag_id}` (getTag)
   */
  get(request: GetTagRequest, options?: RequestOptions): Answer<Tag> {
    return this.#calls.send(this.#api.getTagRequestOpts(request), options)
  }

  /**
   * Rename a tag
   *
   * Permission: `manage-leads`.
   *
   * `PATCH /v1/sites/{site_id}/tags/{tag_id}` (updateTag)
   */
  update(request: UpdateTagRequest, options?: RequestOptions): Answer<Tag> {
    return this.#calls.send(this.#api.updateTagRequestOpts(request), options)
  }

  /**
   * Delete a tag and take it from its leads
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/tags/{tag_id}` (deleteTag)
   */
  delete(request: DeleteTagRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteTagRequestOpts(request), options)
  }
}

/** The resources of a client, one for each tag of the API. */
export class Resources {
  readonly activities: ActivitiesResource
  readonly apiKeys: ApiKeysResource
  readonly auth: AuthResource
  readonly demo: DemoResource
  readonly journeys: JourneysResource
  readonly runs: RunsResource
  readonly sites: SitesResource
  readonly tags: TagsResource

  constructor(calls: Calls) {
    this.activities = new ActivitiesResource(calls)
    this.apiKeys = new ApiKeysResource(calls)
    this.auth = new AuthResource(calls)
    this.demo = new DemoResource(calls)
    this.journeys = new JourneysResource(calls)
    this.runs = new RunsResource(calls)
    this.sites = new SitesResource(calls)
    this.tags = new TagsResource(calls)
  }
}
