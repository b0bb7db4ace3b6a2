/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../answer.ts'
import type { Calls } from '../calls.ts'
import type { RequestOptions } from '../options.ts'
import { ActivitiesApi, AiDraftsApi, AnswersApi, ApiKeysApi, AudiencesApi, AuthApi, CampaignsApi, ConfirmationsApi, ConsentsApi, CustomFieldsApi, DemoApi, EmailsApi, EventsApi, FilesApi, HostsApi, IdentitySecretApi, ImagesApi, JourneysApi, LeadQualityApi, LeadsApi, PopupsApi, PublicApi, ResultsApi, RunsApi, SenderVerificationApi, SendersApi, SitesApi, SubmissionsApi, TagsApi, TemplatesApi, TrackingApi, UnsubscribeApi, UnsubscribePageApi, VisitorsApi } from './apis/index.ts'
import type { AddAudienceLeadsRequest, AddLeadTagsRequest, AddTagLeadsRequest, ApplyPopupVariantRequest, ApproveAiDraftRequest, ArchiveCampaignRequest, AskToResubscribeRequest, ChangePasswordRequest, CheckEmailRequest, CheckLeadEmailRequest, CheckPopupPageRequest, ClickEmailRequest, ConfirmAddressRequest, ConfirmEmailRequest, CopyJourneyRequest, CountLeadsByDayRequest, CountLeadsRequest, CreateApiKeyRequest, CreateAudienceRequest, CreateCampaignRequest, CreateCustomFieldRequest, CreateJourneyFromStarterRequest, CreateJourneyRequest, CreateLeadRequest, CreatePopupPreviewRequest, CreatePopupRequest, CreateRunActionRequest, CreateSenderRequest, CreateSiteRequest, CreateTagRequest, CreateTemplateRequest, DeactivateCampaignRequest, DecidePopupsRequest, DeleteApiKeyRequest, DeleteAudienceRequest, DeleteCampaignRequest, DeleteCustomFieldRequest, DeleteFileRequest, DeleteImageRequest, DeleteJourneyRequest, DeleteLeadRequest, DeletePopupRequest, DeleteSenderRequest, DeleteSiteRequest, DeleteTagRequest, DeleteTemplateRequest, DeleteVisitorRequest, DisableTemplateRequest, DownloadFileRequest, DuplicateCampaignRequest, DuplicateJourneyRequest, DuplicatePopupRequest, DuplicateTemplateRequest, EnableTemplateRequest, EnrollLeadsRequest, EnrollMatchingRequest, ExplainEmailRequest, ExplainPopupsRequest, ExportAnswersRequest, ExportJourneyRequest, ExportRunsRequest, ForgotPasswordRequest, GetAiDraftRequest, GetAiUsageRequest, GetApiKeyRequest, GetAudienceRequest, GetCampaignRequest, GetCampaignResultsRequest, GetCustomFieldRequest, GetDesignSettingsRequest, GetEmailContentRequest, GetEmailRequest, GetEmailSettingsRequest, GetFileRequest, GetHostSettingsRequest, GetIdentitySecretRequest, GetImageRequest, GetJourneyMetricsRequest, GetJourneyRequest, GetJourneyStepCountsRequest, GetLeadQualitySettingsRequest, GetLeadRequest, GetLeadTimelineRequest, GetMarketingSettingsRequest, GetPopupRequest, GetPopupResultsRequest, GetPopupSnippetsRequest, GetRunActionRequest, GetRunRequest, GetSenderRequest, GetSiteRequest, GetSubmissionRequest, GetTagRequest, GetTemplateRequest, GetTrackingSettingsRequest, GetUnsubscribePageRequest, GetVisitCountsRequest, GetVisitorRequest, GetWidgetConfigurationRequest, GiveAnswerRequest, ImportJourneyRequest, LinkVisitorRequest, ListAccountActivitiesRequest, ListActivitiesRequest, ListAiDraftsRequest, ListAnswersRequest, ListApiKeysRequest, ListAudiencesRequest, ListCampaignsRequest, ListCustomFieldsRequest, ListEmailVerificationsRequest, ListEmailsRequest, ListFilesRequest, ListHostsRequest, ListImagesRequest, ListJourneyEnrollmentsRequest, ListJourneyStartersRequest, ListJourneysRequest, ListLeadConsentsRequest, ListLeadsRequest, ListPopupsRequest, ListRunActionsRequest, ListRunsRequest, ListSendersRequest, ListSitesRequest, ListSubmissionsRequest, ListTagsRequest, ListTemplateVariablesRequest, ListTemplatesRequest, ListVisitorsRequest, ListVisitsRequest, MoveDemoClockRequest, MoveRunsRequest, OpenEmailRequest, PauseJourneyRequest, PauseSiteRequest, PreviewEnrollMatchingRequest, PreviewEnrollmentRequest, PreviewJourneyResumeRequest, PreviewMoveRequest, PreviewRunActionRequest, PreviewSiteResumeRequest, PreviewTemplateRequest, PublishCampaignRequest, PublishJourneyRequest, PublishPopupRequest, PublishSiteRequest, RecordEventRequest, RecordVisitsRequest, RegisterRequest, RejectAiDraftRequest, RemoveAudienceLeadsRequest, RemoveDkimKeyRequest, RemoveLeadTagsRequest, RemoveTagLeadsRequest, ReplayRunRequest, RequestSignInCodeRequest, ResendEmailRequest, ResendSenderVerificationRequest, ResetApiKeyRequest, ResetPasswordRequest, ResolveDeliveryRequest, ResubscribeRequest, ResumeJourneyRequest, ResumeSiteRequest, RetryRunRequest, SearchLeadsRequest, SendConfirmationRequest, SendTemplateTestRequest, SetUpRequest, ShowAnswerRequest, ShowConfirmationRequest, ShowFontRequest, ShowImageRequest, ShowPlainFormRequest, ShowResubscribeRequest, ShowSenderVerificationRequest, ShowUnsubscribeRequest, SignInRequest, SimulateJourneyRequest, SkipWaitRequest, StopRunRequest, SubmitFormRequest, SubmitPlainFormRequest, SwitchOffJourneyRequest, SwitchOnJourneyRequest, TestSendJourneyRequest, UnarchiveCampaignRequest, UnlinkVisitorRequest, UnpublishPopupRequest, UnpublishSiteRequest, UnsubscribeLeadRequest, UnsubscribeRequest, UpdateAudienceRequest, UpdateCampaignRequest, UpdateCustomFieldRequest, UpdateDesignSettingsRequest, UpdateEmailSettingsRequest, UpdateHostSettingsRequest, UpdateJourneyRequest, UpdateLeadQualitySettingsRequest, UpdateLeadRequest, UpdateMarketingSettingsRequest, UpdatePopupRequest, UpdateProfileRequest, UpdateSenderRequest, UpdateSiteRequest, UpdateTagRequest, UpdateTemplateRequest, UpdateTrackingSettingsRequest, UpdateUnsubscribePageRequest, UploadFileRequest, UploadImageRequest, ValidateJourneyRequest, VerifyEmailsRequest, VerifySenderRequest, WhatIfJourneyRequest } from './apis/index.ts'
import type { Abilities, Accepted, ActivityPage, AiDraft, AiDraftPage, AiUsage, AnswerPage, ApiKey, ApiKeyPage, ApiKeyWithKey, Audience, AudienceMembership, AudiencePage, Campaign, CampaignPage, CheckedEmail, ConsentPage, CustomField, CustomFieldPage, Demo, DesignSettings, EmailConfirmed, EmailContent, EmailDetail, EmailExplanation, EmailPage, EmailSettings, EmailVerification, EmailVerificationPage, EnrollmentOfManyPreview, EnrollmentPreview, EnrollmentResults, HostSettings, IdentitySecret, Image, ImagePage, ImportedJourney, Journey, JourneyDefinition, JourneyEnrollment, JourneyEnrollmentPage, JourneyMetrics, JourneyPage, JourneyProblems, JourneyStarters, JourneyStepCounts, JourneyTestSent, Lead, LeadCount, LeadDays, LeadPage, LeadQualitySettings, MarketingSettings, MovePreview, PageCheck, PasswordChanged, Popup, PopupDecision, PopupPage, PopupPreview, PopupSnippets, PopupWhyList, ReceivedEvent, Registered, Results, ResumePreview, Run, RunAction, RunActionPage, RunActionPreview, RunDetails, RunPage, RunReplay, Sender, SenderPage, Session, Simulation, Site, SitePage, StoredFile, StoredFilePage, Submission, SubmissionAccepted, SubmissionPage, Tag, TagPage, TaggedLeads, Template, TemplatePage, TemplatePreview, TemplateTestQueued, TemplateVariables, TimelinePage, TrackingSettings, UnsubscribePage, User, VisitCounts, VisitPage, Visitor, VisitorPage, VisitsAccepted, WhatIf, WidgetConfiguration, WidgetHostList } from './models/index.ts'

/** Operations on activities. */
export class ActivitiesResource {
  readonly #calls: Calls
  readonly #api: ActivitiesApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new ActivitiesApi(calls.configuration)
  }

  /**
   * List who changed what in the account
   *
   * API keys, people and their passwords, and the sites of the account with their settings. What is changed inside a site is in the history of that site.
   *
   * Permission: `manage-account`.
   *
   * `GET /v1/activities` (listAccountActivities)
   */
  listAccountActivities(request: ListAccountActivitiesRequest = {}, options?: RequestOptions): ListAnswer<ActivityPage> {
    return this.#calls.list(cursor => this.#api.listAccountActivitiesRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * List who changed what
   *
   * Also who published, held or resumed the site and who changed its settings.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/activities` (listActivities)
   */
  list(request: ListActivitiesRequest, options?: RequestOptions): ListAnswer<ActivityPage> {
    return this.#calls.list(cursor => this.#api.listActivitiesRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }
}

/** Operations on ai-drafts. */
export class AiDraftsResource {
  readonly #calls: Calls
  readonly #api: AiDraftsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new AiDraftsApi(calls.configuration)
  }

  /**
   * List texts that the AI wrote, newest first
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/ai-drafts` (listAiDrafts)
   */
  list(request: ListAiDraftsRequest, options?: RequestOptions): ListAnswer<AiDraftPage> {
    return this.#calls.list(cursor => this.#api.listAiDraftsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Get a text that the AI wrote
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/ai-drafts/{draft_id}` (getAiDraft)
   */
  get(request: GetAiDraftRequest, options?: RequestOptions): Answer<AiDraft> {
    return this.#calls.send(this.#api.getAiDraftRequestOpts(request), options)
  }

  /**
   * Let a text be sent, as it is or with changes
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/ai-drafts/{draft_id}/approve` (approveAiDraft)
   */
  approve(request: ApproveAiDraftRequest, options?: RequestOptions): Answer<AiDraft> {
    return this.#calls.send(this.#api.approveAiDraftRequestOpts(request), options)
  }

  /**
   * Keep a text from being sent; the run goes on without that mail
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/ai-drafts/{draft_id}/reject` (rejectAiDraft)
   */
  reject(request: RejectAiDraftRequest, options?: RequestOptions): Answer<AiDraft> {
    return this.#calls.send(this.#api.rejectAiDraftRequestOpts(request), options)
  }

  /**
   * Whether texts can be written, what today has cost, and what waits
   *
   * The cap is changed with the marketing settings. When it is reached, texts wait for the site’s next day.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/ai-usage` (getAiUsage)
   */
  getAiUsage(request: GetAiUsageRequest, options?: RequestOptions): Answer<AiUsage> {
    return this.#calls.send(this.#api.getAiUsageRequestOpts(request), options)
  }
}

/** Operations on answers. */
export class AnswersResource {
  readonly #calls: Calls
  readonly #api: AnswersApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new AnswersApi(calls.configuration)
  }

  /**
   * List answers to mailed questions, newest first
   *
   * Those of people only; clicks of scanners answer nothing.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/answers` (listAnswers)
   */
  list(request: ListAnswersRequest, options?: RequestOptions): ListAnswer<AnswerPage> {
    return this.#calls.list(cursor => this.#api.listAnswersRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Answers as CSV, written while it is read
   *
   * A first line of names, then one line for each answer, newest first. Cells that begin with `=`, `+`, `-`, `@`, tab or carriage return get a leading apostrophe.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/answers/export` (exportAnswers)
   */
  export(request: ExportAnswersRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.exportAnswersRequestOpts(request), options)
  }

  /**
   * Answer a mailed question with one click, or see its form
   *
   * The click counts two seconds later, unless it was a scanner’s: HEAD, prefetching, all links at once. Then the page asks for a button.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/answers/{token}` (showAnswer)
   */
  show(request: ShowAnswerRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.showAnswerRequestOpts(request), options)
  }

  /**
   * Answer a mailed question with a button or the form of its page
   *
   * Permission: `public`.
   *
   * `POST /v1/public/answers/{token}` (giveAnswer)
   */
  give(request: GiveAnswerRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.giveAnswerRequestOpts(request), options)
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
   * Only of a key that may do no more, on no more sites, than the caller.
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
   * Only of a key that may do no more, on no more sites, than the caller.
   *
   * Permission: `manage-account`.
   *
   * `POST /v1/api-keys/{api_key_id}/reset` (resetApiKey)
   */
  reset(request: ResetApiKeyRequest, options?: RequestOptions): Answer<ApiKeyWithKey> {
    return this.#calls.send(this.#api.resetApiKeyRequestOpts(request), options)
  }
}

/** Operations on audiences. */
export class AudiencesResource {
  readonly #calls: Calls
  readonly #api: AudiencesApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new AudiencesApi(calls.configuration)
  }

  /**
   * List audiences
   *
   * Permission: `read-audience`.
   *
   * `GET /v1/sites/{site_id}/audiences` (listAudiences)
   */
  list(request: ListAudiencesRequest, options?: RequestOptions): ListAnswer<AudiencePage> {
    return this.#calls.list(cursor => this.#api.listAudiencesRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Create an audience
   *
   * Permission: `manage-audiences`.
   *
   * `POST /v1/sites/{site_id}/audiences` (createAudience)
   */
  create(request: CreateAudienceRequest, options?: RequestOptions): Answer<Audience> {
    return this.#calls.send(this.#api.createAudienceRequestOpts(request), options)
  }

  /**
   * Get an audience
   *
   * Permission: `read-audience`.
   *
   * `GET /v1/sites/{site_id}/audiences/{audience_id}` (getAudience)
   */
  get(request: GetAudienceRequest, options?: RequestOptions): Answer<Audience> {
    return this.#calls.send(this.#api.getAudienceRequestOpts(request), options)
  }

  /**
   * Change an audience
   *
   * Permission: `manage-audiences`.
   *
   * `PATCH /v1/sites/{site_id}/audiences/{audience_id}` (updateAudience)
   */
  update(request: UpdateAudienceRequest, options?: RequestOptions): Answer<Audience> {
    return this.#calls.send(this.#api.updateAudienceRequestOpts(request), options)
  }

  /**
   * Delete an audience that no journey uses; its leads stay
   *
   * Permission: `manage-audiences`.
   *
   * `DELETE /v1/sites/{site_id}/audiences/{audience_id}` (deleteAudience)
   */
  delete(request: DeleteAudienceRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteAudienceRequestOpts(request), options)
  }

  /**
   * Put leads on an audience
   *
   * Several at once start no journey unless `start_journeys` says so.
   *
   * Permission: `manage-audiences`.
   *
   * `POST /v1/sites/{site_id}/audiences/{audience_id}/leads` (addAudienceLeads)
   */
  addLeads(request: AddAudienceLeadsRequest, options?: RequestOptions): Answer<AudienceMembership> {
    return this.#calls.send(this.#api.addAudienceLeadsRequestOpts(request), options)
  }

  /**
   * Take leads from an audience
   *
   * Permission: `manage-audiences`.
   *
   * `POST /v1/sites/{site_id}/audiences/{audience_id}/leads/remove` (removeAudienceLeads)
   */
  removeLeads(request: RemoveAudienceLeadsRequest, options?: RequestOptions): Answer<AudienceMembership> {
    return this.#calls.send(this.#api.removeAudienceLeadsRequestOpts(request), options)
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
   * Answers alike for new and known addresses. A new one gets a confirmation link by mail. Keep `confirmation_secret` where the person registered: confirming with it keeps the password chosen here.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/register` (register)
   */
  register(request: RegisterRequest, options?: RequestOptions): Answer<Registered> {
    return this.#calls.send(this.#api.registerRequestOpts(request), options)
  }

  /**
   * Confirm an e-mail address with the mailed token
   *
   * With the `confirmation_secret` of the registration, its password holds. Without it, anybody may have chosen that password, so the answer asks for a new one.
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
   * Unknown address and wrong password answer alike. 10 tries per 15 minutes and account, and more for an address or network. Where a person signed in before, tries made elsewhere do not count; anywhere else, a mailed `code` lets in besides the password (`requestSignInCode`).
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/sign-in` (signIn)
   */
  signIn(request: SignInRequest, options?: RequestOptions): Answer<Session> {
    return this.#calls.send(this.#api.signInRequestOpts(request), options)
  }

  /**
   * Ask for a code that lets in while signing in is limited
   *
   * Answers alike for known and unknown addresses. The mailed code works once, besides the password.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/sign-in-code` (requestSignInCode)
   */
  requestSignInCode(request: RequestSignInCodeRequest, options?: RequestOptions): Answer<Accepted> {
    return this.#calls.send(this.#api.requestSignInCodeRequestOpts(request), options)
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

/** Operations on campaigns. */
export class CampaignsResource {
  readonly #calls: Calls
  readonly #api: CampaignsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new CampaignsApi(calls.configuration)
  }

  /**
   * List campaigns
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/campaigns` (listCampaigns)
   */
  list(request: ListCampaignsRequest, options?: RequestOptions): ListAnswer<CampaignPage> {
    return this.#calls.list(cursor => this.#api.listCampaignsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Create a campaign, inactive
   *
   * Name and description are required; the rest may follow. `missing` says what publishing would refuse.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns` (createCampaign)
   */
  create(request: CreateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.#calls.send(this.#api.createCampaignRequestOpts(request), options)
  }

  /**
   * Get a campaign
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/campaigns/{campaign_id}` (getCampaign)
   */
  get(request: GetCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.#calls.send(this.#api.getCampaignRequestOpts(request), options)
  }

  /**
   * Change a campaign
   *
   * Lists are replaced. An active campaign changes within 5 seconds and must stay complete; an archived one stays as it is.
   *
   * Permission: `manage-marketing`.
   *
   * `PATCH /v1/sites/{site_id}/campaigns/{campaign_id}` (updateCampaign)
   */
  update(request: UpdateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.#calls.send(this.#api.updateCampaignRequestOpts(request), options)
  }

  /**
   * Delete a campaign that is neither active nor asked for by a journey; its leads stay
   *
   * Permission: `manage-marketing`.
   *
   * `DELETE /v1/sites/{site_id}/campaigns/{campaign_id}` (deleteCampaign)
   */
  delete(request: DeleteCampaignRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteCampaignRequestOpts(request), options)
  }

  /**
   * Copy a campaign into a new, inactive one
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/duplicate` (duplicateCampaign)
   */
  duplicate(request: DuplicateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.#calls.send(this.#api.duplicateCampaignRequestOpts(request), options)
  }

  /**
   * Make a campaign active; its popup is published with it
   *
   * Only from inactive. Details must be completed before activation: `errors` lists what is missing.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/publish` (publishCampaign)
   */
  publish(request: PublishCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.#calls.send(this.#api.publishCampaignRequestOpts(request), options)
  }

  /**
   * Make an active campaign inactive; its popup goes on without it
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/deactivate` (deactivateCampaign)
   */
  deactivate(request: DeactivateCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.#calls.send(this.#api.deactivateCampaignRequestOpts(request), options)
  }

  /**
   * Archive an active or inactive campaign; its popup is unpublished
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/archive` (archiveCampaign)
   */
  archive(request: ArchiveCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.#calls.send(this.#api.archiveCampaignRequestOpts(request), options)
  }

  /**
   * Take a campaign out of the archive, inactive
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/campaigns/{campaign_id}/unarchive` (unarchiveCampaign)
   */
  unarchive(request: UnarchiveCampaignRequest, options?: RequestOptions): Answer<Campaign> {
    return this.#calls.send(this.#api.unarchiveCampaignRequestOpts(request), options)
  }
}

/** Operations on confirmations. */
export class ConfirmationsResource {
  readonly #calls: Calls
  readonly #api: ConfirmationsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new ConfirmationsApi(calls.configuration)
  }

  /**
   * The page on which a person confirms an address
   *
   * Permission: `public`.
   *
   * `GET /v1/public/confirmations/{token}` (showConfirmation)
   */
  show(request: ShowConfirmationRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.showConfirmationRequestOpts(request), options)
  }

  /**
   * Confirm an address, and with it that mail is wanted
   *
   * Permission: `public`.
   *
   * `POST /v1/public/confirmations/{token}` (confirmAddress)
   */
  confirmAddress(request: ConfirmAddressRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.confirmAddressRequestOpts(request), options)
  }
}

/** Operations on consents. */
export class ConsentsResource {
  readonly #calls: Calls
  readonly #api: ConsentsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new ConsentsApi(calls.configuration)
  }

  /**
   * What a lead has agreed to and withdrawn, newest first
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/{lead_id}/consents` (listLeadConsents)
   */
  listLeadConsents(request: ListLeadConsentsRequest, options?: RequestOptions): ListAnswer<ConsentPage> {
    return this.#calls.list(cursor => this.#api.listLeadConsentsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }
}

/** Operations on custom-fields. */
export class CustomFieldsResource {
  readonly #calls: Calls
  readonly #api: CustomFieldsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new CustomFieldsApi(calls.configuration)
  }

  /**
   * List custom fields
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/custom-fields` (listCustomFields)
   */
  list(request: ListCustomFieldsRequest, options?: RequestOptions): ListAnswer<CustomFieldPage> {
    return this.#calls.list(cursor => this.#api.listCustomFieldsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Create a custom field
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/custom-fields` (createCustomField)
   */
  create(request: CreateCustomFieldRequest, options?: RequestOptions): Answer<CustomField> {
    return this.#calls.send(this.#api.createCustomFieldRequestOpts(request), options)
  }

  /**
   * Get a custom field
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/custom-fields/{field_id}` (getCustomField)
   */
  get(request: GetCustomFieldRequest, options?: RequestOptions): Answer<CustomField> {
    return this.#calls.send(this.#api.getCustomFieldRequestOpts(request), options)
  }

  /**
   * Change a custom field
   *
   * Values that leads have already stay, also those of an option that is taken away.
   *
   * Permission: `manage-leads`.
   *
   * `PATCH /v1/sites/{site_id}/custom-fields/{field_id}` (updateCustomField)
   */
  update(request: UpdateCustomFieldRequest, options?: RequestOptions): Answer<CustomField> {
    return this.#calls.send(this.#api.updateCustomFieldRequestOpts(request), options)
  }

  /**
   * Delete a custom field that no journey uses, with the values that leads have in it
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/custom-fields/{field_id}` (deleteCustomField)
   */
  delete(request: DeleteCustomFieldRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteCustomFieldRequestOpts(request), options)
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

/** Operations on emails. */
export class EmailsResource {
  readonly #calls: Calls
  readonly #api: EmailsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new EmailsApi(calls.configuration)
  }

  /**
   * List mail to leads, newest first
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/emails` (listEmails)
   */
  list(request: ListEmailsRequest, options?: RequestOptions): ListAnswer<EmailPage> {
    return this.#calls.list(cursor => this.#api.listEmailsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Get a mail with its attempts, opens and clicks
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/emails/{email_id}` (getEmail)
   */
  get(request: GetEmailRequest, options?: RequestOptions): Answer<EmailDetail> {
    return this.#calls.send(this.#api.getEmailRequestOpts(request), options)
  }

  /**
   * Render a mail from the content it had
   *
   * With the lead’s present values and without tracking, so that looking at it counts nothing.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/emails/{email_id}/content` (getEmailContent)
   */
  getContent(request: GetEmailContentRequest, options?: RequestOptions): Answer<EmailContent> {
    return this.#calls.send(this.#api.getEmailContentRequestOpts(request), options)
  }

  /**
   * Why did this person get this mail: from the submission to the server’s answer
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/emails/{email_id}/explanation` (explainEmail)
   */
  explain(request: ExplainEmailRequest, options?: RequestOptions): Answer<EmailExplanation> {
    return this.#calls.send(this.#api.explainEmailRequestOpts(request), options)
  }

  /**
   * Send a mail in doubt once more, as the same message
   *
   * Of a mail in state `unknown`. All checks are made again; the attempts before stay in its history.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/emails/{email_id}/resend` (resendEmail)
   */
  resend(request: ResendEmailRequest, options?: RequestOptions): Answer<EmailDetail> {
    return this.#calls.send(this.#api.resendEmailRequestOpts(request), options)
  }

  /**
   * Decide that a mail in doubt is not sent again
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/emails/{email_id}/settle` (resolveDelivery)
   */
  resolveDelivery(request: ResolveDeliveryRequest, options?: RequestOptions): Answer<EmailDetail> {
    return this.#calls.send(this.#api.resolveDeliveryRequestOpts(request), options)
  }

  /**
   * Get how the site sends
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/email-settings` (getEmailSettings)
   */
  getSettings(request: GetEmailSettingsRequest, options?: RequestOptions): Answer<EmailSettings> {
    return this.#calls.send(this.#api.getEmailSettingsRequestOpts(request), options)
  }

  /**
   * Change how the site sends
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/email-settings` (updateEmailSettings)
   */
  updateSettings(request: UpdateEmailSettingsRequest, options?: RequestOptions): Answer<EmailSettings> {
    return this.#calls.send(this.#api.updateEmailSettingsRequestOpts(request), options)
  }

  /**
   * Remove the key that signs mail
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/email-settings/dkim` (removeDkimKey)
   */
  removeDkimKey(request: RemoveDkimKeyRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.removeDkimKeyRequestOpts(request), options)
  }
}

/** Operations on events. */
export class EventsResource {
  readonly #calls: Calls
  readonly #api: EventsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new EventsApi(calls.configuration)
  }

  /**
   * Tell of something that a lead did
   *
   * The lead by its id or its address. Starts the journeys that wait for an event of this name.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/events` (recordEvent)
   */
  record(request: RecordEventRequest, options?: RequestOptions): Answer<ReceivedEvent> {
    return this.#calls.send(this.#api.recordEventRequestOpts(request), options)
  }
}

/** Operations on files. */
export class FilesResource {
  readonly #calls: Calls
  readonly #api: FilesApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new FilesApi(calls.configuration)
  }

  /**
   * List files
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/files` (listFiles)
   */
  list(request: ListFilesRequest, options?: RequestOptions): ListAnswer<StoredFilePage> {
    return this.#calls.list(cursor => this.#api.listFilesRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Upload a file
   *
   * PDF, ZIP, Word, Excel, PowerPoint, EPUB, images, MP3, M4A, MP4, text, CSV or a web font (WOFF2, WOFF) of at most 20 MB, judged by its content. The same file again is the file that there is.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/files` (uploadFile)
   */
  upload(request: UploadFileRequest, options?: RequestOptions): Answer<StoredFile> {
    return this.#calls.send(this.#api.uploadFileRequestOpts(request), options)
  }

  /**
   * Get what a file is; leads load it by a signed link
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/files/{file_id}` (getFile)
   */
  get(request: GetFileRequest, options?: RequestOptions): Answer<StoredFile> {
    return this.#calls.send(this.#api.getFileRequestOpts(request), options)
  }

  /**
   * Delete a file that no campaign gives; links to it end
   *
   * Permission: `manage-marketing`.
   *
   * `DELETE /v1/sites/{site_id}/files/{file_id}` (deleteFile)
   */
  delete(request: DeleteFileRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteFileRequestOpts(request), options)
  }
}

/** Operations on hosts. */
export class HostsResource {
  readonly #calls: Calls
  readonly #api: HostsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new HostsApi(calls.configuration)
  }

  /**
   * Get the hosts on which the widget of a site works
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/host-settings` (getHostSettings)
   */
  getSettings(request: GetHostSettingsRequest, options?: RequestOptions): Answer<HostSettings> {
    return this.#calls.send(this.#api.getHostSettingsRequestOpts(request), options)
  }

  /**
   * Set the hosts on which the widget of a site works
   *
   * Pages of other hosts are answered as if there were no such site, and counted. Previews work everywhere.
   *
   * Permission: `manage-popups`.
   *
   * `PATCH /v1/sites/{site_id}/host-settings` (updateHostSettings)
   */
  updateSettings(request: UpdateHostSettingsRequest, options?: RequestOptions): Answer<HostSettings> {
    return this.#calls.send(this.#api.updateHostSettingsRequestOpts(request), options)
  }

  /**
   * List the hosts from which the widget was asked for, the latest first
   *
   * Counted in memory and written every few seconds.
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/hosts` (listHosts)
   */
  list(request: ListHostsRequest, options?: RequestOptions): Answer<WidgetHostList> {
    return this.#calls.send(this.#api.listHostsRequestOpts(request), options)
  }
}

/** Operations on identity-secret. */
export class IdentitySecretResource {
  readonly #calls: Calls
  readonly #api: IdentitySecretApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new IdentitySecretApi(calls.configuration)
  }

  /**
   * Get the secret that proves who a visitor is
   *
   * `user_hash` is the HMAC-SHA-256 of the address, trimmed and in lower case, by this secret, in hexadecimal digits. Compute it on a server; the secret must never reach a page.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/identity-secret` (getIdentitySecret)
   */
  get(request: GetIdentitySecretRequest, options?: RequestOptions): Answer<IdentitySecret> {
    return this.#calls.send(this.#api.getIdentitySecretRequestOpts(request), options)
  }
}

/** Operations on images. */
export class ImagesResource {
  readonly #calls: Calls
  readonly #api: ImagesApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new ImagesApi(calls.configuration)
  }

  /**
   * List images
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/images` (listImages)
   */
  list(request: ListImagesRequest, options?: RequestOptions): ListAnswer<ImagePage> {
    return this.#calls.list(cursor => this.#api.listImagesRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Upload an image
   *
   * PNG, JPEG, WebP, GIF or AVIF of at most 5 MB, judged by its content. It is kept without its metadata, in the sizes that are shown. The same image again is the image that there is.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/images` (uploadImage)
   */
  upload(request: UploadImageRequest, options?: RequestOptions): Answer<Image> {
    return this.#calls.send(this.#api.uploadImageRequestOpts(request), options)
  }

  /**
   * Get an image
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/images/{image_id}` (getImage)
   */
  get(request: GetImageRequest, options?: RequestOptions): Answer<Image> {
    return this.#calls.send(this.#api.getImageRequestOpts(request), options)
  }

  /**
   * Delete an image that no popup shows
   *
   * Permission: `manage-popups`.
   *
   * `DELETE /v1/sites/{site_id}/images/{image_id}` (deleteImage)
   */
  delete(request: DeleteImageRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteImageRequestOpts(request), options)
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
   * Those for whom a trigger of the draft holds now and who meet its criteria, without those who are in the journey already.
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
   * Enroll nobody any more; let runs finish, or stop them
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/switch-off` (switchOffJourney)
   */
  switchOffJourney(request: SwitchOffJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.switchOffJourneyRequestOpts(request), options)
  }

  /**
   * Enroll again, with the version that was published last
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
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/pause` (pauseJourney)
   */
  pause(request: PauseJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.pauseJourneyRequestOpts(request), options)
  }

  /**
   * Let a paused journey go on
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/resume` (resumeJourney)
   */
  resume(request: ResumeJourneyRequest, options?: RequestOptions): Answer<Journey> {
    return this.#calls.send(this.#api.resumeJourneyRequestOpts(request), options)
  }

  /**
   * What would move at once if a paused journey went on
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/resume-preview` (previewJourneyResume)
   */
  previewResume(request: PreviewJourneyResumeRequest, options?: RequestOptions): Answer<ResumePreview> {
    return this.#calls.send(this.#api.previewJourneyResumeRequestOpts(request), options)
  }

  /**
   * What would move at once if a paused site went on
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/resume-preview` (previewSiteResume)
   */
  previewSiteResume(request: PreviewSiteResumeRequest, options?: RequestOptions): Answer<ResumePreview> {
    return this.#calls.send(this.#api.previewSiteResumeRequestOpts(request), options)
  }

  /**
   * Send every mail of the draft to the signed-in person, marked as a test
   *
   * As the given lead would get it, or an invented one. Counts in no statistic, starts no run, and its answer links record nothing. With an API key the person who made it gets them.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/test-send` (testSendJourney)
   */
  testSendJourney(request: TestSendJourneyRequest, options?: RequestOptions): Answer<JourneyTestSent> {
    return this.#calls.send(this.#api.testSendJourneyRequestOpts(request), options)
  }

  /**
   * Enroll up to 1,000 leads by hand; one result each
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/runs` (enrollLeads)
   */
  enrollLeads(request: EnrollLeadsRequest, options?: RequestOptions): Answer<EnrollmentResults> {
    return this.#calls.send(this.#api.enrollLeadsRequestOpts(request), options)
  }

  /**
   * How many leads of a filter or an audience would be enrolled
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/enrollments/preview` (previewEnrollMatching)
   */
  previewEnrollMatching(request: PreviewEnrollMatchingRequest, options?: RequestOptions): Answer<EnrollmentOfManyPreview> {
    return this.#calls.send(this.#api.previewEnrollMatchingRequestOpts(request), options)
  }

  /**
   * Enrollments of many leads, newest first, and how far they have come
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/enrollments` (listJourneyEnrollments)
   */
  listEnrollments(request: ListJourneyEnrollmentsRequest, options?: RequestOptions): ListAnswer<JourneyEnrollmentPage> {
    return this.#calls.list(cursor => this.#api.listJourneyEnrollmentsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Enroll all leads of a filter or an audience
   *
   * Those of them whom the journey’s criteria let in, whatever its triggers, as a job. Without filter and audience: of all leads.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/enrollments` (enrollMatching)
   */
  enrollMatching(request: EnrollMatchingRequest, options?: RequestOptions): Answer<JourneyEnrollment> {
    return this.#calls.send(this.#api.enrollMatchingRequestOpts(request), options)
  }

  /**
   * Journeys to begin with
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journey-starters` (listJourneyStarters)
   */
  listStarters(request: ListJourneyStartersRequest, options?: RequestOptions): Answer<JourneyStarters> {
    return this.#calls.send(this.#api.listJourneyStartersRequestOpts(request), options)
  }

  /**
   * Make a draft of a starter, with the templates, tags and fields that it needs
   *
   * In the site’s language. Without `sender_id` the first verified sender signs.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/from-starter` (createJourneyFromStarter)
   */
  createFromStarter(request: CreateJourneyFromStarterRequest, options?: RequestOptions): Answer<ImportedJourney> {
    return this.#calls.send(this.#api.createJourneyFromStarterRequestOpts(request), options)
  }

  /**
   * A journey’s draft as a document that another site can import
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/export` (exportJourney)
   */
  export(request: ExportJourneyRequest, options?: RequestOptions): Answer<JourneyDefinition> {
    return this.#calls.send(this.#api.exportJourneyRequestOpts(request), options)
  }

  /**
   * Make a draft of an exported journey
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/import` (importJourney)
   */
  import(request: ImportJourneyRequest, options?: RequestOptions): Answer<ImportedJourney> {
    return this.#calls.send(this.#api.importJourneyRequestOpts(request), options)
  }

  /**
   * Make a draft of another site’s journey
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/copy` (copyJourney)
   */
  copy(request: CopyJourneyRequest, options?: RequestOptions): Answer<ImportedJourney> {
    return this.#calls.send(this.#api.copyJourneyRequestOpts(request), options)
  }

  /**
   * Try a journey on one lead through simulated time
   *
   * By the engine that carries live runs, on a clock of its own. Changes nothing, sends nothing.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/simulate` (simulateJourney)
   */
  simulate(request: SimulateJourneyRequest, options?: RequestOptions): Answer<Simulation> {
    return this.#calls.send(this.#api.simulateJourneyRequestOpts(request), options)
  }

  /**
   * Whom a draft would have reached, had it been on during the last days
   *
   * Goes through the events of those days by the real triggers and rules of enrollment. Leads are taken as they are today, and nobody opens, clicks or answers.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/what-if` (whatIfJourney)
   */
  whatIfJourney(request: WhatIfJourneyRequest, options?: RequestOptions): Answer<WhatIf> {
    return this.#calls.send(this.#api.whatIfJourneyRequestOpts(request), options)
  }
}

/** Operations on lead-quality. */
export class LeadQualityResource {
  readonly #calls: Calls
  readonly #api: LeadQualityApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new LeadQualityApi(calls.configuration)
  }

  /**
   * Get what the site thinks of addresses
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/lead-quality` (getLeadQualitySettings)
   */
  getSettings(request: GetLeadQualitySettingsRequest, options?: RequestOptions): Answer<LeadQualitySettings> {
    return this.#calls.send(this.#api.getLeadQualitySettingsRequestOpts(request), options)
  }

  /**
   * Change what the site thinks of addresses
   *
   * Lists replace those that are there. Leads that are known keep the judgment that they have.
   *
   * Permission: `manage-leads`.
   *
   * `PATCH /v1/sites/{site_id}/lead-quality` (updateLeadQualitySettings)
   */
  updateSettings(request: UpdateLeadQualitySettingsRequest, options?: RequestOptions): Answer<LeadQualitySettings> {
    return this.#calls.send(this.#api.updateLeadQualitySettingsRequestOpts(request), options)
  }

  /**
   * Judge an address without storing it
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/lead-quality/check` (checkEmail)
   */
  checkEmail(request: CheckEmailRequest, options?: RequestOptions): Answer<CheckedEmail> {
    return this.#calls.send(this.#api.checkEmailRequestOpts(request), options)
  }

  /**
   * List what was judged again, newest first, and how far it has come
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/lead-quality/verifications` (listEmailVerifications)
   */
  listEmailVerifications(request: ListEmailVerificationsRequest, options?: RequestOptions): ListAnswer<EmailVerificationPage> {
    return this.#calls.list(cursor => this.#api.listEmailVerificationsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Judge the addresses of all leads of a filter again
   *
   * As a job, by the lists and exceptions of today, with DNS asked at a limited rate. Without filter: all leads. Starts no journey that is not about these values.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/lead-quality/verifications` (verifyEmails)
   */
  verifyEmails(request: VerifyEmailsRequest, options?: RequestOptions): Answer<EmailVerification> {
    return this.#calls.send(this.#api.verifyEmailsRequestOpts(request), options)
  }

  /**
   * Judge a lead’s address anew
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/check-email` (checkLeadEmail)
   */
  checkLeadEmail(request: CheckLeadEmailRequest, options?: RequestOptions): Answer<Lead> {
    return this.#calls.send(this.#api.checkLeadEmailRequestOpts(request), options)
  }

  /**
   * Mail the link that confirms the address once more
   *
   * Only while a confirmation is pending, and not more often than every ten minutes.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/confirmation-mail` (sendConfirmation)
   */
  sendConfirmation(request: SendConfirmationRequest, options?: RequestOptions): Answer<Lead> {
    return this.#calls.send(this.#api.sendConfirmationRequestOpts(request), options)
  }
}

/** Operations on leads. */
export class LeadsResource {
  readonly #calls: Calls
  readonly #api: LeadsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new LeadsApi(calls.configuration)
  }

  /**
   * List leads
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads` (listLeads)
   */
  list(request: ListLeadsRequest, options?: RequestOptions): ListAnswer<LeadPage> {
    return this.#calls.list(cursor => this.#api.listLeadsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Add a lead
   *
   * Without `consent` the lead is stored as not subscribed.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads` (createLead)
   */
  create(request: CreateLeadRequest, options?: RequestOptions): Answer<Lead> {
    return this.#calls.send(this.#api.createLeadRequestOpts(request), options)
  }

  /**
   * Find leads by a filter
   *
   * Permission: `read-lead`.
   *
   * `POST /v1/sites/{site_id}/leads/search` (searchLeads)
   */
  search(request: SearchLeadsRequest, options?: RequestOptions): Answer<LeadPage> {
    return this.#calls.send(this.#api.searchLeadsRequestOpts(request), options)
  }

  /**
   * Count the leads that a filter finds
   *
   * Permission: `read-lead`.
   *
   * `POST /v1/sites/{site_id}/leads/count` (countLeads)
   */
  count(request: CountLeadsRequest, options?: RequestOptions): Answer<LeadCount> {
    return this.#calls.send(this.#api.countLeadsRequestOpts(request), options)
  }

  /**
   * Count the leads of each of the last days, in the site’s time zone
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/by-day` (countLeadsByDay)
   */
  countByDay(request: CountLeadsByDayRequest, options?: RequestOptions): Answer<LeadDays> {
    return this.#calls.send(this.#api.countLeadsByDayRequestOpts(request), options)
  }

  /**
   * Get a lead
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/{lead_id}` (getLead)
   */
  get(request: GetLeadRequest, options?: RequestOptions): Answer<Lead> {
    return this.#calls.send(this.#api.getLeadRequestOpts(request), options)
  }

  /**
   * Change a lead
   *
   * Permission: `manage-leads`.
   *
   * `PATCH /v1/sites/{site_id}/leads/{lead_id}` (updateLead)
   */
  update(request: UpdateLeadRequest, options?: RequestOptions): Answer<Lead> {
    return this.#calls.send(this.#api.updateLeadRequestOpts(request), options)
  }

  /**
   * Erase a lead
   *
   * Removes the person: values go, ledger and history keep a keyed hash in their place, and one who had unsubscribed stays so.
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/leads/{lead_id}` (deleteLead)
   */
  delete(request: DeleteLeadRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteLeadRequestOpts(request), options)
  }

  /**
   * What happened to a lead, newest first
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/{lead_id}/timeline` (getLeadTimeline)
   */
  getTimeline(request: GetLeadTimelineRequest, options?: RequestOptions): ListAnswer<TimelinePage> {
    return this.#calls.list(cursor => this.#api.getLeadTimelineRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Give a lead tags
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/tags` (addLeadTags)
   */
  addTags(request: AddLeadTagsRequest, options?: RequestOptions): Answer<Lead> {
    return this.#calls.send(this.#api.addLeadTagsRequestOpts(request), options)
  }

  /**
   * Take tags from a lead
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/tags/remove` (removeLeadTags)
   */
  removeTags(request: RemoveLeadTagsRequest, options?: RequestOptions): Answer<Lead> {
    return this.#calls.send(this.#api.removeLeadTagsRequestOpts(request), options)
  }

  /**
   * End all marketing mail to a lead
   *
   * Only the person can undo this, by confirming by mail.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/unsubscribe` (unsubscribeLead)
   */
  unsubscribe(request: UnsubscribeLeadRequest, options?: RequestOptions): Answer<Lead> {
    return this.#calls.send(this.#api.unsubscribeLeadRequestOpts(request), options)
  }
}

/** Operations on popups. */
export class PopupsResource {
  readonly #calls: Calls
  readonly #api: PopupsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new PopupsApi(calls.configuration)
  }

  /**
   * List popups
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/popups` (listPopups)
   */
  list(request: ListPopupsRequest, options?: RequestOptions): ListAnswer<PopupPage> {
    return this.#calls.list(cursor => this.#api.listPopupsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Create a popup, as a draft
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups` (createPopup)
   */
  create(request: CreatePopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.#calls.send(this.#api.createPopupRequestOpts(request), options)
  }

  /**
   * Get a popup
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/popups/{popup_id}` (getPopup)
   */
  get(request: GetPopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.#calls.send(this.#api.getPopupRequestOpts(request), options)
  }

  /**
   * Change a popup
   *
   * Lists are replaced; of `content`, `form` and `style` only the given keys change. A published popup changes on all pages within 5 seconds and must stay complete.
   *
   * Permission: `manage-popups`.
   *
   * `PATCH /v1/sites/{site_id}/popups/{popup_id}` (updatePopup)
   */
  update(request: UpdatePopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.#calls.send(this.#api.updatePopupRequestOpts(request), options)
  }

  /**
   * Delete a popup that starts no journey; its submissions and leads stay
   *
   * Permission: `manage-popups`.
   *
   * `DELETE /v1/sites/{site_id}/popups/{popup_id}` (deletePopup)
   */
  delete(request: DeletePopupRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deletePopupRequestOpts(request), options)
  }

  /**
   * Publish a popup: it shows within 5 seconds
   *
   * An incomplete design is refused; `errors` says what is missing.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/{popup_id}/publish` (publishPopup)
   */
  publish(request: PublishPopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.#calls.send(this.#api.publishPopupRequestOpts(request), options)
  }

  /**
   * Make a popup a draft again: it is gone within 5 seconds
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/{popup_id}/unpublish` (unpublishPopup)
   */
  unpublish(request: UnpublishPopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.#calls.send(this.#api.unpublishPopupRequestOpts(request), options)
  }

  /**
   * Copy a popup into a new draft
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/{popup_id}/duplicate` (duplicatePopup)
   */
  duplicate(request: DuplicatePopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.#calls.send(this.#api.duplicatePopupRequestOpts(request), options)
  }

  /**
   * Make a variant the popup: its differences go into the design, and the test ends
   *
   * `original` keeps the design as it is. All variants are taken away; their results stay.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/{popup_id}/variants/{variant_id}/apply` (applyPopupVariant)
   */
  applyVariant(request: ApplyPopupVariantRequest, options?: RequestOptions): Answer<Popup> {
    return this.#calls.send(this.#api.applyPopupVariantRequestOpts(request), options)
  }

  /**
   * Get what to put into a page: script, button, call, and a form that works without JavaScript
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/popups/{popup_id}/snippets` (getPopupSnippets)
   */
  getSnippets(request: GetPopupSnippetsRequest, options?: RequestOptions): Answer<PopupSnippets> {
    return this.#calls.send(this.#api.getPopupSnippetsRequestOpts(request), options)
  }

  /**
   * Say why each popup shows or does not show to a visitor
   *
   * Decided by the very function that runs in the visitor’s browser, drafts included, triggers taken as fired. What is left out is taken as unknown.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/why` (explainPopups)
   */
  explain(request: ExplainPopupsRequest, options?: RequestOptions): Answer<PopupWhyList> {
    return this.#calls.send(this.#api.explainPopupsRequestOpts(request), options)
  }

  /**
   * Open a page and say whether its widget works: snippet, site, version, and what its policy blocks
   *
   * Reads what the server of the page sends, and what the containers of Google Tag Manager hold that the page loads. A snippet in another tag manager is not seen. A page that cannot be opened is refused at `/page_url` with the reason.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/check-page` (checkPopupPage)
   */
  checkPage(request: CheckPopupPageRequest, options?: RequestOptions): Answer<PageCheck> {
    return this.#calls.send(this.#api.checkPopupPageRequestOpts(request), options)
  }

  /**
   * Make a link that shows a popup on one’s own page
   *
   * Drafts too, on draft sites too. The page must hold the snippet. Nothing is sent from a preview.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/{popup_id}/previews` (createPopupPreview)
   */
  createPreview(request: CreatePopupPreviewRequest, options?: RequestOptions): Answer<PopupPreview> {
    return this.#calls.send(this.#api.createPopupPreviewRequestOpts(request), options)
  }
}

/** Operations on public. */
export class PublicResource {
  readonly #calls: Calls
  readonly #api: PublicApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new PublicApi(calls.configuration)
  }

  /**
   * Get the published popups of a site
   *
   * A draft site answers as one that does not exist, but for a preview, which holds one popup, and the demo’s own page. Kept for 5 seconds at most.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/config` (getWidgetConfiguration)
   */
  getWidgetConfiguration(request: GetWidgetConfigurationRequest, options?: RequestOptions): Answer<WidgetConfiguration> {
    return this.#calls.send(this.#api.getWidgetConfigurationRequestOpts(request), options)
  }

  /**
   * Ask which popups with rules on country, lead or tags are for this visitor
   *
   * Of the popups whose configuration says `ask`, those whose rules hold. A visitor is known who sent a form from this browser, came by a signed link, or is named with a `user_hash`. Changes nothing and is never cached.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/decisions` (decidePopups)
   */
  decidePopups(request: DecidePopupsRequest, options?: RequestOptions): Answer<PopupDecision> {
    return this.#calls.send(this.#api.decidePopupsRequestOpts(request), options)
  }

  /**
   * Tell of visited pages and of popups that were seen
   *
   * Pages and events of a page’s own are kept where the site tracks; popups are counted in any case. The body may also come as `text/plain`, as beacons send it. The answer is the same whatever is kept.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/events` (recordVisits)
   */
  recordVisits(request: RecordVisitsRequest, options?: RequestOptions): Answer<VisitsAccepted> {
    return this.#calls.send(this.#api.recordVisitsRequestOpts(request), options)
  }

  /**
   * Download a file by its signed link
   *
   * A link that was altered, is too old, or whose file is deleted answers 404.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/files/{token}` (downloadFile)
   */
  downloadFile(request: DownloadFileRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.downloadFileRequestOpts(request), options)
  }

  /**
   * Get a web font of a site
   *
   * It never changes, so that it may be kept for a year.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/fonts/{file_id}` (showFont)
   */
  showFont(request: ShowFontRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.showFontRequestOpts(request), options)
  }

  /**
   * Get the bytes of an image
   *
   * They never change, so that they may be kept for a year.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/images/{image_id}` (showImage)
   */
  showImage(request: ShowImageRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.showImageRequestOpts(request), options)
  }

  /**
   * A page with a popup’s form, for readers without JavaScript
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sites/{site_id}/popups/{popup_id}/form` (showPlainForm)
   */
  showPlainForm(request: ShowPlainFormRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.showPlainFormRequestOpts(request), options)
  }

  /**
   * Send a popup’s form as plain HTML
   *
   * For `<form method="post">` without a script. Answers with a page of thanks, a redirect (303) where the popup has one, or the form again with what was typed and what is wrong.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/popups/{popup_id}/form` (submitPlainForm)
   */
  submitPlainForm(request: SubmitPlainFormRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.submitPlainFormRequestOpts(request), options)
  }

  /**
   * Send a popup’s form
   *
   * The answer is the same for new and known addresses, and for what is taken for a machine. `website` stays empty: people do not see it.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sites/{site_id}/popups/{popup_id}/submissions` (submitForm)
   */
  submitForm(request: SubmitFormRequest, options?: RequestOptions): Answer<SubmissionAccepted> {
    return this.#calls.send(this.#api.submitFormRequestOpts(request), options)
  }
}

/** Operations on results. */
export class ResultsResource {
  readonly #calls: Calls
  readonly #api: ResultsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new ResultsApi(calls.configuration)
  }

  /**
   * Get what a popup came to
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/popups/{popup_id}/results` (getPopupResults)
   */
  getPopupResults(request: GetPopupResultsRequest, options?: RequestOptions): Answer<Results> {
    return this.#calls.send(this.#api.getPopupResultsRequestOpts(request), options)
  }

  /**
   * Get what a campaign came to while it was active
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/campaigns/{campaign_id}/results` (getCampaignResults)
   */
  getCampaignResults(request: GetCampaignResultsRequest, options?: RequestOptions): Answer<Results> {
    return this.#calls.send(this.#api.getCampaignResultsRequestOpts(request), options)
  }

  /**
   * Count visits and pages by day
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visit-counts` (getVisitCounts)
   */
  getVisitCounts(request: GetVisitCountsRequest, options?: RequestOptions): Answer<VisitCounts> {
    return this.#calls.send(this.#api.getVisitCountsRequestOpts(request), options)
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
   * List runs, the last enrollment first
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/runs` (listRuns)
   */
  list(request: ListRunsRequest, options?: RequestOptions): ListAnswer<RunPage> {
    return this.#calls.list(cursor => this.#api.listRunsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Runs as CSV, written while it is read
   *
   * A first line of names, then one line for each run. Cells that begin with `=`, `+`, `-`, `@`, tab or carriage return get a leading apostrophe.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/runs/export` (exportRuns)
   */
  export(request: ExportRunsRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.exportRunsRequestOpts(request), options)
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

  /**
   * End the wait of a run now
   *
   * A delay, or a wait for an open window, an open, a click or an answer. A mail under way is not hurried.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/runs/{run_id}/skip-wait` (skipWait)
   */
  skipWait(request: SkipWaitRequest, options?: RequestOptions): Answer<Run> {
    return this.#calls.send(this.#api.skipWaitRequestOpts(request), options)
  }

  /**
   * Take the stored inputs of a run once more and compare what comes of them with what is stored
   *
   * Changes nothing. `identical` is true where the state is the same byte for byte and the record the same entry for entry; else `difference` says where they part.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/runs/{run_id}/replay` (replayRun)
   */
  replay(request: ReplayRunRequest, options?: RequestOptions): Answer<RunReplay> {
    return this.#calls.send(this.#api.replayRunRequestOpts(request), options)
  }

  /**
   * How many runs an action would reach
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/run-actions/preview` (previewRunAction)
   */
  previewAction(request: PreviewRunActionRequest, options?: RequestOptions): Answer<RunActionPreview> {
    return this.#calls.send(this.#api.previewRunActionRequestOpts(request), options)
  }

  /**
   * What was asked of many runs, the last first
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/run-actions` (listRunActions)
   */
  listActions(request: ListRunActionsRequest, options?: RequestOptions): ListAnswer<RunActionPage> {
    return this.#calls.list(cursor => this.#api.listRunActionsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Stop, retry or skip the waits of all runs that fit
   *
   * The first few hundred at once, the others as a job. Each run is reached once, whatever happens meanwhile.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/run-actions` (createRunAction)
   */
  createAction(request: CreateRunActionRequest, options?: RequestOptions): Answer<RunAction> {
    return this.#calls.send(this.#api.createRunActionRequestOpts(request), options)
  }

  /**
   * How far an action has come
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/run-actions/{run_action_id}` (getRunAction)
   */
  getAction(request: GetRunActionRequest, options?: RequestOptions): Answer<RunAction> {
    return this.#calls.send(this.#api.getRunActionRequestOpts(request), options)
  }

  /**
   * Which runs can go on with another version, which cannot, and which would act at once
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/moves/preview` (previewMove)
   */
  previewMove(request: PreviewMoveRequest, options?: RequestOptions): Answer<MovePreview> {
    return this.#calls.send(this.#api.previewMoveRequestOpts(request), options)
  }

  /**
   * Let waiting runs go on with another version of the journey
   *
   * Runs stay at the step of the same id; waits are computed anew from where they began. Those that cannot be moved go on as they are.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/journeys/{journey_id}/moves` (moveRuns)
   */
  move(request: MoveRunsRequest, options?: RequestOptions): Answer<RunAction> {
    return this.#calls.send(this.#api.moveRunsRequestOpts(request), options)
  }

  /**
   * The numbers of a journey, in all and at each step
   *
   * Of the runs enrolled from `from` to `to` (days of the site’s time zone as it was then, both included) that have the version now. A run that was moved counts whole under its new version.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/metrics` (getJourneyMetrics)
   */
  getJourneyMetrics(request: GetJourneyMetricsRequest, options?: RequestOptions): Answer<JourneyMetrics> {
    return this.#calls.send(this.#api.getJourneyMetricsRequestOpts(request), options)
  }

  /**
   * How many runs stand at each step now
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/journeys/{journey_id}/step-counts` (getJourneyStepCounts)
   */
  getJourneyStepCounts(request: GetJourneyStepCountsRequest, options?: RequestOptions): Answer<JourneyStepCounts> {
    return this.#calls.send(this.#api.getJourneyStepCountsRequestOpts(request), options)
  }
}

/** Operations on sender-verification. */
export class SenderVerificationResource {
  readonly #calls: Calls
  readonly #api: SenderVerificationApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new SenderVerificationApi(calls.configuration)
  }

  /**
   * The page on which a sender’s address is verified
   *
   * Permission: `public`.
   *
   * `GET /v1/public/senders/{token}` (showSenderVerification)
   */
  show(request: ShowSenderVerificationRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.showSenderVerificationRequestOpts(request), options)
  }

  /**
   * Verify a sender’s address
   *
   * Permission: `public`.
   *
   * `POST /v1/public/senders/{token}` (verifySender)
   */
  verifySender(request: VerifySenderRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.verifySenderRequestOpts(request), options)
  }
}

/** Operations on senders. */
export class SendersResource {
  readonly #calls: Calls
  readonly #api: SendersApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new SendersApi(calls.configuration)
  }

  /**
   * List senders
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/senders` (listSenders)
   */
  list(request: ListSendersRequest, options?: RequestOptions): ListAnswer<SenderPage> {
    return this.#calls.list(cursor => this.#api.listSendersRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Create a sender and mail the link that verifies it
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/senders` (createSender)
   */
  create(request: CreateSenderRequest, options?: RequestOptions): Answer<Sender> {
    return this.#calls.send(this.#api.createSenderRequestOpts(request), options)
  }

  /**
   * Get a sender
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/senders/{sender_id}` (getSender)
   */
  get(request: GetSenderRequest, options?: RequestOptions): Answer<Sender> {
    return this.#calls.send(this.#api.getSenderRequestOpts(request), options)
  }

  /**
   * Change a sender; another address has to be verified anew
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/senders/{sender_id}` (updateSender)
   */
  update(request: UpdateSenderRequest, options?: RequestOptions): Answer<Sender> {
    return this.#calls.send(this.#api.updateSenderRequestOpts(request), options)
  }

  /**
   * Delete a sender that nothing uses
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/senders/{sender_id}` (deleteSender)
   */
  delete(request: DeleteSenderRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteSenderRequestOpts(request), options)
  }

  /**
   * Mail the link that verifies a sender again
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/senders/{sender_id}/verification` (resendSenderVerification)
   */
  resendVerification(request: ResendSenderVerificationRequest, options?: RequestOptions): Answer<Sender> {
    return this.#calls.send(this.#api.resendSenderVerificationRequestOpts(request), options)
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
   * `POST /v1/sites/{site_id}/pause` (pauseSite)
   */
  pause(request: PauseSiteRequest, options?: RequestOptions): Answer<Site> {
    return this.#calls.send(this.#api.pauseSiteRequestOpts(request), options)
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

  /**
   * Get what journeys of a site may do at most
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/marketing-settings` (getMarketingSettings)
   */
  getMarketingSettings(request: GetMarketingSettingsRequest, options?: RequestOptions): Answer<MarketingSettings> {
    return this.#calls.send(this.#api.getMarketingSettingsRequestOpts(request), options)
  }

  /**
   * Cap marketing mail per lead, set days off and the daily cost of AI texts
   *
   * Permission: `manage-marketing`.
   *
   * `PATCH /v1/sites/{site_id}/marketing-settings` (updateMarketingSettings)
   */
  updateMarketingSettings(request: UpdateMarketingSettingsRequest, options?: RequestOptions): Answer<MarketingSettings> {
    return this.#calls.send(this.#api.updateMarketingSettingsRequestOpts(request), options)
  }

  /**
   * Get the fonts that designs of a site may use
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/design-settings` (getDesignSettings)
   */
  getDesignSettings(request: GetDesignSettingsRequest, options?: RequestOptions): Answer<DesignSettings> {
    return this.#calls.send(this.#api.getDesignSettingsRequestOpts(request), options)
  }

  /**
   * Set the fonts of a site, 1 to 10
   *
   * Permission: `manage-sites`.
   *
   * `PATCH /v1/sites/{site_id}/design-settings` (updateDesignSettings)
   */
  updateDesignSettings(request: UpdateDesignSettingsRequest, options?: RequestOptions): Answer<DesignSettings> {
    return this.#calls.send(this.#api.updateDesignSettingsRequestOpts(request), options)
  }

  /**
   * Get what a site keeps of its visitors
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/tracking-settings` (getTrackingSettings)
   */
  getTrackingSettings(request: GetTrackingSettingsRequest, options?: RequestOptions): Answer<TrackingSettings> {
    return this.#calls.send(this.#api.getTrackingSettingsRequestOpts(request), options)
  }

  /**
   * Change what a site keeps of its visitors
   *
   * Pages that are open learn of it within 5 minutes; from now on nothing else is kept.
   *
   * Permission: `manage-marketing`.
   *
   * `PATCH /v1/sites/{site_id}/tracking-settings` (updateTrackingSettings)
   */
  updateTrackingSettings(request: UpdateTrackingSettingsRequest, options?: RequestOptions): Answer<TrackingSettings> {
    return this.#calls.send(this.#api.updateTrackingSettingsRequestOpts(request), options)
  }
}

/** Operations on submissions. */
export class SubmissionsResource {
  readonly #calls: Calls
  readonly #api: SubmissionsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new SubmissionsApi(calls.configuration)
  }

  /**
   * List what visitors sent, newest first
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/submissions` (listSubmissions)
   */
  list(request: ListSubmissionsRequest, options?: RequestOptions): ListAnswer<SubmissionPage> {
    return this.#calls.list(cursor => this.#api.listSubmissionsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Get what a visitor sent
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/submissions/{submission_id}` (getSubmission)
   */
  get(request: GetSubmissionRequest, options?: RequestOptions): Answer<Submission> {
    return this.#calls.send(this.#api.getSubmissionRequestOpts(request), options)
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
   * Refused while a journey starts by it, assigns it or removes it.
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/tags/{tag_id}` (deleteTag)
   */
  delete(request: DeleteTagRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteTagRequestOpts(request), options)
  }

  /**
   * Give a tag to leads
   *
   * Several at once start no journey unless `start_journeys` says so.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/tags/{tag_id}/leads` (addTagLeads)
   */
  addLeads(request: AddTagLeadsRequest, options?: RequestOptions): Answer<TaggedLeads> {
    return this.#calls.send(this.#api.addTagLeadsRequestOpts(request), options)
  }

  /**
   * Take a tag from leads
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/tags/{tag_id}/leads/remove` (removeTagLeads)
   */
  removeLeads(request: RemoveTagLeadsRequest, options?: RequestOptions): Answer<TaggedLeads> {
    return this.#calls.send(this.#api.removeTagLeadsRequestOpts(request), options)
  }
}

/** Operations on templates. */
export class TemplatesResource {
  readonly #calls: Calls
  readonly #api: TemplatesApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new TemplatesApi(calls.configuration)
  }

  /**
   * List e-mail templates
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/templates` (listTemplates)
   */
  list(request: ListTemplatesRequest, options?: RequestOptions): ListAnswer<TemplatePage> {
    return this.#calls.list(cursor => this.#api.listTemplatesRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Create an e-mail template
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates` (createTemplate)
   */
  create(request: CreateTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.#calls.send(this.#api.createTemplateRequestOpts(request), options)
  }

  /**
   * Get an e-mail template
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/templates/{template_id}` (getTemplate)
   */
  get(request: GetTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.#calls.send(this.#api.getTemplateRequestOpts(request), options)
  }

  /**
   * Change an e-mail template
   *
   * Mail that is handed off from now on has the new content; sent mail keeps the one it had.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/templates/{template_id}` (updateTemplate)
   */
  update(request: UpdateTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.#calls.send(this.#api.updateTemplateRequestOpts(request), options)
  }

  /**
   * Delete an e-mail template that nothing uses
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/templates/{template_id}` (deleteTemplate)
   */
  delete(request: DeleteTemplateRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteTemplateRequestOpts(request), options)
  }

  /**
   * Copy an e-mail template under a free name
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/duplicate` (duplicateTemplate)
   */
  duplicate(request: DuplicateTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.#calls.send(this.#api.duplicateTemplateRequestOpts(request), options)
  }

  /**
   * Let journeys use an e-mail template
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/enable` (enableTemplate)
   */
  enable(request: EnableTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.#calls.send(this.#api.enableTemplateRequestOpts(request), options)
  }

  /**
   * Keep an e-mail template that nothing uses from being used
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/disable` (disableTemplate)
   */
  disable(request: DisableTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.#calls.send(this.#api.disableTemplateRequestOpts(request), options)
  }

  /**
   * Render an e-mail template as a lead would get it
   *
   * For the given lead or an invented one. Content that is not saved yet can be given. Changes nothing.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/preview` (previewTemplate)
   */
  preview(request: PreviewTemplateRequest, options?: RequestOptions): Answer<TemplatePreview> {
    return this.#calls.send(this.#api.previewTemplateRequestOpts(request), options)
  }

  /**
   * Send an e-mail template to an address, marked as a test
   *
   * Counts in no statistic. Without a sender it leaves in the name of the installation.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/test` (sendTemplateTest)
   */
  sendTest(request: SendTemplateTestRequest, options?: RequestOptions): Answer<TemplateTestQueued> {
    return this.#calls.send(this.#api.sendTemplateTestRequestOpts(request), options)
  }

  /**
   * List the variables that templates may use
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/template-variables` (listTemplateVariables)
   */
  listVariables(request: ListTemplateVariablesRequest, options?: RequestOptions): Answer<TemplateVariables> {
    return this.#calls.send(this.#api.listTemplateVariablesRequestOpts(request), options)
  }
}

/** Operations on tracking. */
export class TrackingResource {
  readonly #calls: Calls
  readonly #api: TrackingApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new TrackingApi(calls.configuration)
  }

  /**
   * The picture of one pixel that tells of an open
   *
   * Permission: `public`.
   *
   * `GET /v1/public/opens/{token}` (openEmail)
   */
  openEmail(request: OpenEmailRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.openEmailRequestOpts(request), options)
  }

  /**
   * Leads on to where a link of a mail points (302)
   *
   * Permission: `public`.
   *
   * `GET /v1/public/clicks/{token}` (clickEmail)
   */
  clickEmail(request: ClickEmailRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.clickEmailRequestOpts(request), options)
  }
}

/** Operations on unsubscribe. */
export class UnsubscribeResource {
  readonly #calls: Calls
  readonly #api: UnsubscribeApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new UnsubscribeApi(calls.configuration)
  }

  /**
   * The page on which a person leaves the list
   *
   * Permission: `public`.
   *
   * `GET /v1/public/unsubscribe/{token}` (showUnsubscribe)
   */
  show(request: ShowUnsubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.showUnsubscribeRequestOpts(request), options)
  }

  /**
   * Leave the list at once
   *
   * RFC 8058: mail programs send `List-Unsubscribe=One-Click`; the page’s button sends nothing.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/unsubscribe/{token}` (unsubscribe)
   */
  unsubscribe(request: UnsubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.unsubscribeRequestOpts(request), options)
  }

  /**
   * Ask for the mail that confirms coming back
   *
   * Permission: `public`.
   *
   * `POST /v1/public/unsubscribe/{token}/resubscribe` (askToResubscribe)
   */
  askToResubscribe(request: AskToResubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.askToResubscribeRequestOpts(request), options)
  }

  /**
   * The page on which a person confirms coming back
   *
   * Permission: `public`.
   *
   * `GET /v1/public/resubscribe/{token}` (showResubscribe)
   */
  showResubscribe(request: ShowResubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.showResubscribeRequestOpts(request), options)
  }

  /**
   * Come back to the list
   *
   * Permission: `public`.
   *
   * `POST /v1/public/resubscribe/{token}` (resubscribe)
   */
  resubscribe(request: ResubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.#calls.send(this.#api.resubscribeRequestOpts(request), options)
  }
}

/** Operations on unsubscribe-page. */
export class UnsubscribePageResource {
  readonly #calls: Calls
  readonly #api: UnsubscribePageApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new UnsubscribePageApi(calls.configuration)
  }

  /**
   * Get the texts of the unsubscribe page
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/unsubscribe-page` (getUnsubscribePage)
   */
  get(request: GetUnsubscribePageRequest, options?: RequestOptions): Answer<UnsubscribePage> {
    return this.#calls.send(this.#api.getUnsubscribePageRequestOpts(request), options)
  }

  /**
   * Change the texts of the unsubscribe page
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/unsubscribe-page` (updateUnsubscribePage)
   */
  update(request: UpdateUnsubscribePageRequest, options?: RequestOptions): Answer<UnsubscribePage> {
    return this.#calls.send(this.#api.updateUnsubscribePageRequestOpts(request), options)
  }
}

/** Operations on visitors. */
export class VisitorsResource {
  readonly #calls: Calls
  readonly #api: VisitorsApi

  constructor(calls: Calls) {
    this.#calls = calls
    this.#api = new VisitorsApi(calls.configuration)
  }

  /**
   * List visitors, the last seen first
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visitors` (listVisitors)
   */
  list(request: ListVisitorsRequest, options?: RequestOptions): ListAnswer<VisitorPage> {
    return this.#calls.list(cursor => this.#api.listVisitorsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Get a visitor
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visitors/{visitor_id}` (getVisitor)
   */
  get(request: GetVisitorRequest, options?: RequestOptions): Answer<Visitor> {
    return this.#calls.send(this.#api.getVisitorRequestOpts(request), options)
  }

  /**
   * Forget a visitor and what it saw; counts stay
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/visitors/{visitor_id}` (deleteVisitor)
   */
  delete(request: DeleteVisitorRequest, options?: RequestOptions): Answer<void> {
    return this.#calls.send(this.#api.deleteVisitorRequestOpts(request), options)
  }

  /**
   * List what a visitor saw, newest first
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visitors/{visitor_id}/visits` (listVisits)
   */
  listVisits(request: ListVisitsRequest, options?: RequestOptions): ListAnswer<VisitPage> {
    return this.#calls.list(cursor => this.#api.listVisitsRequestOpts(cursor === undefined ? request : { ...request, cursor }), options)
  }

  /**
   * Say whose browser it is
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/visitors/{visitor_id}/link` (linkVisitor)
   */
  link(request: LinkVisitorRequest, options?: RequestOptions): Answer<Visitor> {
    return this.#calls.send(this.#api.linkVisitorRequestOpts(request), options)
  }

  /**
   * Take a browser from its lead again
   *
   * The lead’s history no longer tells of its pages, and where the lead came from is told by its other browsers. The visits stay with the visitor.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/visitors/{visitor_id}/unlink` (unlinkVisitor)
   */
  unlink(request: UnlinkVisitorRequest, options?: RequestOptions): Answer<Visitor> {
    return this.#calls.send(this.#api.unlinkVisitorRequestOpts(request), options)
  }
}

/** The resources of a client, one for each tag of the API. */
export class Resources {
  readonly activities: ActivitiesResource
  readonly aiDrafts: AiDraftsResource
  readonly answers: AnswersResource
  readonly apiKeys: ApiKeysResource
  readonly audiences: AudiencesResource
  readonly auth: AuthResource
  readonly campaigns: CampaignsResource
  readonly confirmations: ConfirmationsResource
  readonly consents: ConsentsResource
  readonly customFields: CustomFieldsResource
  readonly demo: DemoResource
  readonly emails: EmailsResource
  readonly events: EventsResource
  readonly files: FilesResource
  readonly hosts: HostsResource
  readonly identitySecret: IdentitySecretResource
  readonly images: ImagesResource
  readonly journeys: JourneysResource
  readonly leadQuality: LeadQualityResource
  readonly leads: LeadsResource
  readonly popups: PopupsResource
  readonly public: PublicResource
  readonly results: ResultsResource
  readonly runs: RunsResource
  readonly senderVerification: SenderVerificationResource
  readonly senders: SendersResource
  readonly sites: SitesResource
  readonly submissions: SubmissionsResource
  readonly tags: TagsResource
  readonly templates: TemplatesResource
  readonly tracking: TrackingResource
  readonly unsubscribe: UnsubscribeResource
  readonly unsubscribePage: UnsubscribePageResource
  readonly visitors: VisitorsResource

  constructor(calls: Calls) {
    this.activities = new ActivitiesResource(calls)
    this.aiDrafts = new AiDraftsResource(calls)
    this.answers = new AnswersResource(calls)
    this.apiKeys = new ApiKeysResource(calls)
    this.audiences = new AudiencesResource(calls)
    this.auth = new AuthResource(calls)
    this.campaigns = new CampaignsResource(calls)
    this.confirmations = new ConfirmationsResource(calls)
    this.consents = new ConsentsResource(calls)
    this.customFields = new CustomFieldsResource(calls)
    this.demo = new DemoResource(calls)
    this.emails = new EmailsResource(calls)
    this.events = new EventsResource(calls)
    this.files = new FilesResource(calls)
    this.hosts = new HostsResource(calls)
    this.identitySecret = new IdentitySecretResource(calls)
    this.images = new ImagesResource(calls)
    this.journeys = new JourneysResource(calls)
    this.leadQuality = new LeadQualityResource(calls)
    this.leads = new LeadsResource(calls)
    this.popups = new PopupsResource(calls)
    this.public = new PublicResource(calls)
    this.results = new ResultsResource(calls)
    this.runs = new RunsResource(calls)
    this.senderVerification = new SenderVerificationResource(calls)
    this.senders = new SendersResource(calls)
    this.sites = new SitesResource(calls)
    this.submissions = new SubmissionsResource(calls)
    this.tags = new TagsResource(calls)
    this.templates = new TemplatesResource(calls)
    this.tracking = new TrackingResource(calls)
    this.unsubscribe = new UnsubscribeResource(calls)
    this.unsubscribePage = new UnsubscribePageResource(calls)
    this.visitors = new VisitorsResource(calls)
  }
}
